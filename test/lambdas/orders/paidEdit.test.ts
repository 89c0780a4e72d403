import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { describe, expect, it } from 'vitest';
import { connectModules } from '#support/handlerClient.ts';
import { messageTo } from '#support/outbox.ts';
import { cents, line, paidEditFixture } from './paidEditFixture.ts';

const { test, settle, placePaidOrder, ledgerOf, run } = paidEditFixture();

describe('an edit that makes a card-paid order cheaper', () => {
  it('refunds the difference once and pays the florist less', async () => {
    const { ruby, phone, florist, order, params, first, read, edit } = await placePaidOrder();
    const { version } = await read();
    const [saved, again] = await Promise.all([
      edit([line(first, 1)], { version }),
      edit([line(first, 1)], { version }),
    ]);
    expect([saved.status, again.status]).toEqual([200, 200]);
    await settle();
    const back = cents(first.price);
    const data = await read();
    expect([cents(data.total), cents(data.charged ?? 0), cents(data.refunded)]).toEqual([
      cents(order.total) - back,
      cents(order.total),
      back,
    ]);
    expect(data.refunds).toMatchObject([{ amount: first.price, of_edit: true, state: 'done' }]);
    expect(data.history.map(({ what }) => what).filter((what) => /items|refund/.test(what))).toEqual([
      'items',
      'refund',
    ]);
    expect(cents((data.payout?.share ?? 0) + (data.payout?.commission ?? 0))).toBe(cents(data.total));
    const message = await messageTo(test.cloud.url, phone, ({ text }) =>
      text.includes('has changed your order'),
    );
    expect(message.text).toContain('goes back to your card');
    await florist.call(updateOrder, { params, body: { status: 'completed', early: true } });
    await settle();
    const { lines, cash, yours } = await ledgerOf(order);
    expect([cash, yours]).toEqual([cents(data.payout?.commission ?? 0), 0]);
    expect(lines.filter(({ kind }) => kind === 'transfer')).toHaveLength(1);
    expect((await read(ruby)).payment_status).toBe('paid');
  });

  it('refunds an order canceled during the refund of an edit', async () => {
    const { order, params, florist, first, second, read, edit } = await placePaidOrder();
    await edit([line(first, 1)]);
    const cheaper = [second, first].toSorted((a, b) => a.price - b.price)[0];
    await edit([line(first, 0), line(cheaper ?? first, 1)]);
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    await settle();
    const data = await read();
    expect([data.payment_status, cents(data.refunded)]).toEqual(['refunded', cents(order.total)]);
    expect((await ledgerOf(order)).cash).toBe(0);
  });

  it('tries a refused refund again each hour', async () => {
    const { order, first, read, edit } = await placePaidOrder();
    connectModules(test.cloud);
    const { findOrder } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const { patchItem } = await import('@bloomkin/lambdas/platform/table/write.ts');
    const { orderEntity } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const stored = await findOrder(order.id as never);
    const id = { id: order.id as never };
    await patchItem(orderEntity, id, { set: { paymentIntentId: 'pi_unknown' } });
    await edit([line(first, 1)]);
    await settle();
    expect((await read()).refunds).toMatchObject([{ state: 'asked' }]);
    const refused = await findOrder(order.id as never);
    expect(refused?.refunds?.[0]?.refusals).toBe(1);
    const earlier = new Date(Date.now() - 60 * 60_000).toISOString();
    const refunds = refused?.refunds?.map((refund) => ({ ...refund, at: earlier }));
    await patchItem(orderEntity, id, {
      set: { refunds: refunds ?? [], paymentIntentId: stored?.paymentIntentId ?? null },
    });
    await run('moneyOwed');
    await settle();
    expect((await read()).refunds).toMatchObject([{ state: 'done' }]);
  });
});

describe('an order with another refund', () => {
  it('keeps its items', async () => {
    const { florist, order, first, edit } = await placePaidOrder();
    await florist.call(refundOrder, { body: { order_id: order.id, amount: 1 } });
    const { status, failure } = await edit([line(first, 1)]);
    expect([status, failure.code]).toEqual([409, 'ORDER.PAID']);
  });
});
