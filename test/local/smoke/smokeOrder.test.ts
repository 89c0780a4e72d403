import { ShopClient } from '@bloomkin/scripts/smoke/shopClient.ts';
import { smokeOrder } from '@bloomkin/scripts/smoke/smokeOrder.ts';
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';

const test = localCloud({ demoData: true });
const email = 'smoke@flowers.test';

async function newClient(): Promise<ShopClient> {
  Object.assign(process.env, test.cloud.operatorVariables, { SITE_URL: test.cloud.url });
  const { prepareBuyer } = await import('@bloomkin/scripts/smoke/smokeBuyer.ts');
  const { password } = await prepareBuyer(email, new Date());
  const client = new ShopClient(test.cloud.url);
  const answer = await client.send(logInByPassword, { body: { login: email, password } });
  client.token = logInByPassword.options.response.parse(answer).data.api_token;
  return client;
}

const payWith = (card: string) => async (url: string) => {
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });
};

it('the smoke test places, pays and refunds repeatably', async () => {
  for (let run = 0; run < 2; run++) {
    const lines: string[] = [];
    const client = await newClient();
    const log = (line: string) => lines.push(line.split(' ')[0] ?? '');
    const order = await smokeOrder({ client, email, pay: payWith('4242 4242 4242 4242'), log, pollMs: 20 });
    expect(lines).toEqual(['placed', 'paid', 'canceled', 'refunded']);
    expect([order.status, order.payment_status]).toEqual(['canceled', 'refunded']);
  }
});

it('the smoke test leaves no open order behind without a payment', async () => {
  const client = await newClient();
  const lines: string[] = [];
  const options = { client, email, pay: payWith('4000 0000 0000 0002'), pollMs: 20, patienceMs: 200 };
  await expect(smokeOrder({ ...options, log: (line) => lines.push(line) })).rejects.toThrow('not paid');
  expect(lines.at(-1)).toBe('canceled');
});
