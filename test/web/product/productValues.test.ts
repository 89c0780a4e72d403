import { CategoryId, CompanyId, ProductId, ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import {
  emptyValues,
  rules,
  toBody,
  toChangedBody,
  toCopy,
  toValues,
} from '@bloomkin/web/office/catalogue/product/productValues.ts';
import { describe, expect, it } from 'vitest';

const parameter = (id: string, type: 'number' | 'value' | 'list') => ({
  ...{ id, name: id, type, unit: '', values: type === 'number' ? [] : ['Red', 'Pink'] },
  ...{ products_num: 0, value_counts: [], range: null },
});
const bouquet: ProductType = {
  id: ProductTypeId.parse('bouquet'),
  name: 'Bouquet',
  ...{ company_id: null, company_brand: null, photo: null, reviewed: false },
  parameters: [parameter('colour', 'list'), parameter('size', 'value'), parameter('height', 'number')],
  products_num: 1,
  version: 1,
};
const plant: ProductType = {
  ...bouquet,
  id: ProductTypeId.parse('plant'),
  parameters: [parameter('light', 'value')],
};
const types = [bouquet, plant];

const product: Product = {
  id: ProductId.parse('p1'),
  name: 'Jacaranda Dusk',
  price: 139,
  price_to: 139,
  sku: 'MF-101',
  description: '',
  category: { id: CategoryId.parse('c1'), name: 'Seasonal' },
  type: { id: bouquet.id, name: 'Bouquet' },
  site: '',
  active: true,
  company: CompanyId.parse('petal'),
  photos: [],
  parameter_values: [
    { parameter_id: 'colour', parameter_name: 'colour', value: ['Red'] },
    { parameter_id: 'height', parameter_name: 'height', value: '40.5' },
  ],
  sizes: [],
  addon: false,
  company_info: {
    id: CompanyId.parse('petal'),
    name: 'Petal',
    brand: 'Petal',
    logo: null,
    rating: null,
    sameDayDelivery: true,
    delivery_periods: [],
  },
  rating: null,
  reviews_count: 0,
  created_at: '2026-05-01T00:00:00.000Z',
  updated_at: '2026-05-01T00:00:00.000Z',
};

describe('the values of the form', () => {
  it('go out as they came', () => {
    const values = toValues(product, types);
    expect(toBody(values, types)).toMatchObject({
      price: 139,
      sku: 'MF-101',
      parameter_values: [
        { parameter_id: 'colour', value: ['Red'] },
        { parameter_id: 'height', value: 40.5 },
      ],
    });
  });

  it('go out with the parameters of their type alone', () => {
    const values = { ...toValues(product, types), type: plant.id };
    expect(toBody({ ...values, parameters: { ...values.parameters, light: 'Pink' } }, types)).toMatchObject({
      parameter_values: [{ parameter_id: 'light', value: 'Pink' }],
    });
  });

  it('go out where changed, parameters with a new type', () => {
    const values = toValues(product, types);
    expect(toChangedBody({ ...values, price: 14_500 }, { price: true }, types)).toEqual({ price: 145 });
    expect(Object.keys(toChangedBody(values, { type: true }, types)).sort()).toEqual([
      'parameter_values',
      'type',
    ]);
  });

  it('get another name and no SKU in a copy', () => {
    expect(toCopy(toValues(product, types))).toMatchObject({
      name: 'Jacaranda Dusk (copy)',
      sku: '',
      price: 13_900,
    });
  });
});

describe('the rules', () => {
  it('name missing fields as the message catalogue does', () => {
    const { name, sku, category, type, price } = emptyValues;
    expect([
      rules.name(name),
      rules.sku(sku),
      rules.category(category),
      rules.type(type),
      rules.price(price),
      rules.company_id(''),
    ]).toEqual([
      'Enter product name',
      'Enter SKU',
      'Select a category',
      'Select a type',
      'Enter the price of the goods',
      'Select a company',
    ]);
  });

  it.each([
    ['', undefined],
    ['https://petal.example/dusk', undefined],
    ['petal.example', 'Enter correct url'],
    ['javascript:alert(1)', 'Enter correct url'],
  ])('take %o as a web page: %o', (site, message) => {
    expect(rules.site(site)).toBe(message);
  });
});
