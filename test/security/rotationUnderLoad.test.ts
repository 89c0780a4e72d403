import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  AddUserPoolClientSecretCommand,
  CognitoIdentityProviderClient,
  DeleteUserPoolClientSecretCommand,
  ListUserPoolClientSecretsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { florists } from '@bloomkin/local/demo/content/florist.ts';
import { logInByCode, refresh, registerBySms } from '@bloomkin/shared/routes/auth.ts';
import { lookUpAbn } from '@bloomkin/shared/routes/companies.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getPaymentSession } from '@bloomkin/shared/routes/payments.ts';
import { getPushKey, subscribeToPush } from '@bloomkin/shared/routes/push.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Api } from '#support/api.ts';
import { localCloud, quickLimits } from '#support/localCloud.ts';
import { codeSentTo } from '#support/outbox.ts';
import { openCardPage, payAt, payByCard } from '#support/payments.ts';
import { newPhone, registerBuyer, signInDemoUser } from '#support/people.ts';
import { putSecret, readSecretText } from '#support/putSecret.ts';
import { pickProduct, pickProductOf, placeOrder } from '#support/shopping.ts';

/** Containers keep secrets for a second here, for five minutes in the cloud. */
const test = localCloud({
  demoData: true,
  inThreads: true,
  functionVariables: {
    SECRET_MAX_AGE_SECONDS: '1',
    LIMITS: JSON.stringify({ ...quickLimits, abnLookupsPerAddressPer10Minutes: 10_000 }),
  },
});

const requestsPerSecond = 20;
const buyerCount = 6;

interface Buyer {
  api: Api;
  order: Order;
  pageUrl: string;
}
const buyers: Buyer[] = [];
const held: { florist?: Api; companyId?: string } = {};

beforeAll(async () => {
  held.florist = test.visitor();
  held.companyId = (await signInDemoUser(held.florist, 'vendor1')).company?.id ?? '';
  const product = await pickProduct(test.visitor());
  for (let at = 0; at < buyerCount; at++) {
    const api = test.visitor();
    await registerBuyer(api);
    const order = await placeOrder(api, product);
    buyers.push({ api, order, pageUrl: await openCardPage(api, order) });
  }
});

/** Opens the payment of an order that is not paid. */
async function openPaymentPage(): Promise<void> {
  const { api, order } = buyers.at(-1) ?? {};
  await api?.call(getPaymentSession, { query: { cartId: order?.cart_hash ?? '' } });
}

/** Asks the register about a florist's company in the demo data. */
async function askRegister(): Promise<void> {
  const answer = await held.florist?.call(lookUpAbn, { query: { inn: florists[0]?.abn ?? '' } });
  expect(answer?.data.status).toBe('active');
}

/** A browser of a florist, and the key that it was given. */
async function subscribeBrowser(api = held.florist): Promise<{ key: string; endpoint: string }> {
  const answer = await api?.call(getPushKey, {});
  const key = answer?.data.public_key ?? '';
  const subscription = test.cloud.push.subscribe(key);
  await api?.call(subscribeToPush, { body: subscription });
  return { key, endpoint: subscription.endpoint };
}

async function payOrderOfFlorist(): Promise<Order> {
  const api = test.visitor();
  await registerBuyer(api);
  const order = await placeOrder(api, await pickProductOf(api, held.companyId));
  await payByCard(api, order);
  await test.cloud.settle();
  return order;
}

/** Reads, opens the provider's page again, refreshes, registers and more, twenty times a second; none may fail. */
async function keepBusy(seconds: number): Promise<void> {
  const acts: readonly ((buyer: Buyer, at: number) => Promise<unknown>)[] = [
    ({ api }) => api.call(listOrders, { query: {} }),
    () => openPaymentPage(),
    ({ api, order }) => api.call(getOrder, { params: { id: order.id } }),
    // Tokens of one person are refreshed one after the other.
    ({ api }, at) => (at % 24 === 3 ? api.call(refresh, {}) : api.call(listOrders, { query: {} })),
    () => registerBuyer(test.visitor()),
    () => askRegister(),
    () => subscribeBrowser(),
  ];
  const running: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  for (let at = 0; at < seconds * requestsPerSecond; at++) {
    const buyer = buyers[at % buyers.length];
    const act = acts[at % acts.length];
    if (buyer && act) running.push(act(buyer, at).catch((error: unknown) => failures.push(error)));
    await pause(1000 / requestsPerSecond);
  }
  await Promise.all(running);
  expect(failures).toEqual([]);
}

/** Long enough for each container to have read the value again. */
const untilKnown = () => keepBusy(2);

/** As the operator, with the deployed client. */
function userPoolClient() {
  const variables = test.cloud.operatorVariables;
  const cognito = new CognitoIdentityProviderClient({
    region: variables.AWS_REGION,
    endpoint: variables.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
    credentials: { accessKeyId: variables.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: 'local' },
  });
  return { cognito, client: { UserPoolId: variables.USER_POOL_ID, ClientId: variables.USER_POOL_CLIENT_ID } };
}

const Pepper = z.object({ codePepper: z.string() });

describe('no request of twenty a second fails while an operator rotates', {
  timeout: 60_000,
}, () => {
  it('the pepper of codes already sent', async () => {
    const text = await readSecretText(test.cloud, 'SIGN_IN_SECRET_ARN');
    const { codePepper: old } = Pepper.parse(JSON.parse(text));
    const next = 'n'.repeat(64);
    const put = (value: object) => putSecret(test.cloud, 'SIGN_IN_SECRET_ARN', JSON.stringify(value));
    const [late, phoneNumbers] = [test.visitor(), newPhone()];
    await late.call(registerBySms, { body: { phoneNumbers, fio: 'Late Lee', country_code: '+61' } });
    await put({ codePepper: old, accepted: [next] });
    await untilKnown();
    await put({ codePepper: next, accepted: [old] });
    await untilKnown();
    const code = await codeSentTo(late.url, `+61${phoneNumbers}`);
    const { data } = await late.call(logInByCode, { body: { phoneNumbers, country_code: '+61', code } });
    expect(data.api_token).not.toBe('');
    await put({ codePepper: next });
    await untilKnown();
    for (const { api } of buyers) await api.call(refresh, {});
  });

  it('the key of the payment provider', async () => {
    test.cloud.payments.rollKeys({ api: ['sk_test_local', 'sk_test_next'] });
    await putSecret(test.cloud, 'STRIPE_SECRET_ARN', 'sk_test_next');
    await untilKnown();
    test.cloud.payments.rollKeys({ api: ['sk_test_next'] });
    await keepBusy(1);
  });

  it('the secret of the provider’s events', async () => {
    const paid: Buyer[] = [];
    const payNext = async () => {
      const buyer = buyers[paid.length];
      if (!buyer) throw new Error('Everything is paid');
      expect((await payAt(buyer.pageUrl)).status).toBe(303);
      paid.push(buyer);
    };
    await payNext();
    await putSecret(test.cloud, 'STRIPE_WEBHOOK_SECRET_ARN', 'whsec_local\nwhsec_next');
    await Promise.all([untilKnown(), payNext()]);
    test.cloud.payments.rollKeys({ webhook: ['whsec_local', 'whsec_next'] });
    await payNext();
    test.cloud.payments.rollKeys({ webhook: ['whsec_next'] });
    await payNext();
    await putSecret(test.cloud, 'STRIPE_WEBHOOK_SECRET_ARN', 'whsec_next');
    await Promise.all([untilKnown(), payNext()]);
    await test.cloud.settle();
    for (const { api, order } of paid) {
      const { data } = await api.call(getOrder, { params: { id: order.id } });
      expect(data.payment_status).toBe('paid');
    }
    const refused = test.cloud.logs.filter(({ fields }) => fields.message === 'The signature is not valid');
    expect(refused).toEqual([]);
  });

  it('the secret of the user pool’s client', async () => {
    const { cognito, client } = userPoolClient();
    const { ClientSecrets: [old] = [] } = await cognito.send(new ListUserPoolClientSecretsCommand(client));
    const { ClientSecretDescriptor: next } = await cognito.send(new AddUserPoolClientSecretCommand(client));
    await putSecret(test.cloud, 'CLIENT_SECRET_ARN', next?.ClientSecretValue ?? '');
    await untilKnown();
    const ClientSecretId = old?.ClientSecretId;
    await cognito.send(new DeleteUserPoolClientSecretCommand({ ...client, ClientSecretId }));
    await keepBusy(1);
    for (const { api } of buyers) await api.call(refresh, {});
  });

  it('the origin secret, until the edge gets the new one', async () => {
    const Origin = z.object({ current: z.string() });
    const text = await readSecretText(test.cloud, 'ORIGIN_SECRET_ARN');
    const { current } = Origin.parse(JSON.parse(text));
    const value = JSON.stringify({ current: 'o'.repeat(48), previous: current });
    await putSecret(test.cloud, 'ORIGIN_SECRET_ARN', value);
    await untilKnown();
  });

  it('the key of the business register', async () => {
    const next = randomUUID();
    test.cloud.abnGuids.add(next);
    await putSecret(test.cloud, 'ABN_LOOKUP_SECRET_ARN', next);
    await untilKnown();
    for (const guid of test.cloud.abnGuids) if (guid !== next) test.cloud.abnGuids.delete(guid);
    await keepBusy(1);
  });

  it('the push keys', async () => {
    const before = await subscribeBrowser();
    await putSecret(test.cloud, 'WEB_PUSH_SECRET_ARN', JSON.stringify({ vapidSeed: 'v'.repeat(64) }));
    await untilKnown();
    const again = await subscribeBrowser();
    expect(again.key).not.toBe(before.key);
    const { number } = await payOrderOfFlorist();
    const messages = test.cloud.outbox.list().filter(({ subject }) => subject === `New order ${number}`);
    const isNotified = ({ endpoint }: { endpoint: string }) =>
      messages.some(({ to }) => endpoint.endsWith(to));
    // A push service refuses another key than its browser subscribed with.
    expect([isNotified(again), isNotified(before)]).toEqual([true, false]);
  });
});
