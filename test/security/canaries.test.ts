import type { FaultTarget } from '@bloomkin/local/fault.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, registerBuyer } from '#support/people.ts';
import { isFullRun } from '#support/run/budget.ts';

const test = localCloud({ demoData: false });

/** User input of each kind, each value unique so that it is recognised in any log line. */
const canaries = {
  phone: '0491570313',
  email: 'canary.wren@private.example',
  code: '7391-canary',
  password: 'Canary-Password-1',
  name: 'Canary Wren',
  text: 'canary-in-a-text',
  hash: 'canaryHash_0123456789abcdef',
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJjYW5hcnkiOjF9.canary',
};
const lookedFor = ['491570313', ...Object.values(canaries)];

function canaryFor(field: string): string {
  if (/phone/i.test(field)) return canaries.phone;
  if (/mail/i.test(field)) return canaries.email;
  if (/code$/i.test(field)) return canaries.code;
  if (/password/i.test(field)) return canaries.password;
  if (/fio|name|login/i.test(field)) return canaries.name;
  return /hash|^id$|_id$|cartId/i.test(field) ? canaries.hash : canaries.text;
}

function fieldsOf(schema: z.ZodType | undefined): Record<string, string> {
  if (!schema) return {};
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(Object.keys(properties).map((field) => [field, canaryFor(field)]));
}

interface Way {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Every field of a route's call holds a canary; the ways differ in what else is wrong. */
function waysOf({ method, path, options }: Route, token: string): Way[] {
  const query = new URLSearchParams({
    ...fieldsOf(options.query),
    ...fieldsOf(options.body),
    note: canaries.text,
  });
  const url = `${path.replace(/\{\w+\}/g, canaries.hash)}?${query}`;
  const headers = {
    'user-agent': canaries.text,
    referer: `https://x.example/auth/change_password/${canaries.hash}`,
    cookie: `__Host-refresh=${canaries.token}; note=${canaries.text}`,
    'idempotency-key': canaries.hash,
    'stripe-signature': canaries.text,
    'x-forwarded-for': canaries.text,
  };
  const json = { ...headers, 'content-type': 'application/json' };
  const body = (text: string) => (method === 'GET' ? {} : { body: text });
  const good = JSON.stringify({ ...fieldsOf(options.body), extra: canaries });
  return [
    { url, method, headers: { ...json, 'x-auth-token': token }, ...body(good) },
    { url, method, headers: { ...json, 'x-auth-token': canaries.token }, ...body(good) },
    { url, method, headers: json, ...body(good) },
    { url, method, headers: json, ...body(`{"broken":"${canaries.email} ${canaries.phone}`) },
    { url, method, headers: { ...headers, 'content-type': canaries.text }, ...body(canaries.email) },
  ];
}

/** Some hundred routes are called in each way, on a machine that may be busy. */
const patience = { timeout: 180_000 };

/** Calls whose token and body are read to the end, signed in and out; the others are refused before their endpoint. */
const readWays = [0, 2];

/** What refuses the others is one function's code for all routes of its group: the first stands for them. */
const refusing = new Set(
  isFullRun ? allRoutes : allRoutes.filter(({ group }, at) => group !== allRoutes[at - 1]?.group),
);

async function callEverything(token: string, ways?: readonly number[]): Promise<number> {
  const { url, faults } = test.cloud;
  let calls = 0;
  for (const named of allRoutes)
    for (const [way, { url: path, ...init }] of waysOf(named.route, token).entries()) {
      if (!(ways ?? (refusing.has(named) ? [0, 1, 2, 3, 4] : readWays)).includes(way)) continue;
      await (await fetch(new URL(path, url), init)).arrayBuffer();
      calls++;
    }
  faults.clear();
  return calls;
}

afterEach(() => {
  test.cloud.faults.clear();
});

const readLogs = () => test.cloud.logs.map(({ text }) => text);
const findCanaries = () => readLogs().filter((line) => lookedFor.some((canary) => line.includes(canary)));

describe('user input in log lines', () => {
  it('stays out for any call, good or refused', patience, async () => {
    const { api_token } = await registerBuyer(test.visitor());
    const calls = await callEverything(api_token);
    expect(findCanaries()).toEqual([]);
    // Some are answered at the edge.
    expect(readLogs().filter((line) => line.includes('"request"')).length).toBeGreaterThan(calls / 2);
    // API and edge log neither paths nor queries: test/cdk/routes.test.ts and test/cdk/firewall.test.ts assert their formats.
    expect(readLogs().some((line) => line.includes('/api/shop/cart/{id}'))).toBe(true);
  });

  it.each<{ rate: number; targets: FaultTarget[]; ways: readonly number[] }>([
    { rate: 0.5, targets: ['dynamodb'], ways: readWays },
    // Calls with a token reach each service, those for guests too.
    { rate: 1, targets: ['geocode', 'sms', 'payments'], ways: isFullRun ? readWays : [0] },
  ])('stays out while $targets fail', patience, async ({ rate, targets, ways }) => {
    const { api_token } = await newBuyer(test.visitor());
    for (const target of targets) test.cloud.faults.inject({ target, mode: 'error', rate, seconds: 600 });
    await callEverything(api_token, ways);
    expect(findCanaries()).toEqual([]);
  });
});

describe('an error that quotes user input', () => {
  it('appears with its name and place alone', async () => {
    const { logError } = await import('@bloomkin/lambdas/platform/log.ts');
    const lines: string[] = [];
    const { stdout, stderr } = process;
    const before = [stdout.write, stderr.write] as const;
    const take = (chunk: unknown) => lines.push(String(chunk)) > 0;
    Object.assign(stdout, { write: take });
    Object.assign(stderr, { write: take });
    const error = new TypeError(
      `No such item\n    at ${canaries.email} (${canaries.phone})\n ${canaries.text}`,
      {
        cause: new Error(canaries.hash),
      },
    );
    logError('unexpected', { error });
    Object.assign(stdout, { write: before[0] });
    Object.assign(stderr, { write: before[1] });
    const text = lines.join('');
    expect(text).toContain('TypeError');
    expect(text).toContain('canaries.test.ts');
    expect(lookedFor.filter((canary) => text.includes(canary))).toEqual([]);
  });
});
