import { logInByCode, refresh, registerBySms } from '@bloomkin/shared/routes/auth.ts';
import { addProduct, checkout, getCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answered, type Api, newestCatalogue } from '#support/api.ts';
import { cartOnDay } from '#support/cartOnDay.ts';
import { injectFault } from '#support/faults.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { codeSentTo, sentTo } from '#support/outbox.ts';
import { newPhone, registerBuyer } from '#support/people.ts';
import { someOf } from '#support/run/budget.ts';
import { pickProduct, placeOrder, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true, streamShards: 4, inThreads: true });

afterEach(() => {
  test.cloud.faults.clear();
  test.cloud.signInQuotas.limit = undefined;
});

async function signInNewBuyer(): Promise<Api> {
  const api = test.visitor();
  await registerBuyer(api);
  return api;
}

/** Expects 503 `SERVICE.UNAVAILABLE` with `Retry-After`. */
function expectTryAgain({ status, headers, failure }: Answered<unknown>): void {
  expect({ status, code: failure.code }).toEqual({ status: 503, code: 'SERVICE.UNAVAILABLE' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Asks until it goes well, as a person does; every other answer must say to try again. */
async function askUntilDone<T>(ask: () => Promise<Answered<T>>): Promise<T> {
  for (let tries = 1; tries <= 50; tries++) {
    const answered = await ask();
    if (answered.status === 200) return answered.data;
    expectTryAgain(answered);
  }
  throw new Error('It never went well');
}

describe('when S3 throttles', () => {
  it('a catalogue that starts reads its snapshot at the second try', async () => {
    await runJob(test.cloud, 'catalogueBuilder');
    await test.cloud.functions.stop();
    const before = test.cloud.logs.length;
    await injectFault(test.cloud.url, { target: 's3', mode: 'throttle', rate: 0.5 });
    const guest = test.visitor();
    const version = { headers: newestCatalogue() };
    for (let calls = 0; calls < 4; calls++)
      expect((await guest.send(listAllProducts, {}, version)).status).toBe(200);
    const errors = test.cloud.logs.slice(before).filter(({ fields }) => fields.level === 'ERROR');
    expect(errors).toEqual([]);
  });
});

describe('without permission to send', () => {
  it('failing text messages and e-mails stop no order', async () => {
    const buyer = await signInNewBuyer();
    const product = await pickProduct(buyer);
    for (const target of ['sms', 'mail'] as const)
      await injectFault(test.cloud.url, { target, mode: 'refuse', rate: 1 });
    const order = await placeOrder(buyer, product);
    await test.cloud.settle();
    expect(order.status).toBe('new');
    expect(test.cloud.queued).toEqual([]);
    Object.assign(test.cloud.sendingLimits, {
      isSenderVerified: true,
      isTextSenderAllowed: true,
      textsLeft: Number.POSITIVE_INFINITY,
    });
  });
});

describe.each(someOf(['throttle', 'error'] as const))('when the database answers with %s', (mode) => {
  it('every time, each request gets an error to retry', async () => {
    const buyer = await signInNewBuyer();
    const product = await pickProduct(buyer);
    await injectFault(test.cloud.url, { target: 'dynamodb', mode, rate: 1 });
    expectTryAgain(await buyer.send(getCart, {}));
    expectTryAgain(await buyer.send(addProduct, { body: { product_id: product.id, count: 1 } }));
    expectTryAgain(await buyer.send(listOrders, {}));
    expectTryAgain(
      await buyer.send(deliveryDays, {
        query: { company_id: product.company, lat: surryHills.lat, lng: surryHills.lng },
      }),
    );
  });

  it('a cart submitted until it works is one order', async () => {
    const buyer = await signInNewBuyer();
    const product = await pickProduct(buyer);
    const cart = await cartOnDay(buyer, product, mode === 'throttle' ? 3 : 4);
    await injectFault(test.cloud.url, { target: 'dynamodb', mode, rate: 0.3 });
    const submit = () =>
      buyer.send(checkout, { params: { id: cart.cart_hash }, body: { expected_total: cart.total } });
    const first = await askUntilDone(submit);
    const again = await askUntilDone(submit);
    expect(again.data.id).toBe(first.data.id);
    test.cloud.faults.clear();
    const { data: orders } = await buyer.call(listOrders, {});
    expect(orders.map(({ id, total }) => ({ id, total }))).toEqual([
      { id: first.data.id, total: cart.total },
    ]);
    const { data: next } = await buyer.call(getCart, {});
    expect(next.items).toEqual([]);
  });

  it('three times in ten, a click that is repeated with its key adds once', async () => {
    const buyer = await signInNewBuyer();
    const product = await pickProduct(buyer);
    await injectFault(test.cloud.url, { target: 'dynamodb', mode, rate: 0.3 });
    const body = { product_id: product.id, count: 2, add_key: 'one-click' };
    for (let clicks = 0; clicks < 4; clicks++) await askUntilDone(() => buyer.send(addProduct, { body }));
    test.cloud.faults.clear();
    const { data: cart } = await buyer.call(getCart, {});
    expect(cart.items.map(({ count }) => count)).toEqual([2]);
  });
});

describe('when the database is slow', () => {
  it('a checkout still makes one order', async () => {
    const buyer = await signInNewBuyer();
    const cart = await cartOnDay(buyer, await pickProduct(buyer), 5);
    await injectFault(test.cloud.url, { target: 'dynamodb', mode: 'slow', rate: 0.3 });
    const submit = () =>
      buyer.send(checkout, { params: { id: cart.cart_hash }, body: { expected_total: cart.total } });
    await askUntilDone(submit);
    test.cloud.faults.clear();
    const { data: orders } = await buyer.call(listOrders, {});
    expect(orders).toHaveLength(1);
  });
});

describe('when the payment provider fails', () => {
  it.each(someOf(['error', 'throttle'] as const))('keeps the order payable with %s', async (mode) => {
    const buyer = await signInNewBuyer();
    const order = await placeOrder(buyer, await pickProduct(buyer));
    await injectFault(test.cloud.url, { target: 'payments', mode, rate: 1 });
    const pay = () => buyer.send(startPayment, { body: { order_id: order.id } });
    expectTryAgain(await pay());
    test.cloud.faults.clear();
    const { data: page } = await askUntilDone(pay);
    const { data: same } = await askUntilDone(pay);
    expect(same.url).toBe(page.url);
  });
});

describe('when Cognito throttles', () => {
  it('signing in asks to retry with the same code', async () => {
    const guest = test.visitor();
    const person = { phoneNumbers: newPhone(), country_code: '+61' } as const;
    await guest.call(registerBySms, { body: { ...person, fio: 'Ruby Tran' } });
    const code = await codeSentTo(test.cloud.url, `+61${person.phoneNumbers}`);
    const logIn = () => guest.send(logInByCode, { body: { ...person, code } });
    await injectFault(test.cloud.url, { target: 'cognito', mode: 'quota', rate: 1, perSecond: 0 });
    expectTryAgain(await logIn());
    test.cloud.signInQuotas.limit = 'default';
    expect((await logIn()).status).toBe(200);
  });

  it('an opened page stays signed in', async () => {
    const buyer = await signInNewBuyer();
    const { cookie } = buyer;
    await injectFault(test.cloud.url, { target: 'cognito', mode: 'quota', rate: 1, perSecond: 0 });
    expectTryAgain(await buyer.send(refresh, {}));
    expect(buyer.cookie).toBe(cookie);
    test.cloud.signInQuotas.limit = undefined;
    expect((await buyer.send(refresh, {})).status).toBe(200);
  });
});

describe('when text messages fail', () => {
  it('registering is answered and the code comes later', async () => {
    const guest = test.visitor();
    const phoneNumbers = newPhone();
    const register = () =>
      guest.send(registerBySms, { body: { phoneNumbers, fio: 'Ruby Tran', country_code: '+61' } });
    await injectFault(test.cloud.url, { target: 'sms', mode: 'error', rate: 1 });
    expect((await register()).status).toBe(200);
    expect(await sentTo(test.cloud.url, `+61${phoneNumbers}`)).toEqual([]);
    test.cloud.faults.clear();
    expect(await codeSentTo(test.cloud.url, `+61${phoneNumbers}`)).toMatch(/^\d{4}$/);
  });
});

describe('when addresses cannot be looked up', () => {
  it('asks to retry', async () => {
    const [guest, address] = [test.visitor(), '10 Crown St, Surry Hills'];
    await injectFault(test.cloud.url, { target: 'geocode', mode: 'throttle', rate: 1 });
    const ask = () => guest.send(geocode, { query: { address } });
    expectTryAgain(await ask());
    test.cloud.faults.clear();
    await askUntilDone(ask);
  });
});
