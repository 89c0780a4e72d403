import { leastCardCents } from './money.ts';
import type { Day } from './zonedTime.ts';

export type DiscountKind = 'percent' | 'amount';
export type DiscountBearer = 'florist' | 'market';

/** Owner of the discounts that an admin made; a florist's belong to its company. */
export const marketOwner = 'market';

export const maxPercent = 90;

export interface DiscountTerms {
  id: string;
  ownerId: string;
  name: string;
  /** Null: automatic. */
  code: string | null;
  kind: DiscountKind;
  /** Whole per cents, or cents. */
  value: number;
  /** Null: every florist. */
  companyId: string | null;
  categoryId: string | null;
  collectionId: string | null;
  /** Of the flowers in the order, without delivery. */
  minOrderCents: number;
  /** Days in the florist's own time, both included. */
  fromDay: Day | null;
  toDay: Day | null;
  active: boolean;
  limitTotal: number | null;
  limitPerPerson: number | null;
}

export const bearerOf = ({ ownerId }: Pick<DiscountTerms, 'ownerId'>): DiscountBearer =>
  ownerId === marketOwner ? 'market' : 'florist';

interface Limits {
  limitTotal?: number | null | undefined;
  limitPerPerson?: number | null | undefined;
}

/** Whether it still counts is known for an account only. */
export const isLimited = ({ limitTotal, limitPerPerson }: Limits): boolean =>
  (limitTotal ?? limitPerPerson ?? null) !== null;

export type DiscountPhase = 'off' | 'coming' | 'live' | 'over';

type Dates = Pick<DiscountTerms, 'active' | 'fromDay' | 'toDay'>;

/** `day`: today in the florist's own time. */
export function phaseOf({ active, fromDay, toDay }: Dates, day: Day): DiscountPhase {
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

/** Half a cent rounds up, for the buyer. */
export const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

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
  if (discount.kind === 'percent') return covered.map((cents) => percentOf(cents, discount.value));
  return spread(discount.value, covered);
}

/** In proportion, by the largest remainder; never more than there is. */
export function spread(cents: number, over: readonly number[]): number[] {
  const total = over.reduce((sum, one) => sum + one, 0);
  if (total === 0) return over.map(() => 0);
  const given = Math.min(cents, total);
  const shares = over.map((one) => Math.floor((given * one) / total));
  const remainders = over
    .map((one, index) => ({ index, rest: (given * one) % total }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const missing = given - shares.reduce((sum, one) => sum + one, 0);
  for (const { index } of remainders.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

type LineDiscounts<D> = (LineDiscount<D> | null)[];

/** Each line gets the discount that takes most off it, the first one of equals (docs/product-rules.md, "Discounts"). */
export function applyDiscounts<D extends Taking & { ownerId?: string }, L extends PricedGoods>(
  lines: readonly L[],
  discounts: readonly D[],
  covers: (discount: D, line: L) => boolean,
): LineDiscounts<D> {
  const [first = [], ...others] = listCombinable(discounts).map((some) => applyBest(lines, some, covers));
  return others.reduce((best, one) => (takenOff(one) > takenOff(best) ? one : best), first);
}

/** What comes off each line of an order, where `discounts` are those that count today. */
export const discountLines = <D extends Taking & { ownerId?: string }, L extends PricedGoods>(
  lines: readonly L[],
  discounts: readonly D[],
  covers: (discount: D, line: L) => boolean,
): LineDiscounts<D> => leaveToPay(lines, applyDiscounts(lines, discounts, covers));

/** The market's amounts could add up to more than its commission: an order gets its percentages, or one amount. */
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

const takenOff = (best: LineDiscounts<unknown>): number =>
  best.reduce((sum, one) => sum + (one?.cents ?? 0), 0);

/** Amounts for different flowers could take off all: the largest gives way. */
export function leaveToPay<D>(lines: readonly PricedGoods[], best: LineDiscounts<D>): LineDiscounts<D> {
  const goodsCents = lines.reduce((sum, line) => sum + worth(line), 0);
  const overCents = takenOff(best) - Math.max(0, goodsCents - leastCardCents);
  const largest = best.reduce((one, other) => ((other?.cents ?? 0) > (one?.cents ?? 0) ? other : one), null);
  if (overCents <= 0 || !largest) return best;
  const cents = largest.cents - overCents;
  const smaller = cents > 0 ? { ...largest, cents } : null;
  return leaveToPay(
    lines,
    best.map((one) => (one === largest ? smaller : one)),
  );
}

/** Of discounts that may meet in one order. */
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

/** The buyer's cost of `count` pieces of a line; all pieces add up to the line's. */
export function netCents(
  { priceCents, count, discountCents = 0 }: PricedGoods & { discountCents?: number | undefined },
  pieces: number,
): number {
  if (count === 0) return 0;
  return priceCents * pieces - Math.floor((discountCents * pieces) / count);
}

/** Of a line whose count a florist changes: a percentage follows, an amount never grows. */
export function recountDiscount(
  { kind, value }: Pick<Taking, 'kind' | 'value'>,
  before: { count: number; discountCents: number },
  after: PricedGoods,
): number {
  if (kind === 'percent') return percentOf(worth(after), value);
  const pieces = Math.min(after.count, before.count);
  return before.count === 0 ? 0 : Math.floor((before.discountCents * pieces) / before.count);
}

/** Codes are compared without case, spaces and dashes at the ends. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

/**
 * What a product's card shows, then all that an order with other products may get instead: by them a guest's cart takes off
 * what the server's does.
 */
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

/** A greater percentage that counts wherever the other one does; beside an amount of the market's its percentages do not. */
const outdoes = <D extends Taking & Limits & { ownerId?: string }>(one: D, other: D): boolean =>
  (!isLimited(one) || isLimited(other)) &&
  one.kind === 'percent' &&
  other.kind === 'percent' &&
  one.value >= other.value &&
  one.minOrderCents <= other.minOrderCents &&
  (one.ownerId !== marketOwner || other.ownerId === marketOwner);

/** The one that takes most off a piece, the first of equals. */
export function bestForProduct<D extends Pick<Taking, 'kind' | 'value'>>(
  discounts: readonly D[],
  priceCents: number,
): D | undefined {
  const takes = ({ kind, value }: D) =>
    kind === 'percent' ? percentOf(priceCents, value) : Math.min(value, priceCents);
  return discounts.reduce<D | undefined>(
    (best, one) => (best && takes(best) >= takes(one) ? best : one),
    undefined,
  );
}
