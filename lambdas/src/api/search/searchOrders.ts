import { paths } from '@bloomkin/shared/pages.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { orderStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { maxHits, type SearchHit } from '@bloomkin/shared/schemas/search.ts';
import { describeWhen } from '#model/orders/describeDelivery.ts';
import { findByWord, sliceOfficeOrders } from '#model/orders/list/officeOrders.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { toMatcher, toPersonText } from '#model/orders/searchText.ts';

/** Buyers of the newest matching orders; a phone number identifies one. */
const ordersRead = 25;

/** By number, name and phone, newest first. Without a company: all florists, by word prefix. */
export async function findOrderIds(
  q: string,
  companyId: CompanyId | undefined,
  now: Date,
): Promise<readonly OrderId[]> {
  if (companyId) {
    const filter = { search: q, sort: '-placed' } as const;
    const { rows } = await sliceOfficeOrders(companyId, filter, { offset: 0, limit: ordersRead }, now);
    return rows.map(({ id }) => id);
  }
  const { rows } = await findByWord(q);
  const isFound = toMatcher(q);
  return rows
    .filter(({ searchText }) => isFound(searchText))
    .map(({ id }) => id)
    .toSorted((a, b) => (a < b ? 1 : -1))
    .slice(0, ordersRead);
}

export function toOrderHits(orders: readonly OrderItem[], q: string) {
  const isFound = toMatcher(q);
  const named = orders.filter((order) => isFound(toPersonText({ ...order, place: null })));
  // Address and product matches only count when nothing else matches.
  const shown = named.length > 0 ? named : orders;
  return { orders: shown.slice(0, maxHits).map(toOrderHit), buyers: listBuyers(orders, q) };
}

const toOrderHit = (order: OrderItem): SearchHit => ({
  id: order.id,
  title: `#${order.number}, ${order.fio}`,
  detail: [
    order.recipient && `to ${order.recipient.fio}`,
    orderStatusLabels[order.status],
    order.day && describeWhen(order),
    formatMoney(order.totalCents),
  ]
    .filter(Boolean)
    .join(', '),
  photo: order.lines[0]?.photo ?? null,
  link: paths.orderView(order.id),
});

function listBuyers(orders: readonly OrderItem[], q: string): SearchHit[] {
  const isFound = toMatcher(q);
  const named = orders.filter((order) =>
    isFound(toPersonText({ ...order, number: '', recipient: null, place: null })),
  );
  const people = Map.groupBy(named, ({ phone, fio }) => phone || fio);
  return [...people].slice(0, maxHits).map(([key, theirs]) => ({
    id: key,
    title: theirs[0]?.fio ?? '',
    detail: formatPhone(theirs[0]?.phone ?? ''),
    photo: null,
    link: paths.orders({ search: theirs[0]?.phone || theirs[0]?.fio || '' }),
  }));
}
