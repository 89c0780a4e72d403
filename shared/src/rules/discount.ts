import { dollarsToCents, minCardCents } from './money.ts';
import type { Day } from './zonedTime.ts';

export type DiscountKind = 'percent' | 'amount';
export type DiscountBearer = 'florist' | 'market';

/** Owner of the admins' discounts; a florist's discounts belong to its company. */
export const marketOwner = 'market';

export const maxPercent = 90;

export interface DiscountTerms {
  id: string;
  ownerId: string;
  name: string;
  code: string | null;
  kind: DiscountKind;
  value: number;
  companyId: string | null;
  categoryId: string | null;
  collectionId: string | null;
  /** Goods only, without delivery. */
  minOrderCents: number;
  /** In the florist's time zone, both included. */
  fromDay: Day | null;
  toDay: Day | null;
  active: boolean;
  limitTotal: number | null;
  limitPerPerson: number | null;
}

export const getBearer = ({ ownerId }: Pick<DiscountTerms, 'ownerId'>): DiscountBearer =>
  ownerId === marketOwner ? 'market' : 'florist';

interface Limits {
  limitTotal?: number | null | undefined;
  limitPerPerson?: number | null | undefined;
}

/** Remaining uses are known only for a signed-in account. */
export const isLimited = ({ limitTotal, limitPerPerson }: Limits): boolean =>
  (limitTotal ?? limitPerPerson ?? null) !== null;

export type DiscountPhase = 'off' | 'coming' | 'live' | 'over';

type Dates = Pick<DiscountTerms, 'active' | 'fromDay' | 'toDay'>;

/** `day`: today in the florist's time zone. */
export function getPhase({ active, fromDay, toDay }: Dates, day: Day): DiscountPhase {
  if (toDay && day > toDay) return 'over';
  if (!active) return 'off';
  return fromDay && day < fromDay ? 'coming' : 'live';
}

export type CodeRefusal = 'unknown' | 'coming' | 'over' | 'used_up' | 'used_by_you' | 'minimum' | 'not_these';

export interface PricedGoods {
  priceCents: number;
  count: number;
}

export interface LineDiscount<D> {
  discount: D;
  cents: number;
}

type Taking = Pick<DiscountTerms, 'kind' | 'value' | 'minOrderCents'>;

const worth = ({ priceCents, count }: PricedGoods): number => priceCents * count;

/** An amount takes off no more than `percent` of the least order: undefined when it does not, otherwise the order it needs. */
export const missingMinOrder = (cents: number, minOrderCents: number, percent: number): number | undefined =>
  cents * 100 > minOrderCents * percent ? dollarsToCents(Math.ceil(cents / percent)) : undefined;

/** Rounds half a cent up, in the buyer's favour. */
export const takePercent = (cents: number, percent: number): number =>
  Math.floor((cents * percent + 50) / 100);

/** The amount off each line when no other discount applies. */
export function shareOut<L extends PricedGoods>(
  discount: Taking,
  lines: readonly L[],
  covers: (line: L) => boolean,
): number[] {
  const none = lines.map(() => 0);
  const goodsCents = lines.reduce((sum, line) => sum + worth(line), 0);
  if (goodsCents < discount.minOrderCents) return none;
  const covered = lines.map((line) => (covers(line) ? worth(line) : 0));
  if (discount.kind === 'percent') return covered.map((cents) => takePercent(cents, discount.value));
  return spread(discount.value, covered);
}

/** In proportion, by the largest remainder; never more than there is. */
export function spread(cents: number, over: readonly number[]): number[] {
  const total = over.reduce((sum, one) => sum + one, 0);
  if (total === 0) return over.map(() => 0);
  const discountCents = Math.min(cents, total);
  const shares = over.map((one) => Math.floor((discountCents * one) / total));
  const remainders = over
    .map((one, index) => ({ index, rest: (discountCents * one) % total }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const missing = discountCents - shares.reduce((sum, one) => sum + one, 0);
  for (const { index } of remainders.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

type LineDiscounts<D> = (LineDiscount<D> | null)[];

/** Each line gets its largest discount; the first wins a tie (docs/product-rules.md, "Discounts"). */
export function applyDiscounts<D extends Taking & { ownerId?: string }, L extends PricedGoods>(
  lines: readonly L[],
  discounts: readonly D[],
  covers: (discount: D, line: L) => boolean,
): LineDiscounts<D> {
  const [first = [], ...others] = listCombinable(discounts).map((some) => applyBest(lines, some, covers));
  return others.reduce((best, one) => (discountTotal(one) > discountTotal(best) ? one : best), first);
}

export const discountLines = <D extends Taking & { ownerId?: string }, L extends PricedGoods>(
  lines: readonly L[],
  discounts: readonly D[],
  covers: (discount: D, line: L) => boolean,
): LineDiscounts<D> => leaveToPay(lines, applyDiscounts(lines, discounts, covers));

/** Several amounts could exceed the market's commission, so an order gets its percentages or a single amount. */
function listCombinable<D extends Taking & { ownerId?: string }>(discounts: readonly D[]): D[][] {
  const isMarketAmount = ({ ownerId, kind }: D) => ownerId === marketOwner && kind === 'amount';
  const isFlorists = ({ ownerId }: D) => ownerId !== marketOwner;
  return [
    discounts.filter((one) => !isMarketAmount(one)),
    ...discounts
      .filter(isMarketAmount)
      .map((amount) => discounts.filter((one) => isFlorists(one) || one === amount)),
  ];
}

const discountTotal = (best: LineDiscounts<unknown>): number =>
  best.reduce((sum, one) => sum + (one?.cents ?? 0), 0);

/** Amounts for different flowers could reduce an order to nothing: the largest is dropped. */
export function leaveToPay<D>(lines: readonly PricedGoods[], best: LineDiscounts<D>): LineDiscounts<D> {
  const goodsCents = lines.reduce((sum, line) => sum + worth(line), 0);
  const overCents = discountTotal(best) - Math.max(0, goodsCents - minCardCents);
  const largest = best.reduce((one, other) => ((other?.cents ?? 0) > (one?.cents ?? 0) ? other : one), null);
  if (overCents <= 0 || !largest) return best;
  const cents = largest.cents - overCents;
  const smaller = cents > 0 ? { ...largest, cents } : null;
  return leaveToPay(
    lines,
    best.map((one) => (one === largest ? smaller : one)),
  );
}

export function applyBest<D extends Taking, L extends PricedGoods>(
  lines: readonly L[],
  discounts: readonly D[],
  covers: (discount: D, line: L) => boolean,
): LineDiscounts<D> {
  const best: LineDiscounts<D> = lines.map(() => null);
  for (const discount of discounts) {
    shareOut(discount, lines, (line) => covers(discount, line)).forEach((cents, index) => {
      if (cents > (best[index]?.cents ?? 0)) best[index] = { discount, cents };
    });
  }
  return best;
}

/** The buyer's cost of `count` pieces; the costs of all pieces add up to the line's. */
export function netCents(
  { priceCents, count, discountCents = 0 }: PricedGoods & { discountCents?: number | undefined },
  pieces: number,
): number {
  if (count === 0) return 0;
  return priceCents * pieces - Math.floor((discountCents * pieces) / count);
}

/** After a florist changes a line's count: a percentage scales, an amount never grows. */
export function recountDiscount(
  { kind, value }: Pick<Taking, 'kind' | 'value'>,
  before: { count: number; discountCents: number },
  after: PricedGoods,
): number {
  if (kind === 'percent') return takePercent(worth(after), value);
  const pieces = Math.min(after.count, before.count);
  return before.count === 0 ? 0 : Math.floor((before.discountCents * pieces) / before.count);
}

/** Codes compare case-insensitively, without surrounding spaces and dashes. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

/** A guest's cart takes these, so that it matches the API's: the card's offer first, then those that other products may add. */
export function offersFor<D extends Taking & Limits & { ownerId?: string }>(
  discounts: readonly D[],
  priceCents: number,
): D[] {
  const best = bestForProduct(discounts, priceCents);
  const others = discounts.filter((one, at) => {
    const isOutdone = (other: D, place: number) =>
      outdoes(other, one) && (place < at || !outdoes(one, other));
    return one !== best && !discounts.some((other, place) => other !== one && isOutdone(other, place));
  });
  return best ? [best, ...others] : [];
}

/** A larger percentage that applies wherever the other does. The market's percentages do not combine with its amounts. */
const outdoes = <D extends Taking & Limits & { ownerId?: string }>(one: D, other: D): boolean =>
  (!isLimited(one) || isLimited(other)) &&
  one.kind === 'percent' &&
  other.kind === 'percent' &&
  one.value >= other.value &&
  one.minOrderCents <= other.minOrderCents &&
  (one.ownerId !== marketOwner || other.ownerId === marketOwner);

/** The largest per piece; the first wins a tie. */
export function bestForProduct<D extends Pick<Taking, 'kind' | 'value'>>(
  discounts: readonly D[],
  priceCents: number,
): D | undefined {
  const takes = ({ kind, value }: D) =>
    kind === 'percent' ? takePercent(priceCents, value) : Math.min(value, priceCents);
  return discounts.reduce<D | undefined>(
    (best, one) => (best && takes(best) >= takes(one) ? best : one),
    undefined,
  );
}
