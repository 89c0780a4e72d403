import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { refundOrder, startPayment } from '@bloomkin/shared/routes/payments.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import { messageTo } from '#support/outbox.ts';
import { openCardPage, payAt } from '#support/payments.ts';
import { cents, line, paidEditFixture } from './paidEditFixture.ts';

const keyOf = ({ delivery_period: period }: Order) =>
  toPeriodKey(period?.start_time ?? '', period?.stop_time);

const { test, settle, placePaidOrder, ledgerOf, takenOf, run } = paidEditFixture();

describe('an edit that makes a card-paid order dearer', () => {
  it('waits for the buyer to pay the difference', async () => {
    const { ruby, phone, florist, order, params, first, second, read, edit } = await placePaidOrder();
    const { version } = await read();
    const [saved, again] = await Promise.all([
      edit([line(second, 1)], { version, card_message: 'For Nonna' }),
      edit([line(second, 1)], { version, card_message: 'For Nonna' }),
    ]);
    expect([saved.status, again.status]).toEqual([200, 200]);
    const waiting = await read(ruby);
    expect(waiting).toMatchObject({
      total: order.total,
      card_message: '',
      proposal: { state: 'open', number: 1 },
    });
    expect(cents(waiting.proposal?.amount_due ?? 0)).toBe(cents(second.price));
    expect(Date.parse(waiting.proposal?.pay_by ?? '')).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60_000);
    await settle();
    const message = await messageTo(test.cloud.url, phone, ({ text }) => text.includes('suggests a change'));
    expect(message.text).toContain(`/orders/${order.id}`);
    const second2 = await edit([line(first, 9)]);
    expect([second2.status, second2.failure.code]).toEqual([409, 'ORDER.PROPOSAL_OPEN']);
    const refund = await florist.send(refundOrder, { body: { order_id: order.id, amount: 1 } });
    expect(refund.failure.code).toBe('ORDER.PROPOSAL_OPEN');
    const page = await openCardPage(ruby, order, 1);
    expect(await openCardPage(ruby, order)).toBe(page);
    test.cloud.payments.misbehave({ copies: 3 });
    await payAt(page);
    await settle();
    test.cloud.payments.misbehave({});
    const changed = await read();
    expect(changed).toMatchObject({ card_message: 'For Nonna', goods_num: 3, proposal: { state: 'paid' } });
    expect(cents(changed.total)).toBe(cents(order.total) + cents(second.price));
    expect(changed.charged).toBe(changed.total);
    await messageTo(
      test.cloud.url,
      'vendor1@flowers.test',
      ({ subject }) => subject?.includes(`paid: order ${order.number}`) ?? false,
    );
    await florist.call(updateOrder, { params, body: { status: 'completed', early: true } });
    await settle();
    const { lines, cash, yours } = await ledgerOf(order);
    expect([cash, yours]).toEqual([cents(changed.payout?.commission ?? 0), 0]);
    expect(lines.filter(({ kind }) => kind === 'charge')).toHaveLength(2);
    await florist.call(refundOrder, { body: { order_id: order.id } });
    await settle();
    expect(await read()).toMatchObject({ payment_status: 'refunded', refunded: changed.total });
    expect((await ledgerOf(order)).cash).toBe(0);
  });

  it.each([
    ['declined by the buyer', 'declined'],
    ['withdrawn by the florist', 'withdrawn'],
    ['not answered in time', 'expired'],
  ] as const)('changes nothing when it is %s but refunds a late payment', async (_, state) => {
    const { ruby, florist, order, second, read, edit, close } = await placePaidOrder();
    await edit([line(second, 1)]);
    const page = await openCardPage(ruby, order, 1);
    const before = (await ledgerOf(order)).cash;
    // The card was taken before, the provider's event comes after.
    test.cloud.payments.misbehave({ dropNext: 3 });
    await payAt(page);
    if (state === 'expired') {
      const { proposal } = await read();
      await run('releaseHolds', { time: new Date(Date.parse(proposal?.pay_by ?? '') + 1000).toISOString() });
    } else {
      const api = state === 'declined' ? ruby : florist;
      expect((await close(api)).status).toBe(200);
      expect((await close(api)).status).toBe(200);
    }
    await settle();
    test.cloud.payments.misbehave({});
    expect(await read()).toMatchObject({ total: order.total, goods_num: 2, proposal: { state } });
    expect((await ledgerOf(order)).cash).toBe(before);
    const closed = await ruby.send(startPayment, { body: { order_id: order.id, proposal: 1 } });
    expect([closed.status, closed.failure.code]).toEqual([409, 'ORDER.PROPOSAL_CLOSED']);
    expect((await edit([line(second, 1)])).status).toBe(200);
    expect((await read()).proposal).toMatchObject({ number: 2, state: 'open' });
  });

  it('holds the new time until withdrawal or cancellation', async () => {
    const { florist, order, params, second, read, edit, close } = await placePaidOrder();
    const before = await takenOf(order);
    const [day, key] = [order.deliveryDay ?? '', keyOf(order)];
    const later = { delivery_period: { start_time: '21:00', stop_time: '22:00' }, outside: true };
    await edit([line(second, 1)], later);
    const held = await takenOf(order);
    expect([held[day]?.[key], held[day]?.['21:00-22:00']]).toEqual([before[day]?.[key], 1]);
    await close(florist);
    expect((await takenOf(order))[day]).toEqual({ ...before[day], '21:00-22:00': 0 });
    await edit([line(second, 1)], later);
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    expect((await takenOf(order))[day]).toEqual({
      ...before[day],
      [key]: (before[day]?.[key] ?? 0) - 1,
      '21:00-22:00': 0,
    });
    expect((await read()).proposal?.state).toBe('withdrawn');
  });

  it('moves to the held time once it is paid', async () => {
    const { ruby, order, second, edit } = await placePaidOrder();
    const before = await takenOf(order);
    const [day, key] = [order.deliveryDay ?? '', keyOf(order)];
    const later = { delivery_period: { start_time: '21:30', stop_time: '22:00' }, outside: true };
    await edit([line(second, 1)], later);
    await payAt(await openCardPage(ruby, order, 1));
    await settle();
    expect((await takenOf(order))[day]).toEqual({
      ...before[day],
      [key]: (before[day]?.[key] ?? 0) - 1,
      '21:30-22:00': 1,
    });
  });
});
