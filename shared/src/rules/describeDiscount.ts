import type { CodeRefusal, DiscountKind } from './discount.ts';
import { dollarsToCents, formatExact, formatMoney } from './money.ts';
import { type Day, formatShortDay } from './zonedTime.ts';

interface Taking {
  kind: DiscountKind;
  value: number;
}

export const describeTaking = ({ kind, value }: Taking): string =>
  `${kind === 'percent' ? `${value}%` : formatMoney(value)} off`;

interface Tag extends Taking {
  minOrderCents: number;
  toDay: Day | null;
}

/** For a product card: '15% off orders over $50 till 30 Nov'. */
export function describeTag({ minOrderCents, toDay, ...taking }: Tag): string {
  const over = minOrderCents > 0 ? ` orders from ${formatMoney(minOrderCents)}` : '';
  return `${describeTaking(taking)}${over}${toDay ? ` till ${formatShortDay(toDay)}` : ''}`;
}

export interface DescribedDiscount extends Tag {
  fromDay: Day | null;
  code: string | null;
  limitTotal: number | null;
  limitPerPerson: number | null;
  /** Undefined: valid at every florist. */
  florist?: string | undefined;
  category?: string | undefined;
  collection?: string | undefined;
}

/** '15% off orders over $50 at Rosebud, 1–8 May, 100 times'. */
export function describeDiscount(discount: DescribedDiscount): string {
  const { minOrderCents, florist, category, collection, limitTotal, limitPerPerson, code } = discount;
  const goods = [category, collection].filter(Boolean).join(' in ');
  const over = minOrderCents > 0 ? `${goods ? ' in' : ''} orders from ${formatMoney(minOrderCents)}` : '';
  const what = `${describeTaking(discount)}${goods ? ` ${goods}` : ''}${over || (goods ? '' : ' everything')}`;
  return [
    `${what} at ${florist ?? 'every florist'}`,
    describeDays(discount),
    limitTotal === null ? '' : countTimes(limitTotal),
    limitPerPerson === null ? '' : `${countTimes(limitPerPerson)} a person`,
    code ? `with the code ${code}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const countTimes = (count: number): string => {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
};

/** '1–8 May', '23 Nov – 2 Dec', 'from 1 May', 'till 30 Nov'; empty without dates. */
export function describeDays({ fromDay, toDay }: { fromDay: Day | null; toDay: Day | null }): string {
  if (!fromDay) return toDay ? `till ${formatShortDay(toDay)}` : '';
  if (!toDay) return `from ${formatShortDay(fromDay)}`;
  if (fromDay === toDay) return `only on ${formatShortDay(fromDay)}`;
  if (fromDay.slice(0, 7) === toDay.slice(0, 7))
    return `${Number(fromDay.slice(8))}–${formatShortDay(toDay)}`;
  return `${formatShortDay(fromDay)} – ${formatShortDay(toDay)}`;
}

interface RefusalFacts {
  code: string;
  fromDay?: Day | null;
  toDay?: Day | null;
  minOrderCents?: number;
  limitPerPerson?: number | null;
}

export function describeCodeRefusal(refusal: CodeRefusal, facts: RefusalFacts): string {
  const { code, fromDay, toDay, minOrderCents = 0, limitPerPerson } = facts;
  switch (refusal) {
    case 'unknown':
      return `We do not know the code ${code}. Check how it is written.`;
    case 'coming':
      return `${code} counts${fromDay ? ` from ${formatShortDay(fromDay)}` : ' later'}.`;
    case 'over':
      return toDay ? `${code} ended on ${formatShortDay(toDay)}.` : `${code} has ended.`;
    case 'used_up':
      return `${code} is used up.`;
    case 'used_by_you':
      return `You have used ${code} ${countTimes(limitPerPerson ?? 1)} already.`;
    case 'minimum':
      return `${code} counts for orders from ${formatMoney(minOrderCents)} of flowers: add a little more.`;
    case 'not_these':
      return `${code} is not for the flowers in your cart.`;
  }
}

/** For a line of the statement; empty without such a discount. */
export function describeMarketDiscount({ market_discount: dollars }: { market_discount: number }): string {
  const amount = formatExact(dollarsToCents(Math.abs(dollars)));
  if (dollars === 0) return '';
  return dollars > 0
    ? `Commission less ${amount} for Bloomkin’s discount`
    : `${amount} of Bloomkin’s discount taken back`;
}

export const combiningRule = 'Each product gets its best discount; discounts are not added together.';
export const dollarRule = 'Of Bloomkin’s own dollar discounts, an order gets one.';
