import {
  countChanged,
  emptyPrice,
  findRounded,
  previewPrices,
  toBulkChange,
  toPriceChange,
} from '@bloomkin/web/office/catalogue/products/price/priceForm.ts';
import { describe, expect, it } from 'vitest';
import { aListedProduct, aSize } from './listedProduct.ts';

const products = [aListedProduct({ price: 69 }), aListedProduct({ price: 98 }), aListedProduct({ price: 4 })];
const change = (values: Partial<typeof emptyPrice>) => {
  const made = toPriceChange({ ...emptyPrice, ...values });
  if (!made) throw new Error('The form has no number');
  return made;
};

describe('the price form', () => {
  it('sends nothing before it has a number', () => {
    expect(toPriceChange(emptyPrice)).toBeUndefined();
    expect(toPriceChange({ ...emptyPrice, percent: Number.NaN })).toBeUndefined();
    expect(toPriceChange({ ...emptyPrice, mode: 'to', percent: 8 })).toBeUndefined();
    expect(countChanged(previewPrices(products, undefined))).toBe(0);
  });

  it('previews what the API will do', () => {
    const up = previewPrices(products, change({ percent: 8 }));
    expect(up.flatMap(({ prices }) => prices.map(({ fromCents, toCents }) => [fromCents, toCents]))).toEqual([
      [6900, 7500],
      [9800, 10_600],
      [400, 400],
    ]);
    expect(countChanged(up)).toBe(2);
    const down = previewPrices(products, change({ mode: 'dollars', direction: 'down', cents: 400 }));
    expect(down.map(({ fault }) => fault)).toEqual([
      undefined,
      undefined,
      'The new price would be $0 or less',
    ]);
    expect(countChanged(down)).toBe(2);
  });

  it('previews each size and skips impossible products', () => {
    const sized = aListedProduct({ price: 5, price_to: 98, sizes: [aSize('Petite', 5), aSize('Grand', 98)] });
    const [up] = previewPrices([sized], change({ percent: 8 }));
    expect(up?.prices.map(({ size, toCents }) => [size, toCents])).toEqual([
      ['Petite', 500],
      ['Grand', 10_600],
    ]);
    expect(countChanged([...(up ? [up] : [])])).toBe(1);
    const down = previewPrices([sized], change({ mode: 'dollars', direction: 'down', cents: 500 }));
    expect(down.map(({ fault }) => fault)).toEqual(['The new price would be $0 or less']);
    expect(countChanged(down)).toBe(0);
    expect(findRounded([sized], change({ percent: 8 }))).toEqual({ exactCents: 540, roundedCents: 500 });
  });

  it('sends what it previewed', () => {
    expect(toBulkChange(change({ percent: 8 }))).toEqual({ price: { by_percent: 8, round: 1 } });
    expect(toBulkChange(change({ direction: 'down', percent: 2.5, isRounded: false }))).toEqual({
      price: { by_percent: -2.5, round: null },
    });
    expect(toBulkChange(change({ mode: 'dollars', cents: 550 }))).toEqual({
      price: { by_amount: 5.5, round: 1 },
    });
    expect(toBulkChange(change({ mode: 'to', direction: 'down', cents: 8950 }))).toEqual({
      price: { to: 89.5, round: null },
    });
  });

  it('shows a price that rounding changes', () => {
    expect(findRounded(products, change({ percent: 8 }))).toEqual({ exactCents: 7452, roundedCents: 7500 });
    expect(findRounded(products, change({ mode: 'dollars', cents: 500 }))).toBeUndefined();
  });
});
