import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listNeeds } from '@bloomkin/shared/routes/search.ts';
import { listStores, setWorkingTime } from '@bloomkin/shared/routes/stores.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { updateCompanyItem } from '#support/operator.ts';
import { anOrderItem } from '#support/orderItem.ts';
import { signInDemoUser } from '#support/people.ts';

const test = localCloud({ demoData: true });

beforeAll(() => connectModules(test.cloud));

async function signInAs(name: string) {
  const api = test.visitor();
  const { company } = await signInDemoUser(api, name);
  return { api, company: { id: company?.id ?? CompanyId.parse('none'), brand: company?.brand ?? '' } };
}

const needs = async () => (await (await signInAs('admin')).api.call(listNeeds, {})).data;

describe('what needs an admin', () => {
  it('includes a florist that is closed today with orders due', async () => {
    const { api, company } = await signInAs('vendor1');
    const { data: stores } = await api.call(listStores, { query: { company_id: company.id } });
    const day = localTime(new Date(), stores[0]?.timezone ?? '').day;
    const open = { statuses: 'new,in_progress,formation,ready_to_ship', from: day, to: day } as const;
    const { total } = await api.call(listOrders, { query: open });
    expect(total).toBeGreaterThan(0);
    for (const [at, { id, working_times }] of stores.entries()) {
      expect((await needs()).closed).toEqual([]);
      const body = { working_times, closed_days: [day] };
      await api.call(setWorkingTime, { params: { id }, body });
      if (at < stores.length - 1) await test.cloud.settle();
    }
    await expect.poll(async () => (await needs()).closed).toEqual([{ company, day, orders: total }]);
  });

  it('counts each order that waits to be accepted, past a hundred', async () => {
    const { company } = await signInAs('vendor5');
    const { orderEntity } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const { put, transact } = await import('@bloomkin/lambdas/platform/table/transact.ts');
    const acceptBy = new Date(Date.now() + 10 * 60_000).toISOString();
    const acceptClock = { remindAt: null, secondAt: null, acceptBy };
    const waiting = Array.from({ length: 101 }, (_, at) =>
      anOrderItem({
        ...{ id: OrderId.parse(`waits-${at.toString()}`), companyId: company.id, day: '2099-01-01' },
        ...{ status: 'new', paymentStatus: 'paid', acceptClock, lines: [] },
      }),
    );
    for (const part of [waiting.slice(0, 90), waiting.slice(90)])
      await transact({ waiting: part.map((order) => put(orderEntity, order)) });
    const ours = (await needs()).at_risk.find((one) => one.company.id === company.id);
    expect(ours?.waiting).toBe(101);
  });

  it('includes unpaid payouts by florist and open disputes', async () => {
    const { company } = await signInAs('vendor2');
    const { company: payable } = await signInAs('vendor3');
    await updateCompanyItem(test.cloud, company.id, { chargesEnabled: false });
    const { openSettlementEntity } = await import(
      '@bloomkin/lambdas/model/payments/settlement/settlementEntity.ts'
    );
    const { putOpenDispute } = await import(
      '@bloomkin/lambdas/model/payments/settlement/openDisputeEntity.ts'
    );
    const { put, transact } = await import('@bloomkin/lambdas/platform/table/transact.ts');
    const before = await needs();
    const open = (orderId: string, cents: number, why: 'waiting' | 'debt', companyId = company.id) =>
      put(openSettlementEntity, { companyId, orderId: OrderId.parse(orderId), cents, why });
    const order: OrderItem = anOrderItem({ companyId: company.id });
    const dispute = {
      ...{ id: 'dp_1', amountCents: 14_900, reason: 'product_not_received', state: 'open' as const },
      respondBy: '2026-11-23T00:00:00.000Z',
    };
    await transact({
      waiting: [open('one', 200_000, 'waiting'), open('two', 126_050, 'waiting')],
      debt: open('three', 999, 'debt'),
      underWay: open('four', 5000, 'waiting', payable.id),
      dispute: putOpenDispute(order, dispute),
    });
    const { held_payouts, disputes } = await needs();
    const readHeld = (all: typeof held_payouts) =>
      all.find((one) => one.company.id === company.id)?.amount ?? 0;
    expect(readHeld(held_payouts) - readHeld(before.held_payouts)).toBeCloseTo(3260.5);
    expect(held_payouts.map((one) => one.company.id)).not.toContain(payable.id);
    expect(disputes).toContainEqual({
      company,
      ...{ order_id: order.id, order_number: order.number },
      ...{ amount: 149, respond_by: '2026-11-23T00:00:00.000Z' },
    });
  });
});
