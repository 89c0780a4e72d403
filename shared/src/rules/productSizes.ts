export const maxSizes = 8;

/** What is sold: a product, or one of its sizes; the same in every feed and protocol. */
export const toVariantId = (productId: string, sizeId?: string): string =>
  sizeId === undefined ? productId : `${productId}~${sizeId}`;

export interface SizePrice {
  priceCents: number;
  active: boolean;
}

interface Priced<S extends SizePrice> {
  priceCents: number;
  sizes: readonly S[];
}

export interface PriceRange {
  fromCents: number;
  toCents: number;
}

/** Takes the active sizes, or all when none is active. */
export function priceRange<S extends SizePrice>({ priceCents, sizes }: Priced<S>): PriceRange {
  const active = sizes.filter((size) => size.active);
  const prices = (active.length > 0 ? active : sizes).map((size) => size.priceCents);
  if (prices.length === 0) return { fromCents: priceCents, toCents: priceCents };
  return { fromCents: Math.min(...prices), toCents: Math.max(...prices) };
}

/** A product whose sizes are all inactive cannot be ordered. */
export const isOrderable = ({ sizes }: { sizes: readonly { active: boolean }[] }): boolean =>
  sizes.length === 0 || sizes.some(({ active }) => active);

/** `missing`: no size was chosen; `unavailable`: the chosen one cannot be bought. */
export type SizeChoice<S> = { size: S | undefined } | { fault: 'missing' | 'unavailable' };

export function chooseSize<S extends { id: string; active: boolean }>(
  sizes: readonly S[],
  id: string | null | undefined,
): SizeChoice<S> {
  if (!id) return sizes.length === 0 ? { size: undefined } : { fault: 'missing' };
  const size = sizes.find((each) => each.id === id);
  return size?.active ? { size } : { fault: 'unavailable' };
}

/** A size's values override the product's, in place. */
export function overlayValues<V>(
  values: readonly V[],
  over: readonly V[],
  idOf: (value: V) => string,
): readonly V[] {
  if (over.length === 0) return values;
  const replaced = values.map((value) => over.find((other) => idOf(other) === idOf(value)) ?? value);
  const added = over.filter((other) => values.every((value) => idOf(value) !== idOf(other)));
  return [...replaced, ...added];
}
