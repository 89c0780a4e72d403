export const maxProductCents = 10_000_000;

export const tooCheap = 'The new price would be $0 or less';
export const tooDear = 'The new price would be over $100,000';

/** In cents; `percent` and `cents` are negative for a reduction. */
export interface PriceChange {
  by: { percent: number } | { cents: number } | { toCents: number };
  /** The new price is rounded to a multiple of it. */
  roundToCents: 100 | 50 | null;
}

export function changePrice(cents: number, { by, roundToCents }: PriceChange): number {
  const exact = applyChange(cents, by);
  return roundToCents === null ? exact : Math.round(exact / roundToCents) * roundToCents;
}

function applyChange(cents: number, by: PriceChange['by']): number {
  if ('toCents' in by) return by.toCents;
  if ('cents' in by) return cents + by.cents;
  // Thousandths of a percent as integers, so that half cents are exact.
  return Math.round((cents * Math.round((100 + by.percent) * 1000)) / 100_000);
}

export function findPriceFault(cents: number): string | undefined {
  if (cents < 1) return tooCheap;
  return cents > maxProductCents ? tooDear : undefined;
}
