import type * as subscriptions from '@bloomkin/lambdas/model/messages/push/pushSubscriptionEntity.ts';
import { logInByCode, logOut, requestCode } from '@bloomkin/shared/routes/auth.ts';
import { setManagerStatus } from '@bloomkin/shared/routes/companies.ts';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@bloomkin/shared/routes/push.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { ManagerRight } from '@bloomkin/shared/schemas/user.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { codeSentTo } from '#support/outbox.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { placeOrderWith, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
let listSubscriptions: typeof subscriptions.listSubscriptions;

beforeAll(async () => {
  Object.assign(process.env, test.cloud.operatorVariables);
  ({ listSubscriptions } = await import('@bloomkin/lambdas/model/messages/push/pushSubscriptionEntity.ts'));
});

/** As a browser does that was allowed to. */
async function subscribe(api: Api) {
  const { data } = await api.call(getPushKey, {});
  const subscription = test.cloud.push.subscribe(data.public_key);
  await api.call(subscribeToPush, { body: subscription });
  return subscription;
}

async function florist() {
  const api = test.visitor();
  const user = await signInDemoUser(api, 'vendor1');
  return { api, user };
}

/** Hired by vendor1 in the demo data. */
async function signInManager() {
  const api = test.visitor();
  const email = 'josie.lam@flowers.test';
  await api.call(requestCode, { body: { email } });
  const code = await codeSentTo(test.cloud.url, email);
  const { data } = await api.call(logInByCode, { body: { email, code } });
  api.token = data.api_token;
  return { api, id: data.id };
}

/** Codes are limited to one a while. */
let signedIn: ReturnType<typeof signInManager> | undefined;

async function manager(rights: ManagerRight[]) {
  signedIn ??= signInManager();
  const { api, id } = await signedIn;
  const { api: owner, user } = await florist();
  await owner.call(setManagerStatus, {
    params: { id: user.company?.id ?? '' },
    query: { manager_id: id },
    body: { manager_status: 'hired', manager_rights: rights },
  });
  return api;
}

async function placePaidOrder(): Promise<Order> {
  const ruby = test.visitor();
  const { user } = await florist();
  const order = await placeOrderWith(ruby, user.company?.id);
  await test.cloud.settle();
  expect(listPushed(order)).toEqual([]);
  await payByCard(ruby, order);
  await test.cloud.settle();
  return order;
}

const listPushed = ({ number }: Pick<Order, 'number'>) =>
  test.cloud.outbox
    .list()
    .filter(({ channel, subject }) => channel === 'push' && subject === `New order ${number}`);
const isFor = (to: string) => (endpoint: string) => endpoint.endsWith(to);

describe('a new paid order', () => {
  it('reaches order staff with number and time alone', async () => {
    const josie = await manager(['orders']);
    const { api } = await florist();
    const browsers = [await subscribe(api), await subscribe(josie)].map(({ endpoint }) => endpoint);
    const order = await placePaidOrder();
    const pushed = listPushed(order);
    // Browsers of other tests belong to the florist too.
    const reached = pushed.map(({ to }) => browsers.findIndex(isFor(to)));
    expect(reached.filter((at) => at >= 0).sort()).toEqual([0, 1]);
    for (const { text } of pushed) {
      expect(text).toMatch(/^Delivery: \w{3} \d+ \w{3}, .+\n\/orders\/view\/\w+$/);
      expect(text).not.toContain('Ruby');
      expect(text).not.toContain(surryHills.address);
    }
  });

  it('reaches no manager without the right', async () => {
    const josie = await manager(['products']);
    const { endpoint } = await subscribe(josie);
    const order = await placePaidOrder();
    expect(listPushed(order).filter(({ to }) => isFor(to)(endpoint))).toEqual([]);
  });

  it('reaches no device that signed out, and forgets it', async () => {
    const { api, user } = await florist();
    const { endpoint } = await subscribe(api);
    await api.call(logOut, {});
    const order = await placePaidOrder();
    expect(listPushed(order).filter(({ to }) => isFor(to)(endpoint))).toEqual([]);
    expect((await listSubscriptions(user.id)).map((one) => one.endpoint)).not.toContain(endpoint);
  });

  it('drops a browser that has unsubscribed', async () => {
    const { api, user } = await florist();
    const [{ endpoint }, other] = [await subscribe(api), await subscribe(api)];
    test.cloud.push.unsubscribe(endpoint);
    const order = await placePaidOrder();
    expect(listPushed(order).some(({ to }) => isFor(to)(other.endpoint))).toBe(true);
    expect((await listSubscriptions(user.id)).map((one) => one.endpoint)).not.toContain(endpoint);
  });
});

describe('a subscription', () => {
  const { keys } = { keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) } };

  it.each([
    'https://example.com/push/1',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://fcm.googleapis.com.example.com/fcm/send/1',
    'https://fcm.googleapis.com@example.com/1',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1/1',
  ])('rejects %s', async (endpoint) => {
    const ruby = await visitAsBuyer(test);
    const { status, failure } = await ruby.send(subscribeToPush, { body: { endpoint, keys } });
    expect(status).toBe(422);
    expect(failure.errors?.[0]?.path).toBe('endpoint');
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'https://web.push.apple.com/1',
    'https://wns2-sy3p.notify.windows.com/w/1',
  ])('accepts %s, and ends', async (endpoint) => {
    const ruby = test.visitor();
    const { id } = await newBuyer(ruby);
    await ruby.call(subscribeToPush, { body: { endpoint, keys } });
    expect(await listSubscriptions(id)).toMatchObject([{ endpoint }]);
    await ruby.call(unsubscribeFromPush, { body: { endpoint } });
    expect(await listSubscriptions(id)).toEqual([]);
  });

  it('counts once per browser and ten times per user at most', async () => {
    const ruby = test.visitor();
    const { id } = await newBuyer(ruby);
    const of = (number: number) => `https://fcm.googleapis.com/fcm/send/${number}`;
    for (let number = 0; number < 12; number++)
      await ruby.call(subscribeToPush, { body: { endpoint: of(number), keys } });
    await ruby.call(subscribeToPush, { body: { endpoint: of(11), keys } });
    const endpoints = (await listSubscriptions(id)).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).not.toContain(of(0));
    expect(endpoints).not.toContain(of(1));
  });
});
