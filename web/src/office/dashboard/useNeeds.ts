import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getStatement } from '@bloomkin/shared/routes/payments.ts';
import { listNeeds } from '@bloomkin/shared/routes/search.ts';
import { formatDay, formatPeriod, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import type { SWRResponse } from 'swr';
import { useQuery } from '#api/useQuery.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatDuration } from '#components/text/formatDuration.ts';
import { formatTimeOn } from '#components/text/formatInstant.ts';
import { pluralise } from '#components/text/pluralise.ts';
import type { ApiError } from '#errors/apiError.ts';
import { useCompany } from '#office/kit/useCompany.ts';
import { waitingOrdersPath } from '#office/orders/orderLinks.ts';
import { polling } from '#office/orders/polling.ts';
import { type Need, toDisputeNeed, toMarketNeeds } from './marketNeeds.ts';

/** A florist that has not opened the orders for this long should be called. */
export const longestWaitMinutes = 40;
const minuteMs = 60_000;
const shown = 100;

const query = { statuses: 'new', payment_status: 'paid', sort: 'placed', per_page: shown } as const;

interface NeedsAnswer {
  /** Undefined while they load, and after a failure. */
  needs: readonly Need[] | undefined;
  failure?: { onRetry: () => void };
}

const toAnswer = <T>(
  { data, error, mutate }: Pick<SWRResponse<T, ApiError>, 'data' | 'error' | 'mutate'>,
  toNeeds: (data: T) => Need[],
): NeedsAnswer => ({
  needs: data === undefined ? undefined : toNeeds(data),
  ...(data === undefined && error && { failure: { onRetry: () => void mutate() } }),
});

const none: NeedsAnswer = { needs: [] };

/** One source that fails hides no other. */
export function useNeeds(user: User, now: Date, timeZone: string): readonly NeedsAnswer[] {
  const waiting = useWaitingOrders(!user.is_admin, now, timeZone);
  const ofMarket = useMarketNeeds(user.is_admin, now, timeZone);
  const ofMoney = useMoneyNeeds(now, timeZone);
  return user.is_admin ? [ofMarket] : [waiting, ofMoney];
}

/** Own paid orders that are not accepted yet; the market's are counted with the opening hours of each florist. */
function useWaitingOrders(isWanted: boolean, now: Date, timeZone: string): NeedsAnswer {
  const answer = useQuery(listOrders, isWanted ? { query } : null, polling);
  if (!isWanted) return none;
  return toAnswer(answer, ({ data, total }) => toWaitingNeeds(data, total, now, timeZone));
}

const isLongAgo = (instant: string, now: Date) =>
  now.getTime() - Date.parse(instant) >= longestWaitMinutes * minuteMs;

/** Waiting begins with the payment. */
function paidAt({ history, created_at }: Order): string {
  return history.findLast(({ what, to }) => what === 'payment_status' && to === 'paid')?.at ?? created_at;
}

/** `orders` are those of `total` that were placed first. */
export function toWaitingNeeds(orders: readonly Order[], total: number, now: Date, timeZone: string): Need[] {
  const waiting = orders.filter((order) => isLongAgo(paidAt(order), now));
  const last = orders.at(-1);
  // Orders beyond the page were placed, and so paid, after its last one was placed.
  const mayBeMore = orders.length < total && last !== undefined && isLongAgo(last.created_at, now);
  const isOne = waiting.length === 1 && !mayBeMore;
  const oldest = waiting.toSorted((a, b) => (paidAt(a) < paidAt(b) ? -1 : 1))[0];
  if (!oldest) return [];
  const today = localTime(now, timeZone).day;
  return [
    {
      key: 'waiting',
      icon: 'clock',
      isLate: true,
      title: `${describeCount(waiting.length, mayBeMore)} paid but not accepted for ${formatDuration(longestWaitMinutes)}`,
      detail: describeWaiting(waiting, today, mayBeMore),
      when: `since ${formatTimeOn(today, paidAt(oldest), timeZone)}`,
      action: isOne ? 'Show the order' : 'Show orders',
      path: isOne ? paths.orderView(oldest.id) : waitingOrdersPath(),
    },
  ];
}

function describeCount(count: number, mayBeMore: boolean): string {
  const orders = pluralise(count, 'order');
  return mayBeMore ? `At least ${orders}` : orders;
}

/** 'The first is due today, 12–3 pm.' */
function describeWaiting(waiting: readonly Order[], today: string, mayBeMore: boolean): string {
  const first = waiting
    .filter(({ deliveryDay }) => deliveryDay !== null)
    .toSorted((a, b) => (dueKey(a) < dueKey(b) ? -1 : 1))[0];
  return first ? `The first ${mayBeMore ? 'of these ' : ''}is due ${describeDay(first, today)}.` : '';
}

function describeDay({ deliveryDay, delivery_period: period }: Order, today: string): string {
  const day = deliveryDay === today ? 'today' : formatDay(deliveryDay ?? '');
  return period ? `${day}, ${formatPeriod(period.start_time, period.stop_time)}` : day;
}

const dueKey = ({ deliveryDay, delivery_period: period }: Order) => `${deliveryDay} ${period?.start_time}`;

/** Reads the needs of all florists, for admins. */
function useMarketNeeds(isWanted: boolean, now: Date, timeZone: string): NeedsAnswer {
  const answer = useQuery(listNeeds, isWanted ? {} : null, polling);
  return toAnswer(answer, ({ data }) => toMarketNeeds(data, now, timeZone));
}

/** The statement of the own company, of this month. */
export function useMonthStatement(now: Date, timeZone: string) {
  const company = useCompany();
  const month = localTime(now, timeZone).day.slice(0, 7);
  return useQuery(getStatement, company ? { params: { id: company.id }, query: { month } } : null);
}

function useMoneyNeeds(now: Date, timeZone: string): NeedsAnswer {
  const company = useCompany();
  const answer = useMonthStatement(now, timeZone);
  const isPayoutReady = company?.stripe?.charges_enabled ?? false;
  return company ? toAnswer(answer, ({ data }) => toMoneyNeeds(data, isPayoutReady, now)) : none;
}

function toMoneyNeeds(statement: Statement, isPayoutReady: boolean, now: Date): Need[] {
  const disputes = statement.open_disputes.map((dispute) => toDisputeNeed(dispute, now));
  const held = !isPayoutReady && statement.waiting > 0;
  return held
    ? [
        ...disputes,
        {
          key: 'payouts',
          icon: 'lock',
          isLate: false,
          title: 'Your money cannot be paid out',
          detail: `${formatDollars(statement.waiting)} waits until your payout account is ready.`,
          when: '',
          action: 'Connect payouts',
          path: paths.statement(),
        },
      ]
    : disputes;
}
