import { addClaimPhoto } from '@bloomkin/shared/routes/media.ts';
import {
  decideClaim,
  getClaim,
  getOrder,
  getOrderStatus,
  makeClaim,
  updateOrder,
} from '@bloomkin/shared/routes/orders.ts';
import { refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { listCases } from '@bloomkin/shared/routes/search.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import { settlementFixture, sum } from '#lambdas/settlement/settlementFixture.ts';
import { settlePayments } from '#support/payments.ts';
import { visitAs } from '#support/people.ts';
import { aPhoto } from '#support/upload.ts';

const { test, modules, settle, placePaidOrder, listMovements, bankOf } = settlementFixture();

async function placeDelivered() {
  const placed = await placePaidOrder();
  const { ruby, florist, params } = placed;
  await florist.call(updateOrder, { params, body: { status: 'completed', early: true } });
  const { data } = await ruby.call(getOrder, { params });
  const token = { token: data.links?.claim ?? '' };
  const stranger = test.visitor();
  const claim = (body: object = {}) =>
    stranger.send(makeClaim, { params: token, body: { kind: 'wilted', wish: 'refund', ...body } });
  const read = async () => (await ruby.call(getOrder, { params })).data;
  return { ...placed, claim, token, stranger, read };
}

describe('a claim', () => {
  it('takes photos by its link, each once, which florist and buyer see and the status page does not', async () => {
    const { claim, florist, params, read, stranger, token } = await placeDelivered();
    const send = async (colour: string) => {
      const form = new FormData();
      form.append(
        'photo',
        new Blob([Uint8Array.from(await aPhoto(colour))], { type: 'image/jpeg' }),
        'a.jpg',
      );
      const url = new URL(addClaimPhoto.path.replace('{token}', token.token), test.cloud.url);
      return (await fetch(url, { method: 'POST', body: form })).status;
    };
    expect([await send('#777'), await send('#777'), await send('#555')]).toEqual([200, 200, 200]);
    await claim();
    expect(await send('#333')).toBe(200);
    const { data: view } = await stranger.call(getClaim, { params: token });
    expect(view.photos.map(({ kind }) => kind)).toEqual(['claim', 'claim', 'claim']);
    expect((await florist.call(getOrder, { params })).data.photos).toEqual(view.photos);
    expect((await read()).photos).toEqual(view.photos);
    const told = test.cloud.outbox
      .list()
      .map(({ text }) => new RegExp(`/o/(${params.id}\\S+)`).exec(text)?.[1]);
    const status = { token: told.find(Boolean) ?? '' };
    expect((await stranger.call(getOrderStatus, { params: status })).data.photos).toEqual([]);
    await florist.call(decideClaim, { params, body: { result: 'refused', words: 'They were fresh' } });
    // Until another person has looked.
    expect(await send('#111')).toBe(200);
    await claim({ again: true });
    const admin = await visitAs(test, 'admin');
    await admin.call(decideClaim, { params, body: { result: 'replacement', words: 'A new one' } });
    expect(await send('#222')).toBe(409);
  });

  it('goes to the florist, whose answer moves the money once, however often both press', async () => {
    const { claim, florist, params, read, order, stranger, token } = await placeDelivered();
    const answers = await Promise.all([claim(), claim({ kind: 'late' }), claim()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data: view } = await stranger.call(getClaim, { params: token });
    expect(view.claim).toMatchObject({ state: 'open', law: expect.stringMatching(/^ACL/) });
    expect(Date.parse(view.claim?.answer_by ?? '')).toBeGreaterThan(Date.now());
    expect(JSON.stringify(view)).not.toContain(order.location?.address ?? 'nowhere');
    const body = { result: 'refund' } as const;
    await Promise.all([1, 2].map(() => florist.send(decideClaim, { params, body })));
    await florist.call(decideClaim, { params, body });
    await settle();
    expect(await read()).toMatchObject({ refunded: order.total, payment_status: 'refunded' });
    expect(sum(await bankOf(order))).toBe(0);
    expect((await claim({ again: true })).data).toMatchObject({ data: { claim: { result: 'refund' } } });
  });

  it('comes from the recipient by the card’s code, who sees no sum and asks for no part', async () => {
    const { florist, ruby, params, order, stranger, read } = await placeDelivered();
    const card = { token: (await florist.call(getOrder, { params })).data.card_link ?? '' };
    expect((await ruby.call(getOrder, { params })).data.card_link).toBeUndefined();
    const { data: empty } = await stranger.call(getClaim, { params: card });
    expect(empty).toMatchObject({ is_recipient: true, claim: null });
    const say = (body: object) =>
      stranger.send(makeClaim, { params: card, body: { kind: 'wilted', wish: 'refund', ...body } });
    expect((await say({ wish: 'part', amount: 10_000 })).failure?.code).toBe('VALIDATION.FAILED');
    expect((await say({})).status).toBe(200);
    const part = { result: 'part', amount: 10, words: 'We give back $10' } as const;
    await florist.call(decideClaim, { params, body: part });
    const { data: seen } = await stranger.call(getClaim, { params: card });
    expect(seen.claim).toMatchObject({ result: 'part', amount: null, given: null, words: '' });
    const secrets = ['$', order.location?.address ?? '$', order.email];
    const shown = JSON.stringify([empty, seen]);
    for (const secret of secrets) expect(shown.includes(secret), secret).toBe(false);
    const { claim, history } = await read();
    expect(claim).toMatchObject({ given: 10, words: part.words });
    expect(history.find(({ what }) => what === 'claim')?.by).toBe('Recipient');
  });

  it('leaves the board of an admin once it is answered, and comes back for another person', async () => {
    const { claim, florist, params } = await placeDelivered();
    const admin = await visitAs(test, 'admin');
    const onBoard = async () =>
      (await admin.call(listCases, { query: {} })).data.some(({ order_id }) => order_id === params.id);
    await claim();
    expect(await onBoard()).toBe(true);
    expect((await florist.send(decideClaim, { params, body: { result: 'refused' } })).status).toBe(422);
    await florist.call(decideClaim, { params, body: { result: 'refused', words: 'They were fresh.' } });
    expect(await onBoard()).toBe(false);
    const second = { result: 'replacement', words: 'Tomorrow' } as const;
    expect((await florist.send(decideClaim, { params, body: second })).failure?.code).toBe('CLAIM.CLOSED');
    await claim({ again: true });
    expect(await onBoard()).toBe(true);
    await admin.call(decideClaim, { params, body: { result: 'part', amount: 10 } });
    await settle();
    const { data } = await admin.call(getOrder, { params });
    expect(data).toMatchObject({ refunded: 10, claim: { given: 10, by: 'Admin', again: true } });
  });

  it('stands in one queue with refunds that failed, the first due on top, until it is answered', async () => {
    const [failed, claimed] = [await placePaidOrder(), await placeDelivered()];
    const admin = await visitAs(test, 'admin');
    const { florist, params } = failed;
    await florist.call(refundOrder, { body: { order_id: params.id, amount: 5 } });
    await settle();
    const { applyRefund } = await import('@bloomkin/lambdas/api/paymentWebhook/receivePaymentEvent.ts');
    const stored = await modules().findOrder(OrderId.parse(params.id));
    const made = { id: 're_back', amount: 500, status: 'failed', payment_intent: stored?.paymentIntentId };
    await applyRefund('evt_back', { ...made, metadata: { order_id: params.id, refund: '1' } }, new Date());
    await claimed.claim();
    const list = async () => (await admin.call(listCases, { query: {} })).data.map(({ id }) => id);
    const [refund, claim] = [`${params.id}~refund`, `${claimed.params.id}~claim`];
    const both = await list();
    expect(both.filter((id) => id === refund || id === claim)).toEqual([refund, claim]);
    await florist.call(refundOrder, { body: { order_id: params.id, amount: 5 } });
    await claimed.florist.call(decideClaim, { params: claimed.params, body: { result: 'part', amount: 3 } });
    expect(await list()).toEqual(both.filter((id) => id !== refund && id !== claim));
  });

  it('finds nothing to give back after a refund, or while the bank decides', async () => {
    const refunded = await placeDelivered();
    await refunded.florist.call(refundOrder, { body: { order_id: refunded.params.id } });
    await settle();
    expect((await refunded.claim()).failure?.code).toBe('ORDER.NOT_REFUNDABLE');
    const disputed = await placeDelivered();
    const { findOrder, orderEntity, putItem } = modules();
    const stored = await findOrder(disputed.params.id as never);
    if (!stored) throw new Error('No order');
    const dispute = {
      id: 'dp_1',
      amountCents: 100,
      reason: 'general',
      respondBy: null,
      state: 'open',
    } as const;
    await putItem(orderEntity, { ...stored, dispute });
    expect((await disputed.claim()).failure?.code).toBe('ORDER.DISPUTED');
  });

  it('gives all back within two minutes when our own events say that the day is missed', async () => {
    const { ruby, params, order } = await placePaidOrder();
    const { data } = await ruby.call(getOrder, { params });
    const token = { token: data.links?.claim ?? '' };
    const body = { kind: 'not_come', wish: 'refund' } as const;
    expect((await test.visitor().send(makeClaim, { params: token, body })).failure?.code).toBe(
      'CLAIM.NOT_YET',
    );
    const { findOrder, orderEntity, putItem } = modules();
    const stored = await findOrder(params.id as never);
    if (!stored) throw new Error('No order');
    await putItem(orderEntity, { ...stored, day: '2026-01-05' });
    const stranger = test.visitor();
    const answers = await Promise.all([1, 2, 3].map(() => stranger.send(makeClaim, { params: token, body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // No job runs and no clock moves on: the provider's own time is compared.
    await settlePayments(test.cloud);
    const { data: ended } = await ruby.call(getOrder, { params });
    expect(ended).toMatchObject({ status: 'canceled', payment_status: 'refunded', refunded: order.total });
    const movements = await listMovements(order);
    expect(sum(movements.map(({ cents }) => cents))).toBe(0);
    const refundedAt = Date.parse(movements.find(({ cents }) => cents < 0)?.at ?? '');
    expect(refundedAt - Date.parse(ended.claim?.at ?? '')).toBeLessThan(120_000);
  });
});
