import { changePrice, findPriceFault, type PriceChange } from '@bloomkin/shared/rules/priceChange.ts';
import type { NumberValue } from '#components/form/numberText.ts';
import type { BulkChange } from '../useBulkChange.ts';
import type { ListedProduct } from '../useProductList.ts';

export interface PriceValues {
  mode: 'percent' | 'dollars' | 'to';
  direction: 'up' | 'down';
  percent: NumberValue;
  /** By how much, or to what. */
  cents: NumberValue;
  isRounded: boolean;
}

export const emptyPrice: PriceValues = {
  mode: 'percent',
  direction: 'up',
  percent: null,
  cents: null,
  isRounded: true,
};

/** Undefined while the form has no number yet. */
export function toPriceChange(values: PriceValues): PriceChange | undefined {
  const { mode, direction, percent, cents, isRounded } = values;
  const sign = direction === 'down' ? -1 : 1;
  const roundToCents = isRounded && mode !== 'to' ? 100 : null;
  if (mode === 'percent') return percent ? { by: { percent: sign * percent }, roundToCents } : undefined;
  if (mode === 'dollars') return cents ? { by: { cents: sign * cents }, roundToCents } : undefined;
  return cents ? { by: { toCents: cents }, roundToCents } : undefined;
}

/** As the API takes it. */
export function toBulkChange({ by, roundToCents }: PriceChange): BulkChange {
  const round = roundToCents === 100 ? 1 : roundToCents === 50 ? 0.5 : null;
  if ('percent' in by) return { price: { by_percent: by.percent, round } };
  if ('cents' in by) return { price: { by_amount: by.cents / 100, round } };
  return { price: { to: by.toCents / 100, round } };
}

export interface PreviewedPrice {
  product: ListedProduct;
  fromCents: number;
  toCents: number;
  fault: string | undefined;
}

export function previewPrices(
  products: readonly ListedProduct[],
  change: PriceChange | undefined,
): PreviewedPrice[] {
  return products.map((product) => {
    const fromCents = Math.round(product.price * 100);
    const toCents = change ? changePrice(fromCents, change) : fromCents;
    return { product, fromCents, toCents, fault: change && findPriceFault(toCents) };
  });
}

export const countChanged = (prices: readonly PreviewedPrice[]): number =>
  prices.filter(({ fromCents, toCents, fault }) => !fault && fromCents !== toCents).length;

/** A price that rounding changes, as an example. */
export function findRounded(
  products: readonly ListedProduct[],
  change: PriceChange | undefined,
): { exactCents: number; roundedCents: number } | undefined {
  if (!change) return undefined;
  return products
    .map((product) => {
      const cents = Math.round(product.price * 100);
      const exactCents = changePrice(cents, { ...change, roundToCents: null });
      return { exactCents, roundedCents: changePrice(cents, { ...change, roundToCents: 100 }) };
    })
    .find(({ exactCents, roundedCents }) => exactCents !== roundedCents);
}
