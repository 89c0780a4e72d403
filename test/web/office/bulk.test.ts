import { canMarkPaid } from '@bloomkin/shared/rules/cardPayment.ts';
import { changeEach, failureMessage } from '@bloomkin/web/components/list/changeEach.ts';
import { groupBySteps } from '@bloomkin/web/office/orders/list/OrderBulkBar.tsx';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const [first, second, third] = ['1', '2', '3'].map((number) => anOrder({ id: `order-${number}`, number }));

describe('changing many orders', () => {
  it('changes each despite a failure of another', async () => {
    const seen: number[] = [];
    const orders = [first, second, third].filter((order) => order !== undefined);
    const result = await changeEach(
      orders,
      async (order) => {
        if (order === second) throw new Error('refused');
        return order;
      },
      (done) => seen.push(done),
    );
    expect(seen).toEqual([0, 1, 2]);
    expect(result.saved).toEqual([first, third]);
    expect(failureMessage(result, ({ number }) => `#${number}`)).toContain('2 changed. Not changed: #2.');
  });

  it('marks no canceled order paid', () => {
    expect(['new', 'completed', 'canceled'].map((status) => canMarkPaid(anOrder({ status })))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('offers steps for orders that are not final', () => {
    const steps = groupBySteps([
      anOrder({ status: 'new' }),
      anOrder({ status: 'in_progress' }),
      anOrder({ status: 'ready_to_ship' }),
      anOrder({ status: 'ready_to_ship', dispatched_at: '2026-11-22T00:10:00.000Z' }),
      anOrder({ status: 'completed' }),
    ]);
    expect(steps.map(({ step, orders }) => [step.label, orders.length])).toEqual([
      ['Start making', 2],
      ['On its way', 1],
      ['Delivered', 1],
      ['Accept, make later', 1],
    ]);
  });
});
