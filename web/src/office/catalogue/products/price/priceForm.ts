import { centsToDollars, dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { changePrice, findPriceFault, type PriceChange } from '@bloomkin/shared/rules/priceChange.ts';
import type { NumberValue } from '#components/form/numberText.ts';
import type { ListedProduct } from '#office/catalogue/products/productReads.ts';
import type { BulkChange } from '#office/catalogue/products/useBulkChange.ts';

export interface PriceValues {
  mode: 'percent' | 'dollars' | 'to';
  direction: 'up' | 'down';
  percent: NumberValue;
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
  if ('cents' in by) return { price: { by_amount: centsToDollars(by.cents), round } };
  return { price: { to: centsToDollars(by.toCents), round } };
}

export interface PreviewedPrice {
  id: string;
  /** Null for a product without sizes. */
  size: string | null;
  fromCents: number;
  toCents: number;
}

export interface PreviewedProduct {
  product: ListedProduct;
  /** Previews each size; inactive ones change too. */
  prices: readonly PreviewedPrice[];
  /** An invalid size rejects the whole product, as in the API. */
  fault: string | undefined;
}

const listPrices = ({ id, price, sizes }: ListedProduct): Omit<PreviewedPrice, 'toCents'>[] =>
  sizes.length > 0
    ? sizes.map((size) => ({ id: size.id, size: size.name, fromCents: dollarsToCents(size.price) }))
    : [{ id, size: null, fromCents: dollarsToCents(price) }];

export function previewPrices(
  products: readonly ListedProduct[],
  change: PriceChange | undefined,
): PreviewedProduct[] {
  return products.map((product) => {
    const prices = listPrices(product).map((price) => ({
      ...price,
      toCents: change ? changePrice(price.fromCents, change) : price.fromCents,
    }));
    const faults = prices.map((price) => findPriceFault(price.toCents));
    return { product, prices, fault: change && faults.find(Boolean) };
  });
}

export const countChanged = (products: readonly PreviewedProduct[]): number =>
  products
    .filter(({ fault }) => !fault)
    .flatMap(({ prices }) => prices)
    .filter((price) => price.fromCents !== price.toCents).length;

/** A price that rounding changes, as an example. */
export function findRounded(
  products: readonly ListedProduct[],
  change: PriceChange | undefined,
): { exactCents: number; roundedCents: number } | undefined {
  if (!change) return undefined;
  return products
    .flatMap(listPrices)
    .map(({ fromCents }) => {
      const exactCents = changePrice(fromCents, { ...change, roundToCents: null });
      return { exactCents, roundedCents: changePrice(fromCents, { ...change, roundToCents: 100 }) };
    })
    .find(({ exactCents, roundedCents }) => exactCents !== roundedCents);
}
