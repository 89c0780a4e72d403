import { ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { emptyValues, toBody, toChangedBody } from '@bloomkin/web/office/catalogue/product/productValues.ts';
import {
  describeRange,
  proposeSize,
  type SizeValues,
  sizeRules,
} from '@bloomkin/web/office/catalogue/product/sizeValues.ts';
import { describe, expect, it } from 'vitest';

const parameter = (id: string, type: 'number' | 'value', values: string[] = []) => ({
  ...{ id, name: id, type, values },
  unit: '',
  ...{ products_num: 0, value_counts: [], range: null },
});
const bouquet: ProductType = {
  id: ProductTypeId.parse('bouquet'),
  name: 'Bouquet',
  ...{ company_id: null, company_brand: null, photo: null, reviewed: false },
  parameters: [
    parameter('size', 'value', ['Petite', 'Grand']),
    parameter('height', 'number'),
    parameter('scent', 'value', ['Light']),
  ],
  products_num: 0,
  version: 1,
};
const aSize = (about: Partial<SizeValues>): SizeValues => ({
  ...{ id: '', name: 'Petite', sku: 'A-P', price: 6900, active: true, photo: null },
  ...{ description: '', measures: {}, others: [] },
  ...about,
});
const values = {
  ...emptyValues,
  sku: 'A',
  type: 'bouquet',
  parameters: { size: 'Grand', height: 40, scent: 'Light' },
};

describe('the sizes of the form', () => {
  it('go out with measures and a name', () => {
    const sizes = [
      aSize({ id: 's1', name: 'petite', measures: { height: 30, other: 5 } }),
      aSize({ name: 'Mini', sku: 'A-M', price: 3300, others: [{ parameter_id: 'gone', value: 'x' }] }),
    ];
    const body = toBody({ ...values, sizes }, [bouquet]);
    expect(body.price).toBe(33);
    expect(body.sizes.map(({ parameter_values }) => parameter_values)).toEqual([
      [
        { parameter_id: 'size', value: 'Petite' },
        { parameter_id: 'height', value: 30 },
      ],
      [],
    ]);
    expect(body.sizes.map((size) => 'id' in size)).toEqual([true, false]);
    expect(body.parameter_values).toEqual([{ parameter_id: 'scent', value: 'Light' }]);
  });

  it('set the price, which is sent again after the last one is removed', () => {
    const sized = { ...values, price: 5000, sizes: [aSize({})] };
    const dirty = { price: true, sizes: true };
    expect(toChangedBody(sized, dirty, [bouquet])).not.toHaveProperty('price');
    expect(toChangedBody({ ...sized, sizes: [] }, dirty, [bouquet])).toMatchObject({ price: 50, sizes: [] });
  });

  it('follow from the type and the product’s values', () => {
    const about = { type: bouquet, sku: 'A', price: 5000, measures: { height: 40 } };
    const first = proposeSize({ ...about, sizes: [] });
    expect(first).toMatchObject({ name: 'Petite', sku: 'A-P', price: 5000, measures: { height: 40 } });
    const second = proposeSize({ ...about, sizes: [first] });
    expect(second).toMatchObject({ name: 'Grand', sku: 'A-G', price: null, measures: {} });
    expect(proposeSize({ ...about, sizes: [first, second] })).toMatchObject({ name: '', sku: '' });
  });

  it('report a repeated name and SKU at the later one', () => {
    const form = { sku: 'A', sizes: [aSize({}), aSize({ name: ' petite' })] };
    expect(sizeRules.name(0)('Petite', form)).toBeUndefined();
    expect(sizeRules.name(1)(' petite', form)).toBe('Another size has this name');
    expect(sizeRules.sku(1)('A-P', form)).toBe('Another size has this SKU');
    expect(sizeRules.sku(0)('A', form)).toBe('The product itself has this SKU');
  });

  it('show the price range of the active ones', () => {
    const off = aSize({ price: 100, active: false });
    expect(describeRange([off, aSize({}), aSize({ price: 9000 })])).toBe('from $69');
    expect(describeRange([off, aSize({}), aSize({ price: null })])).toBe('$69');
    expect(describeRange([aSize({ price: null })])).toBeUndefined();
  });
});
