import { randomBytes } from 'node:crypto';
import type * as orderSearch from '@bloomkin/lambdas/model/orders/list/orderSearchEntity.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type * as read from '@bloomkin/lambdas/platform/table/read.ts';
import type * as write from '@bloomkin/lambdas/platform/table/write.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { anOrderItem } from '#support/orderItem.ts';

const test = localCloud({ demoData: false });

let modules: typeof orderSearch & typeof read & typeof write;

beforeAll(async () => {
  connectModules(test.cloud);
  modules = {
    ...(await import('@bloomkin/lambdas/model/orders/list/orderSearchEntity.ts')),
    ...(await import('@bloomkin/lambdas/platform/table/read.ts')),
    ...(await import('@bloomkin/lambdas/platform/table/write.ts')),
  };
});

function anOrder(about: Partial<OrderItem> = {}): OrderItem {
  const companyId = CompanyId.parse(ulid());
  const searchText = 'k3m9-q2tb ruby tran +61491570156 20 king st, newtown nsw 2042';
  return anOrderItem({ companyId, status: 'completed', searchText, ...about });
}

const search = async ({ companyId }: OrderItem, text: string) =>
  (await modules.searchClosedOrders(companyId, (one) => one.includes(text))).map(
    ({ id, status, totalCents }) => [id, status, totalCents],
  );

/** Hardly shrinks. */
const makeNoise = (bytes: number) => randomBytes(bytes).toString('base64');

describe('the texts of done orders', () => {
  it('appear by any part, with what a list shows', async () => {
    const order = anOrder();
    await modules.saveOrderSearch({ ...order, status: 'ready_to_ship' }, order);
    expect(await search(order, 'ewtow')).toEqual([[order.id, 'completed', order.totalCents]]);
    expect(await search(order, 'nobody')).toEqual([]);
    expect(await search(anOrder(), 'ewtow')).toEqual([]);
  });

  it('follow each change, and a repeated one writes nothing', async () => {
    const order = anOrder();
    const { companyId } = order;
    const [refunded, reopened] = [
      { ...order, totalCents: 100, searchText: 'mia\nlee' },
      { ...order, status: 'ready_to_ship' as const },
    ];
    await modules.saveOrderSearch(undefined, order);
    await modules.saveOrderSearch(order, refunded);
    await modules.saveOrderSearch(order, refunded);
    expect(await search(order, 'mia lee')).toEqual([[order.id, 'completed', 100]]);
    const id = { companyId, letter: order.id.slice(-1) };
    expect((await modules.get(modules.orderSearchEntity, id))?.revision).toBe(2);
    await modules.saveOrderSearch(refunded, reopened);
    expect(await search(order, '')).toEqual([]);
  });

  it('lack open and deleted orders', async () => {
    const order = anOrder();
    const deleted = { ...order, deletedAt: '2026-11-23T00:00:00.000Z' };
    await modules.saveOrderSearch(undefined, { ...order, status: 'new' });
    await modules.saveOrderSearch(undefined, deleted);
    expect(await search(order, '')).toEqual([]);
    await modules.saveOrderSearch(undefined, order);
    await modules.saveOrderSearch(order, deleted);
    expect(await search(order, '')).toEqual([]);
  });

  it('survive when many orders of a florist end at once', async () => {
    const { companyId } = anOrder();
    const orders = Array.from({ length: 12 }, () =>
      anOrder({ companyId, id: OrderId.parse(`${ulid().slice(0, -1)}A`) }),
    );
    await Promise.all(orders.map((order) => modules.saveOrderSearch(undefined, order)));
    const [order = anOrder()] = orders;
    expect((await search(order, 'ruby')).map(([id]) => id).toSorted()).toEqual(
      orders.map(({ id }) => id).toSorted(),
    );
  });

  it('keep the first orders when a row is full', async () => {
    const { companyId } = anOrder();
    const orders = Array.from({ length: 800 }, () =>
      anOrder({ companyId, id: OrderId.parse(`${ulid().slice(0, -1)}A`), searchText: makeNoise(500) }),
    );
    const rows = modules.toOrderSearches(orders);
    expect(rows.map(({ letter, parts }) => [letter, parts])).toEqual([
      ['A', 1],
      ['A1', undefined],
    ]);
    for (const row of rows) await modules.putItem(modules.orderSearchEntity, row);
    const found = async (order = anOrder()) => (await search(order, order.searchText)).length;
    expect([await found(orders[0]), await found(orders.at(-1))]).toEqual([1, 1]);
  });

  it('begin another part when all are full, and follow changes in each', async () => {
    const { companyId } = anOrder();
    const id = () => OrderId.parse(`${ulid().slice(0, -1)}A`);
    const [first, second] = [
      anOrder({ companyId, id: id(), searchText: makeNoise(375_000) }),
      anOrder({ companyId, id: id() }),
    ];
    await modules.saveOrderSearch(undefined, first);
    await modules.saveOrderSearch(undefined, second);
    const letters = async () =>
      (
        await modules.getMany(modules.orderSearchEntity, [
          { companyId, letter: 'A' },
          { companyId, letter: 'A1' },
        ])
      ).map(({ letter, parts }) => [letter, parts]);
    expect(await letters()).toEqual([
      ['A', 1],
      ['A1', undefined],
    ]);
    expect(await search(second, 'ruby tran')).toHaveLength(1);
    const renamed = { ...first, searchText: 'mia lee' };
    await modules.saveOrderSearch(first, renamed);
    expect(await search(first, 'mia lee')).toHaveLength(1);
    expect(await search(first, '')).toHaveLength(2);
    await modules.saveOrderSearch(second, { ...second, status: 'ready_to_ship' });
    expect(await search(first, '')).toHaveLength(1);
  });
});
