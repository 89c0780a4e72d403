import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { StoreItem } from '@bloomkin/lambdas/model/stores/storeEntity.ts';
import { getFlorist, listFlorists } from '@bloomkin/shared/routes/dashboard.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import {
  addDays,
  localTime,
  marketTimeZone,
  toInstant,
  weekStart,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { FloristFigures } from '@bloomkin/shared/schemas/floristFigures.ts';
import { describe, expect, it } from 'vitest';
import { settlementFixture } from '#lambdas/settlement/settlementFixture.ts';
import { signInDemoUser } from '#support/people.ts';

const { test, modules, settle, placePaidOrder } = settlementFixture();
const from = addDays(weekStart(localTime(new Date(), marketTimeZone).day), -84);

async function signInAdmin() {
  const admin = test.visitor();
  await signInDemoUser(admin, 'admin');
  return admin;
}

/** The orders themselves, and the stores for their hours. */
async function readRaw() {
  const { listOrdersOfAll, findOrders, findListedCompanies, findCompanyItems } = modules();
  const orders = await findOrders((await listOrdersOfAll()).map(({ id }) => id));
  const companies = await findCompanyItems(orders.map(({ companyId }) => companyId));
  const loaded = await findListedCompanies([...companies.values()]);
  return { orders, stores: new Map(loaded.flatMap((one) => one.stores.map((store) => [store.id, store]))) };
}

const isWithin = (day: string | null) => day !== null && weekStart(day) >= from;

/** Each minute is asked by itself. */
function walkOpenMinutes(store: StoreItem, fromAt: string, toAt: string): number {
  let minutes = 0;
  for (let at = Date.parse(fromAt); at + 60_000 <= Date.parse(toAt); at += 60_000) {
    const { day, time } = localTime(new Date(at), store.timeZone);
    if (
      openingHours(store, day).hours.some(({ startTime, stopTime }) => startTime <= time && time < stopTime)
    )
      minutes++;
  }
  return minutes;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function dueEnd({ day, period, timeZone }: OrderItem): number {
  if (!day) return Number.POSITIVE_INFINITY;
  const end = period
    ? toInstant(day, period.stopTime, timeZone)
    : toInstant(addDays(day, 1), '00:00', timeZone);
  return end.getTime();
}

/** From histories and payments alone. */
function recompute(
  orders: readonly OrderItem[],
  stores: ReadonlyMap<string, StoreItem>,
  now: Date,
): FloristFigures {
  const placed = orders.filter(({ createdAt, timeZone }) =>
    isWithin(localTime(new Date(createdAt), timeZone).day),
  );
  const wasPaid = ({ history }: OrderItem) =>
    history.some(({ what, to }) => what === 'payment_status' && to === 'paid');
  const canceledBy = ({ status, history }: OrderItem) =>
    status === 'canceled'
      ? history.findLast(({ what, to }) => what === 'status' && to === 'canceled')?.by
      : undefined;
  const isDropped = (order: OrderItem) =>
    wasPaid(order) &&
    canceledBy(order) !== undefined &&
    (canceledBy(order) === 'Florist' || Boolean(order.rescue));
  const taken = placed.filter(
    ({ status, paymentStatus }) =>
      status !== 'canceled' &&
      paymentStatus !== 'refunded' &&
      (paymentStatus === 'paid' || status === 'completed'),
  );
  const paid = placed.filter(
    (order) =>
      order.paymentStatus === 'paid' ||
      (order.paymentStatus === 'refunded' && order.rescue?.state !== 'moved'),
  );
  const back = (order: OrderItem) =>
    canceledBy(order) && !isDropped(order) ? 0 : (order.refundedCents ?? 0);
  const refunded = paid.filter((order) => back(order) > 0);
  const due = orders.filter(({ day }) => isWithin(day));
  const done = due.filter(({ status }) => status === 'completed');
  const doneAt = ({ isPickup, history, completedAt, updatedAt }: OrderItem) =>
    (isPickup && history.findLast(({ what, to }) => what === 'status' && to === 'ready_to_ship')?.at) ||
    (completedAt ?? updatedAt);
  const late = orders.filter(
    (order) =>
      !['completed', 'canceled'].includes(order.status) &&
      (order.status !== 'new' || order.paymentStatus === 'paid') &&
      !(order.isPickup && order.status === 'ready_to_ship') &&
      dueEnd(order) < now.getTime(),
  );
  const accepts = placed.flatMap(({ acceptedMinutes, history, storeId, status }) => {
    const paidAt = history.find(({ what, to }) => what === 'payment_status' && to === 'paid')?.at;
    const acceptedAt = history.find(
      ({ what, from: before, to }) => what === 'status' && before === 'new' && to !== 'canceled',
    )?.at;
    const store = stores.get(storeId);
    if (!paidAt || !acceptedAt || !store || paidAt > acceptedAt || status === 'new') {
      expect(acceptedMinutes ?? 0).toBe(0);
      return acceptedMinutes === undefined ? [] : [0];
    }
    return [walkOpenMinutes(store, paidAt, acceptedAt)];
  });
  return {
    from,
    orders: taken.length,
    revenue:
      taken.reduce(
        (sum, order) => sum + (order.chargedCents ?? order.totalCents) - (order.refundedCents ?? 0),
        0,
      ) / 100,
    on_time: done.filter((order) => Date.parse(doneAt(order)) <= dueEnd(order)).length,
    due: done.length + due.filter(isDropped).length + late.filter(({ day }) => isWithin(day)).length,
    dropped: due.filter(isDropped).length,
    accept_minutes: median(accepts),
    accepted: accepts.length,
    paid: paid.length,
    refunds: refunded.length,
    refunded: refunded.reduce((sum, order) => sum + back(order), 0) / 100,
    late: late.length,
  };
}

describe('the figures of florists', () => {
  it('equal a recount of all raw orders, by florist and week', async () => {
    const [accepted, dropped] = [await placePaidOrder(), await placePaidOrder()];
    const change = async ({ florist, order }: typeof accepted, body: object) =>
      florist.call(updateOrder, { params: { id: order.id }, body });
    await change(accepted, { status: 'in_progress' });
    await change(dropped, { status: 'canceled' });
    await settle();
    await accepted.florist.send(refundOrder, { body: { order_id: accepted.order.id, amount: 10 } });
    await settle();
    const admin = await signInAdmin();
    const now = new Date();
    const { data, counts } = await admin.call(listFlorists, { query: { per_page: 100, sort: 'brand_asc' } });
    const { orders, stores } = await readRaw();
    const recounted = data.map(({ id, brand }) => [
      brand,
      recompute(
        orders.filter(({ companyId }) => companyId === id),
        stores,
        now,
      ),
    ]);
    expect(data.map(({ brand, figures }) => [brand, figures])).toEqual(recounted);
    expect(counts).toMatchObject({ all: data.length, selling: data.length });
    for (const { id, figures } of data) {
      const { weeks } = (await admin.call(getFlorist, { params: { id } })).data;
      const sum = (pick: (week: (typeof weeks)[number]) => number) =>
        weeks.reduce((total, week) => total + pick(week), 0);
      expect([sum(({ on_time }) => on_time), sum(({ due }) => due)]).toEqual([figures.on_time, figures.due]);
    }
    expect(data.some(({ figures }) => figures.dropped > 0 && figures.refunds > 0)).toBe(true);
  });

  it('count an order that the florist canceled as due and not on time, once, in the public claim too', async () => {
    const { florist, order, companyId } = await placePaidOrder();
    const day = order.deliveryDay ?? '';
    const read = async () =>
      (await modules().findCompanyItem(companyId))?.deliveryRecord[day] ?? { onTime: 0, total: 0 };
    const before = await read();
    await florist.call(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
    await settle();
    expect(await read()).toEqual({ onTime: before.onTime, total: before.total + 1 });
  });

  it('come in any order, without a value last', async () => {
    const admin = await signInAdmin();
    for (const sort of ['sold_desc', 'accepts_asc', 'on_time_asc', 'refunds_desc'] as const) {
      const { data } = await admin.call(listFlorists, { query: { per_page: 100, sort } });
      const values = data.map(({ figures }) => {
        if (sort === 'sold_desc') return -figures.revenue;
        if (sort === 'accepts_asc') return figures.accept_minutes ?? Number.POSITIVE_INFINITY;
        if (sort === 'on_time_asc') return figures.due > 0 ? figures.on_time / figures.due : 2;
        return figures.paid > 0 ? -figures.refunds / figures.paid : 2;
      });
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
  });
});
