import { addOrderPhoto } from '@bloomkin/shared/routes/media.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { ApiError } from '@bloomkin/web/errors/apiError.ts';
import { type ActStore, createSender, tryAgain } from '@bloomkin/web/office/orders/run/runQueue.ts';
import type { RunAct } from '@bloomkin/web/office/orders/run/runTypes.ts';
import { newAct } from '@bloomkin/web/office/orders/run/toDriveStop.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { settlementFixture, toCents } from '#lambdas/settlement/settlementFixture.ts';
import type { Api } from '#support/api.ts';
import { visitAsBuyer } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const { test, settle, placePaidOrder, bankOf } = settlementFixture();

/** What a phone keeps when its page is closed. */
interface Phone extends ActStore {
  acts: RunAct[];
}

function phoneStore(): Phone {
  const phone: Phone = {
    acts: [],
    list: () => Promise.resolve([...phone.acts]),
    put: (act: RunAct) => {
      phone.acts = phone.acts.map((one) => (one.id === act.id ? act : one));
      return Promise.resolve();
    },
    remove: ({ id }: RunAct) => {
      phone.acts = phone.acts.filter((one) => one.id !== id);
      return Promise.resolve();
    },
  };
  return phone;
}

const Failure = z.object({ code: z.string(), message: z.string() });

const photo = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#9c1b5d' } })
    .jpeg()
    .toBuffer();

/** As the page sends it, through the functions. */
async function send(florist: Api, act: RunAct): Promise<void> {
  const [route, body] = act.change
    ? ([updateOrder, JSON.stringify(act.change)] as const)
    : ([addOrderPhoto, new FormData()] as const);
  if (body instanceof FormData) {
    body.set('kind', 'door');
    body.set('at', act.at);
    body.set('photo', act.photo ?? new Blob(), 'photo.jpg');
  }
  const answer = await fetch(new URL(route.path.replace('{id}', act.orderId), test.cloud.url), {
    method: route.method,
    headers: {
      'x-auth-token': florist.token ?? '',
      'idempotency-key': act.key,
      ...(act.change && { 'content-type': 'application/json' }),
    },
    body,
  });
  if (answer.ok) return;
  const { code, message } = Failure.parse(await answer.json());
  throw new ApiError({ status: answer.status, code, message });
}

describe('a run that was driven without a network', () => {
  it('arrives exactly once for 20 stops, though the phone died in between, and settles money once', async () => {
    const { ruby, florist, order: paid, companyId } = await placePaidOrder();
    const orders = [paid];
    const product = await pickProductOf(ruby, companyId);
    while (orders.length < 20) {
      const buyer = await visitAsBuyer(test);
      for (let count = 0; count < 5 && orders.length < 20; count++)
        orders.push(await placeOrder(buyer, product));
    }
    const phone = phoneStore();
    const picture = new Blob([Uint8Array.from(await photo())], { type: 'image/jpeg' });
    const press = (orderId: string, what: Pick<RunAct, 'change' | 'photo'>) =>
      phone.acts.push({ ...newAct({ orderId, number: '' }, what), id: phone.acts.length });
    for (const { id } of orders)
      press(id, { change: { status: 'ready_to_ship', dispatched: true, early: true } });
    for (const [index, { id }] of orders.entries()) {
      const delivery = { left_with: 'door' as const, at: new Date().toISOString() };
      if (index === 7) press(id, { change: { delivery: { failed: 'Nobody home' } } });
      else press(id, { change: { status: 'completed', early: true, delivery } });
      if (index < 3) press(id, { photo: picture });
    }
    // The network is back and fails again after the server did the work; then the page is closed.
    let calls = 0;
    const dying = createSender(phone, async (act) => {
      await send(florist, act);
      calls += 1;
      if (calls > 27) throw new ApiError({ status: 0, code: 'NETWORK', message: 'No answer' });
    });
    expect(await dying()).toMatchObject({ code: 'NETWORK' });
    expect(phone.acts.length).toBeGreaterThan(10);
    const again = createSender(phone, (act) => send(florist, act));
    await Promise.all([again(), again()]);
    expect(phone.acts).toEqual([]);
    await settle();
    for (const [index, { id }] of orders.entries()) {
      const { data } = await florist.call(getOrder, { params: { id } });
      expect(data.history.filter(({ to }) => to === 'on_its_way')).toHaveLength(1);
      const last = index === 7 ? 'not_delivered' : 'completed';
      expect(data.history.filter(({ to }) => to === last)).toHaveLength(1);
      expect(data.photos).toHaveLength(index < 3 ? 1 : 0);
    }
    const bank = await bankOf(paid);
    expect(bank).toHaveLength(2);
    expect(bank).toContain(toCents(paid.total));
  });

  it('keeps what was refused with its reason, sends the rest, and takes an answer to it', async () => {
    const { florist, order } = await placePaidOrder();
    const phone = phoneStore();
    const delivered = newAct(
      { orderId: order.id, number: order.number },
      { change: { status: 'completed', early: true } },
    );
    phone.acts = [
      { ...newAct({ orderId: order.id, number: order.number }, { change: { dispatched: true } }), id: 1 },
      { ...delivered, id: 2 },
    ];
    const sync = createSender(phone, (act) => send(florist, act));
    expect(await sync()).toBeUndefined();
    expect(phone.acts).toMatchObject([{ id: 1, refused: { code: 'ORDER.STATUS.NOT_ALLOWED' } }]);
    const [first] = phone.acts;
    const early = first && tryAgain({ ...first, refused: { code: 'ORDER.EARLY', message: '' } });
    expect(early).toMatchObject({ change: { dispatched: true, early: true } });
    expect(early?.key).not.toBe(first?.key);
    expect(early).not.toHaveProperty('refused');
  });
});
