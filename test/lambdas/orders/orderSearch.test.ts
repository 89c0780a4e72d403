import type * as orderSearch from '@bloomkin/lambdas/orders/list/orderSearchEntity.ts';
import type { OrderItem } from '@bloomkin/lambdas/orders/orderEntity.ts';
import type * as read from '@bloomkin/lambdas/table/read.ts';
import type * as write from '@bloomkin/lambdas/table/write.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { anOrderItem } from '#support/orderItem.ts';

const test = localCloud({ demoData: false });

let modules: typeof orderSearch & typeof read & typeof write;

beforeAll(async () => {
  connectModules(test.world);
  modules = {
    ...(await import('@bloomkin/lambdas/orders/list/orderSearchEntity.ts')),
    ...(await import('@bloomkin/lambdas/table/read.ts')),
    ...(await import('@bloomkin/lambdas/table/write.ts')),
  };
});

function anOrder(about: Partial<OrderItem> = {}): OrderItem {
  const companyId = CompanyId.parse(ulid());
  const searchText = 'k3m9-q2tb ruby tran +61491570156 20 king st, newtown nsw 2042';
  return anOrderItem({ companyId, status: 'completed', searchText, ...about });
}

const search = async ({ companyId }: OrderItem, text: string) =>
  (await modules.searchDoneOrders(companyId, (one) => one.includes(text))).map(
    ({ id, status, totalCents }) => [id, status, totalCents],
  );

describe('the texts of done orders', () => {
  it('are found by any part, with what a list shows', async () => {
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

  it('are kept when many orders of a florist end at once', async () => {
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

  it('leave out the first when a row has too many', async () => {
    const { companyId } = anOrder();
    // Random letters hardly shrink.
    const orders = Array.from({ length: 1200 }, () =>
      anOrder({
        companyId,
        id: OrderId.parse(`${ulid().slice(0, -1)}A`),
        searchText: Array.from({ length: 40 }, () => ulid()).join(' '),
      }),
    );
    for (const row of modules.toOrderSearches(orders)) await modules.putItem(modules.orderSearchEntity, row);
    const found = async (at: number) => search(orders[at] ?? anOrder(), orders[at]?.searchText ?? '');
    expect([await found(0), (await found(-1 + orders.length)).length]).toEqual([[], 1]);
  });
});
