import { createLocalPages } from '@bloomkin/local/pages/createLocalPages.ts';
import { createMessages } from '@local/messages/createMessages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Served, serve } from '#local/kit/serve.ts';

const at = Date.parse('2026-02-14T09:00:00Z');
const messages = createMessages({ dataFile: undefined, now: () => at });
let calls: unknown[];
let served: Served;

beforeEach(async () => {
  calls = [];
  const pages = createLocalPages({
    outbox: messages.outbox,
    payments: { page: async ({ url }) => ({ status: 200, body: `card page ${url.pathname}` }) },
    faults: (fault) => void calls.push(fault),
    reset: async () => void calls.push('reset'),
  });
  served = await serve(pages);
});
afterEach(async () => {
  await served.close();
  await messages.reset();
});

const get = (path: string) => fetch(served.url + path);
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(served.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
  });

async function givenMessages(): Promise<void> {
  const sms = new URLSearchParams({
    Action: 'Publish',
    PhoneNumber: '+61491570006',
    Message: '4821 is your code',
  });
  const mail = {
    FromEmailAddress: 'no-reply@flowers.test',
    Destination: { ToAddresses: ['ava@flowers.test'] },
    Content: {
      Simple: {
        Subject: { Data: 'Set a <new> password' },
        Body: {
          Text: { Data: 'Open http://localhost:8080/auth/change_password/abc_1 within 60 minutes.' },
          Html: { Data: '<h1>Designed</h1><script>alert(1)</script>' },
        },
      },
    },
  };
  const call = { method: 'POST', operation: undefined };
  await messages.handle({
    ...call,
    url: new URL('http://aws.local/'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(sms.toString()),
  });
  await messages.handle({
    ...call,
    url: new URL('http://aws.local/v2/email/outbound-emails'),
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(mail)),
  });
}

test('the outbox is JSON, of one address on request', async () => {
  await givenMessages();
  const answer = await get('/_local/outbox?to=+61491570006');
  expect(await answer.json()).toEqual({
    data: [
      {
        channel: 'sms',
        to: '+61491570006',
        subject: '',
        text: '4821 is your code',
        html: '',
        at: '2026-02-14T09:00:00.000Z',
      },
    ],
  });
  const all = await (await get('/_local/outbox')).json();
  expect(all.data.map(({ channel }: { channel: string }) => channel)).toEqual(['email', 'sms']);
});

test('the page shows messages, codes, links and accounts', async () => {
  await givenMessages();
  const page = await get('/_local');
  const text = await page.text();
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text.match(/<p class="code">.*?<\/p>/g)).toEqual(['<p class="code">4821</p>']);
  expect(text).toContain('Set a &lt;new&gt; password');
  expect(text).toContain('<a href="http://localhost:8080/auth/change_password/abc_1">');
  expect(text).toContain('vendor8@flowers.test');
  expect(text).toContain('0491 571 266');
  expect(text).not.toMatch(/<script|style="|<style|<iframe/);
  expect(await (await get('/_local/page.css')).text()).toContain('--brand: #9c1b5d');
});

test('an HTML mail is shown in a sandbox without scripts', async () => {
  await givenMessages();
  const link = /\/_local\/mail\/[\w-]+/.exec(await (await get('/_local')).text())?.[0] ?? '';
  const mail = await get(link);
  expect(await mail.text()).toContain('<h1>Designed</h1>');
  expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  expect((await get('/_local/mail/none')).status).toBe(404);
});

test('card pages are those of the payment emulator', async () => {
  expect(await (await get('/_local/pay/cs_1')).text()).toBe('card page /_local/pay/cs_1');
});

test('faults are injected by their documented names only', async () => {
  const fault = { target: 'payments', mode: 'slow', rate: 0.5, seconds: 10 };
  expect((await post('/_local/faults', fault)).status).toBe(200);
  expect((await post('/_local/faults', { ...fault, target: 'moon' })).status).toBe(422);
  expect((await fetch(`${served.url}/_local/faults`, { method: 'POST', body: 'no JSON' })).status).toBe(422);
  expect(calls).toEqual([fault]);
});

test('a reset answers a script with JSON and a person with the page', async () => {
  expect(await (await post('/_local/reset', {})).json()).toEqual({ data: { reset: true } });
  const person = await post('/_local/reset', {}, { accept: 'text/html,*/*' });
  expect(person.status).toBe(303);
  expect(await (await get(person.headers.get('location') ?? '')).text()).toContain('back to its demo data');
  expect(calls).toEqual(['reset', 'reset']);
});

test('another site cannot press the buttons', async () => {
  const answer = await post('/_local/reset', {}, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(calls).toEqual([]);
});

test('the API page shows operations, fields and errors, without a script', async () => {
  const page = await get('/_local/api');
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain('<code>POST /api/shop/cart/add_product</code>');
  expect(text).toContain('<code>product_id</code>');
  expect(text).toContain('CART.OTHER_COMPANY');
  expect(text).not.toContain('<script');
  const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(links.filter((id) => !ids.has(id ?? ''))).toEqual([]);
});

test('the OpenAPI document is served as JSON', async () => {
  expect(await (await get('/_local/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
});

test('the kit page is served without other files', async () => {
  const page = await get('/_local/kit');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const files = [...(await page.text()).matchAll(/(?:src|href)="(\/_local\/kit\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect((await get(file ?? '')).status, file).toBe(200);
  expect((await get('/_local/kit/assets/none.js')).status).toBe(404);
  expect((await get('/_local/kit/assets/..%2Findex.html')).status).toBe(404);
});
