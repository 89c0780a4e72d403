import type { Route } from '@bloomkin/shared/route.ts';
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { createProduct } from '@bloomkin/shared/routes/products.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();
const formRoutes = allRoutes.filter(({ route }) => route.options.bodyKind === 'form');

type Fields = readonly (readonly [name: string, value: string])[];

/** The same fields in each encoding that a form may come in. */
const encodings = {
  urlencoded: (fields: Fields) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'),
  }),
  multipart: (fields: Fields) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=limit' },
    body: `${fields
      .map(([name, value]) => `--limit\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--limit--\r\n`,
  }),
  json: (fields: Fields) => ({
    headers: { 'content-type': 'application/json' },
    body: `{${fields.map(([name, value]) => `"${name}":${JSON.stringify(value)}`).join(',')}}`,
  }),
};

const numberFields = (count: number): Fields =>
  Array.from({ length: count }, (_, index) => [`f${index}`, '1']);
const repeatField = (count: number): Fields => Array.from({ length: count }, () => ['a', '1']);

type Sent = ReturnType<(typeof encodings)['json']>;

const sendTo = (route: Route, call: Sent) => {
  const { backend, seed } = test;
  const params = { id: seed.roses.thorn.id };
  return backend.handlers.call(route, { params, token: seed.people.admin.token, ...call });
};

describe.each(formRoutes)('$route.method $route.path', ({ route }) => {
  it.each(Object.entries(encodings))('reads 200 fields as %s and rejects 201', async (_, encode) => {
    const { status, text } = await sendTo(route, encode(numberFields(200)));
    expect([status < 500, status === 413], text).toEqual([true, false]);
    expect((await sendTo(route, encode(numberFields(201)))).status).toBe(413);
  });
});

// All forms are read by one reader.
describe('a form far beyond the limits', () => {
  const send = (call: Sent) => sendTo(createProduct, call);

  it.each(Object.entries(encodings))('fails with 30,000 fields as %s', async (_, encode) => {
    expect((await send(encode(numberFields(30_000)))).status).toBe(413);
  });

  it.each(['urlencoded', 'multipart'] as const)(
    'fails with a name repeated 30,000 times as %s',
    async (name) => {
      expect((await send(encodings[name](repeatField(30_000)))).status).toBe(413);
    },
  );

  it('fails with deep brackets and lists of a hundred thousand', async () => {
    expect((await send(encodings.urlencoded([[`a${'[b]'.repeat(50_000)}`, '1']]))).status).toBe(413);
    expect((await send(encodings.urlencoded([[`a${'[b]'.repeat(50)}`, '1']]))).status).toBe(400);
    const list = `[${Array.from({ length: 100_000 }, () => '0').join()}]`;
    const headers = { 'content-type': 'application/json' };
    expect((await send({ headers, body: `{"parameters":${list}}` })).status).toBe(413);
    const { status, text } = await send(encodings.urlencoded([['parameters', list]]));
    expect([status < 500, text.length < 10_000]).toEqual([true, true]);
  });
});

describe('a form of 200 fields', () => {
  it.each(Object.entries(encodings))('handles its known fields as %s', async (_, encode) => {
    const { backend, seed } = test;
    const known: Fields = [
      ['login', seed.people.buyer.user.login],
      ['password', seed.password],
    ];
    const { status } = await backend.handlers.call(logInByPassword, encode([...numberFields(198), ...known]));
    expect(status).toBe(200);
  });
});
