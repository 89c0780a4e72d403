import { setTimeout as pause } from 'node:timers/promises';
import {
  AddUserPoolClientSecretCommand,
  CognitoIdentityProviderClient,
  DeleteUserPoolClientSecretCommand,
  ListUserPoolClientSecretsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { logInByCode, refresh, registerBySms } from '@bloomkin/shared/routes/auth.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getPaymentSession, startPayment } from '@bloomkin/shared/routes/payments.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { codeSentTo } from '#support/outbox.ts';
import { newBuyer, newPhone } from '#support/people.ts';
import { putSecret, readSecretText } from '#support/putSecret.ts';
import { placedOrder, productsForSurryHills } from '#support/shopping.ts';

/** Containers keep secrets for a second here, for five minutes in the cloud. */
const test = localCloud({ demoData: true, functionVariables: { SECRET_MAX_AGE_SECONDS: '1' } });

const requestsPerSecond = 20;
const buyerCount = 6;

interface Buyer {
  api: Api;
  order: Order;
  pageUrl: string;
}
const buyers: Buyer[] = [];

beforeAll(async () => {
  const [product] = await productsForSurryHills(test.visitor());
  if (!product) throw new Error('The demo data has nothing for Surry Hills');
  for (let at = 0; at < buyerCount; at++) {
    const api = test.visitor();
    await newBuyer(api);
    const order = await placedOrder(api, product);
    const { data } = await api.call(startPayment, { body: { order_id: order.id } });
    buyers.push({ api, order, pageUrl: data.url });
  }
});

/** Of an order that nobody pays. */
async function openPaymentPage(): Promise<void> {
  const { api, order } = buyers.at(-1) ?? {};
  await api?.call(getPaymentSession, { query: { cartId: order?.cart_hash ?? '' } });
}

/** Reads, opens the provider's page again, refreshes and registers, twenty times a second; none may fail. */
async function keepBusy(seconds: number): Promise<void> {
  const acts: readonly ((buyer: Buyer, at: number) => Promise<unknown>)[] = [
    ({ api }) => api.call(listOrders, { query: {} }),
    () => openPaymentPage(),
    ({ api, order }) => api.call(getOrder, { params: { id: order.id } }),
    // Tokens of one person are refreshed one after the other.
    ({ api }, at) => (at % 24 === 3 ? api.call(refresh, {}) : api.call(listOrders, { query: {} })),
    () => newBuyer(test.visitor()),
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

const pay = ({ pageUrl }: Buyer) =>
  fetch(pageUrl, {
    method: 'POST',
    body: new URLSearchParams({ card: '4242 4242 4242 4242' }),
    redirect: 'manual',
  });

/** As the operator, with the deployed client. */
function userPoolClient() {
  const variables = test.world.operatorVariables;
  const cognito = new CognitoIdentityProviderClient({
    region: variables.AWS_REGION,
    endpoint: variables.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
    credentials: { accessKeyId: variables.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: 'local' },
  });
  return { cognito, client: { UserPoolId: variables.USER_POOL_ID, ClientId: variables.USER_POOL_CLIENT_ID } };
}

const Pepper = z.object({ codePepper: z.string() });

describe('under twenty requests a second, no request fails while an operator rotates', {
  timeout: 60_000,
}, () => {
  it('the pepper, and codes on their way still sign in', async () => {
    const text = await readSecretText(test.world, 'SIGN_IN_SECRET_ARN');
    const { codePepper: old } = Pepper.parse(JSON.parse(text));
    const next = 'n'.repeat(64);
    const put = (value: object) => putSecret(test.world, 'SIGN_IN_SECRET_ARN', JSON.stringify(value));
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

  it('the key of the payment provider, and the old one ends', async () => {
    test.world.payments.rollKeys({ api: ['sk_test_local', 'sk_test_next'] });
    await putSecret(test.world, 'STRIPE_SECRET_ARN', 'sk_test_next');
    await untilKnown();
    test.world.payments.rollKeys({ api: ['sk_test_next'] });
    await keepBusy(1);
  });

  it('the secret of its events, and no payment is missed', async () => {
    const paid: Buyer[] = [];
    const payNext = async () => {
      const buyer = buyers[paid.length];
      if (!buyer) throw new Error('Everything is paid');
      expect((await pay(buyer)).status).toBe(303);
      paid.push(buyer);
    };
    await payNext();
    await putSecret(test.world, 'STRIPE_WEBHOOK_SECRET_ARN', 'whsec_local\nwhsec_next');
    await Promise.all([untilKnown(), payNext()]);
    test.world.payments.rollKeys({ webhook: ['whsec_local', 'whsec_next'] });
    await payNext();
    test.world.payments.rollKeys({ webhook: ['whsec_next'] });
    await payNext();
    await putSecret(test.world, 'STRIPE_WEBHOOK_SECRET_ARN', 'whsec_next');
    await Promise.all([untilKnown(), payNext()]);
    await test.world.settle();
    for (const { api, order } of paid) {
      const { data } = await api.call(getOrder, { params: { id: order.id } });
      expect(data.payment_status).toBe('paid');
    }
    const refused = test.world.logs.filter(({ fields }) => fields.message === 'The signature is not valid');
    expect(refused).toEqual([]);
  });

  it('the secret of the user pool’s client, and nobody signs in again', async () => {
    const { cognito, client } = userPoolClient();
    const { ClientSecrets: [old] = [] } = await cognito.send(new ListUserPoolClientSecretsCommand(client));
    const { ClientSecretDescriptor: next } = await cognito.send(new AddUserPoolClientSecretCommand(client));
    await putSecret(test.world, 'CLIENT_SECRET_ARN', next?.ClientSecretValue ?? '');
    await untilKnown();
    const ClientSecretId = old?.ClientSecretId;
    await cognito.send(new DeleteUserPoolClientSecretCommand({ ...client, ClientSecretId }));
    await keepBusy(1);
    for (const { api } of buyers) await api.call(refresh, {});
  });

  it('the origin secret, until the edge is told of the new one', async () => {
    const Origin = z.object({ current: z.string() });
    const text = await readSecretText(test.world, 'ORIGIN_SECRET_ARN');
    const { current } = Origin.parse(JSON.parse(text));
    const value = JSON.stringify({ current: 'o'.repeat(48), previous: current });
    await putSecret(test.world, 'ORIGIN_SECRET_ARN', value);
    await untilKnown();
  });
});
