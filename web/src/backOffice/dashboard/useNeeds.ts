import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listNeeds } from '@bloomkin/shared/routes/search.ts';
import { formatDay, formatPeriod, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { MarketNeeds } from '@bloomkin/shared/schemas/needs.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import { useQuery } from '#api/useQuery.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatDuration } from '../orders/due.ts';
import { polling } from '../orders/polling.ts';
import type { Need } from './NeedsNow.tsx';
import { toDuePath, waitingOrdersPath } from './orderLinks.ts';

/** A florist that has not opened the orders for this long should be called. */
export const longestWaitMinutes = 40;
const minuteMs = 60_000;
const shown = 100;

const query = { statuses: 'new', payment_status: 'paid', per_page: shown } as const;

/** Paid orders that are not accepted yet; undefined while they load. */
export function useWaitingOrders(now: Date, timeZone: string): Need[] | undefined {
  const { data, error } = useQuery(listOrders, { query }, polling);
  if (!data) return error && [];
  return toWaitingNeeds(data.data, data.total, now, timeZone);
}

const waitedMinutes = (order: Order, now: Date) =>
  Math.floor((now.getTime() - Date.parse(paidAt(order))) / minuteMs);

/** Waiting begins with the payment. */
function paidAt({ history, created_at }: Order): string {
  return history.findLast(({ what, to }) => what === 'payment_status' && to === 'paid')?.at ?? created_at;
}

export function toWaitingNeeds(orders: readonly Order[], total: number, now: Date, timeZone: string): Need[] {
  const waiting = orders.filter((order) => waitedMinutes(order, now) >= longestWaitMinutes);
  // Those beyond the page are older still.
  const count = waiting.length + Math.max(0, total - orders.length);
  const oldest = waiting.toSorted((a, b) => (paidAt(a) < paidAt(b) ? -1 : 1))[0];
  if (!oldest) return [];
  const since = localTime(new Date(paidAt(oldest)), timeZone);
  return [
    {
      key: 'waiting',
      icon: 'clock',
      isLate: true,
      title: `${count === 1 ? '1 order' : `${count} orders`} paid but not accepted for ${formatDuration(longestWaitMinutes)}`,
      detail: describeWaiting(waiting, localTime(now, timeZone).day),
      when: `since ${formatTime(since.time)}`,
      action: count === 1 ? 'Show the order' : 'Show orders',
      path: count === 1 ? paths.orderView(oldest.id) : waitingOrdersPath(),
    },
  ];
}

const mostNames = 3;

/** 'Gertie’s Flower Room 1. The first is due today, 12–3 pm.' */
function describeWaiting(waiting: readonly Order[], today: string): string {
  const byFlorist = Map.groupBy(waiting, ({ company_info: company }) => company?.brand ?? '');
  const names = [...byFlorist].map(([brand, { length }]) => `${brand} ${length}`);
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
  const first = waiting
    .filter(({ deliveryDay }) => deliveryDay !== null)
    .toSorted((a, b) => (dueKey(a) < dueKey(b) ? -1 : 1))[0];
  return `${names.slice(0, mostNames).join(', ')}${more}.${first ? ` The first is due ${describeDay(first, today)}.` : ''}`;
}

function describeDay({ deliveryDay, delivery_period: period }: Order, today: string): string {
  const day = deliveryDay === today ? 'today' : formatDay(deliveryDay ?? '');
  return period ? `${day}, ${formatPeriod(period.start_time, period.stop_time)}` : day;
}

const dueKey = ({ deliveryDay, delivery_period: period }: Order) => `${deliveryDay} ${period?.start_time}`;

type Dispute = Pick<MarketNeeds['disputes'][number], 'order_id' | 'order_number' | 'amount' | 'respond_by'>;

function toDisputeNeed({ order_id: id, order_number, amount, respond_by }: Dispute, now: Date): Need {
  const hours = respond_by
    ? Math.max(0, Math.floor((Date.parse(respond_by) - now.getTime()) / (60 * minuteMs)))
    : undefined;
  return {
    key: id,
    icon: 'alert',
    isLate: hours !== undefined && hours < 24,
    title: `1 payment in dispute, ${formatDollars(amount)}`,
    detail: `Order #${order_number}. Answer in time or the money goes back.`,
    when: hours === undefined ? '' : hours < 24 ? `${hours} h left` : `${Math.floor(hours / 24)} days left`,
    action: 'Answer',
    path: paths.orderView(id),
  };
}

/** Of all florists, for admins; undefined while they load. */
export function useMarketNeeds(isWanted: boolean, now: Date): Need[] | undefined {
  const { data, error } = useQuery(listNeeds, isWanted ? {} : null, polling);
  if (!isWanted) return [];
  return data ? toMarketNeeds(data.data, now) : error && [];
}

export const toMarketNeeds = ({ closed, held_payouts, disputes }: MarketNeeds, now: Date): Need[] => [
  ...closed.map(
    ({ company, day, orders }): Need => ({
      key: `closed ${company.id} ${day}`,
      icon: 'store',
      isLate: true,
      title: `${company.brand} is closed today with ${orders === 1 ? '1 order' : `${orders} orders`} due`,
      detail: 'Agree on another day with the buyers, or ask the florist to open.',
      when: 'today',
      action: orders === 1 ? 'Show the order' : 'Show orders',
      path: toDuePath(day, company.id),
    }),
  ),
  ...held_payouts.map(
    ({ company, amount }): Need => ({
      key: `payouts ${company.id}`,
      icon: 'lock',
      isLate: false,
      title: `${company.brand} cannot be paid out`,
      detail: `${formatDollars(amount)} waits until its payout account is ready.`,
      when: '',
      action: 'Open company',
      path: paths.companyEdit(company.id),
    }),
  ),
  ...disputes.map(({ company, ...dispute }): Need => {
    const need = toDisputeNeed(dispute, now);
    return { ...need, detail: `${company.brand}. ${need.detail}`, action: 'Show the order' };
  }),
];

export function toMoneyNeeds(statement: Statement | undefined, isPayoutReady: boolean, now: Date): Need[] {
  const disputes = (statement?.open_disputes ?? []).map((dispute) => toDisputeNeed(dispute, now));
  const held = statement && !isPayoutReady && statement.waiting > 0;
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
