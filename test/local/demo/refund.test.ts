import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { visitAs } from '#support/people.ts';

const test = localCloud({ demoData: true });

describe('the demo shop', () => {
  it('refunds a card-paid order when its florist cancels it', async () => {
    const florist = await visitAs(test, 'vendor1');
    const { data } = await florist.call(listOrders, { query: { statuses: 'new', payment_status: 'paid' } });
    const order = data.find(({ history }) => history.some(({ by }) => by === 'Card payment'));
    if (!order) throw new Error('The demo data has no card-paid new order of vendor1');
    const params = { id: order.id };
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    // Nobody else delivers in its window.
    await runJob(test.cloud, 'dueNotices');
    await test.cloud.settle();
    expect((await florist.call(getOrder, { params })).data.payment_status).toBe('refunded');
  });
});
