import type { Stop } from './calendar.ts';
import type { Shortage } from './dayLimit.ts';
import { deadlineDay } from './deadline.ts';
import { formatMoney } from './money.ts';
import { type Day, formatDay, formatTime, type TimeOfDay, weekdayName } from './zonedTime.ts';

export const reasonCodes = [
  'company_inactive',
  'no_delivery',
  'outside_area',
  'unknown_store',
  'no_pickup',
  'unknown_day',
  'day_past',
  'day_too_far',
  'closed_day',
  'public_holiday',
  'weekly_closed',
  'unknown_period',
  'outside_hours',
  'no_same_day',
  'too_late',
  'fully_booked',
  'zone_closed',
  'stopped',
  'sold_out_that_day',
  'short_menu',
  'minimum_order',
  'other_price',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** Missing details are left out of the sentence. */
export interface ReasonDetails {
  day?: Day;
  today?: Day;
  holiday?: string;
  cutoff?: { day: Day; time: TimeOfDay };
  lastDay?: Day;
  minOrderCents?: number;
  missingCents?: number;
  costCents?: number;
  agreedCents?: number;
  shortage?: Shortage;
  /** The product that the day's menu leaves out. */
  offMenu?: string;
  stop?: { kind: Stop['kind']; until: { day: Day; time: TimeOfDay } };
}

const messages: Readonly<Record<ReasonCode, (details: ReasonDetails) => string>> = {
  company_inactive: () => 'This florist is not taking orders right now',
  no_delivery: () => 'This florist does not deliver',
  outside_area: () => 'Outside the delivery area',
  unknown_store: () => 'We could not find that store',
  no_pickup: () => 'This store has no pick-up',
  unknown_day: () => 'Please choose a day',
  day_past: () => 'That day has passed',
  day_too_far: ({ lastDay }) => (lastDay ? `Orders are open up to ${formatDay(lastDay)}` : 'Too far ahead'),
  closed_day: ({ day }) => (day ? `Closed on ${formatDay(day)}` : 'Closed that day'),
  public_holiday: ({ holiday }) => `Closed for ${holiday ?? 'the public holiday'}`,
  weekly_closed: ({ day }) => (day ? `Closed on ${weekdayName(day)}s` : 'Closed that day'),
  unknown_period: () => 'That time is not offered: please choose another',
  outside_hours: () => 'Outside opening hours',
  no_same_day: () => 'No same-day delivery: please order the day before',
  too_late: tooLate,
  fully_booked: () => 'Fully booked',
  zone_closed: ({ day, today }) => `No delivery to this place ${onDay(day, today)}`,
  stopped,
  sold_out_that_day: soldOut,
  short_menu: shortMenu,
  minimum_order: minimumOrder,
  other_price: otherPrice,
};

/** No full stop: 'Closed for Anzac Day', 'Too late for today: order by 1 pm'. */
export function describeReason(code: ReasonCode, details: ReasonDetails = {}): string {
  return messages[code](details);
}

const onDay = (day: Day | undefined, today: Day | undefined): string =>
  day === undefined ? 'that day' : day === today ? 'today' : `on ${formatDay(day)}`;

function soldOut({ day, today, shortage }: ReasonDetails): string {
  if (!shortage) return `Sold out ${onDay(day, today)}`;
  const { name, left } = shortage;
  return left > 0
    ? `Only ${left} left of ${name} ${onDay(day, today)}`
    : `${name} sold out ${onDay(day, today)}`;
}

/** 'On Sun 10 May this florist makes a short menu only, without Ruby Roses' */
function shortMenu({ day, today, offMenu }: ReasonDetails): string {
  const when = onDay(day, today);
  const without = offMenu ? `, without ${offMenu}` : '';
  return `${when[0]?.toUpperCase()}${when.slice(1)} this florist makes a short menu only${without}`;
}

function stopped({ day, today, stop }: ReasonDetails): string {
  if (stop?.kind === 'all') {
    const time = formatTime(stop.until.time);
    const last = deadlineDay(stop.until);
    return `Not taking orders until ${last === today ? time : `${formatDay(last)}, ${time}`}`;
  }
  const what = { day: '', window: ' at this time', zone: ' to this place' }[stop?.kind ?? 'day'];
  return `No more orders${what} ${day === today ? 'for today' : onDay(day, today)}`.replace('  ', ' ');
}

function tooLate({ day, today, cutoff }: ReasonDetails): string {
  const dayLabel = day === undefined ? 'that day' : day === today ? 'today' : formatDay(day);
  if (!cutoff) return `Too late for ${dayLabel}`;
  const by = formatTime(cutoff.time);
  const lastDay = deadlineDay(cutoff);
  return lastDay === day
    ? `Too late for ${dayLabel}: order by ${by}`
    : `Too late for ${dayLabel}: orders closed at ${by} on ${formatDay(lastDay)}`;
}

function minimumOrder({ minOrderCents, missingCents }: ReasonDetails): string {
  if (minOrderCents === undefined) return 'Below the minimum order for delivery here';
  const start = `delivery here starts at ${formatMoney(minOrderCents)}`;
  return missingCents === undefined ? `Sorry, ${start}` : `Add ${formatMoney(missingCents)} more: ${start}`;
}

/** 'Delivery is $19 on Sat 14 Feb, not $9' */
function otherPrice({ day, today, costCents = 0, agreedCents = 0 }: ReasonDetails): string {
  const price = (cents: number) => (cents === 0 ? 'free' : formatMoney(cents));
  const where = day === undefined ? 'there' : onDay(day, today);
  return `Delivery is ${price(costCents)} ${where}, not ${price(agreedCents)}`;
}
