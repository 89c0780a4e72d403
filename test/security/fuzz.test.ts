import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isFullRun } from '../support/run/budget.ts';
import { securityFixture } from '../support/securityFixture.ts';
import { goodCall, goodCells } from './matrix/goodCalls.ts';

const test = securityFixture();
const randomSeed = 20_261_121;
const numRuns = isFullRun ? 100 : 12;
const title = (cell: (typeof goodCells)[number]) =>
  `${cell.name}${cell.row.what ? `, ${cell.row.what}` : ''}`;

/** Values for a query or a field. */
const odd = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '0',
      '-1',
      '1e400',
      '1e-400',
      'NaN',
      'Infinity',
      '999999999999',
      '0x10',
      '٣',
      '1,1',
      'null',
      'true',
    ],
    ...[
      '[]',
      '{}',
      '[[[[[[]]]]]]',
      '[{"parameter_id":"a","values":"b"}]',
      '%',
      '\u0000',
      '2026-02-30',
      '0000-00-00',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const fieldNames = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

const withQuery = goodCells.filter(({ route }) => route.options.query);
const withBody = goodCells.filter(({ route }) => route.options.body && route.options.bodyKind !== 'raw');
/** Good or refused, but never our mistake; what waits for a service is said to. */
const isAnswer = (status: number) => status < 500;

describe('a query of nonsense is answered', () => {
  it.each(withQuery.map((cell) => [title(cell), cell] as const))('%s', async (_, cell) => {
    const { backend, seed } = test;
    const { route, call } = await goodCall(backend, seed, cell);
    const names = fieldNames(route.options.query);
    const query = fc.dictionary(fc.constantFrom(...names), odd, {
      minKeys: 1,
      maxKeys: 4,
      noNullPrototype: true,
    });
    await fc.assert(
      fc.asyncProperty(query, async (changed) => {
        const answer = await backend.handlers.call(route, { ...call, query: { ...call.query, ...changed } });
        expect(isAnswer(answer.status), `${answer.text}\n${backend.log.unexpected.at(-1)}`).toBe(true);
      }),
      { numRuns, seed: randomSeed },
    );
  });
});

describe('a body that cannot be read is refused', () => {
  it.each(withBody.map((cell) => [title(cell), cell] as const))('%s', async (_, cell) => {
    const { backend, seed } = test;
    const { route, call } = await goodCall(backend, seed, cell);
    const send = (body: string, type: string) =>
      backend.handlers.call(route, { ...call, body, headers: { ...call.headers, 'content-type': type } });
    const refusals = [await send('{"a":', 'application/json'), await send('<a/>', 'application/xml')];
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [400, 'REQUEST.UNREADABLE'],
      [415, 'REQUEST.MEDIA_TYPE'],
    ]);
  });
});

describe('a body of nonsense is answered', () => {
  it.each(withBody.map((cell) => [title(cell), cell] as const))('%s', async (_, cell) => {
    const { backend, seed } = test;
    const { route, call } = await goodCall(backend, seed, cell);
    const names = fieldNames(route.options.body);
    const value = fc.oneof(
      odd,
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom(1e308, -0, 2 ** 53, [], {}, null),
    );
    const body = fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1, noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(body, async (changed) => {
        const base = typeof call.body === 'object' ? call.body : {};
        const answer = await backend.handlers.call(route, { ...call, body: { ...base, ...changed } });
        expect(isAnswer(answer.status), `${answer.text}\n${backend.log.unexpected.at(-1)}`).toBe(true);
      }),
      { numRuns, seed: randomSeed },
    );
  });
});

describe('expensive input', () => {
  const paged = withQuery.filter(({ route }) => fieldNames(route.options.query).includes('per_page'));

  it.each(paged.map((cell) => [title(cell), cell] as const))('limits the page size: %s', async (_, cell) => {
    const { backend, seed } = test;
    const { route, call } = await goodCall(backend, seed, cell);
    const ask = (query: object) =>
      backend.handlers.call(route, { ...call, query: { ...call.query, ...query } });
    const most = cell.name === 'listStores' ? 999 : 100;
    for (const per_page of [most + 1, 1_000_000, 0, -1, 1.5, 'all'])
      expect((await ask({ per_page })).status).toBe(422);
    for (const page of [0, -1, 1e12]) expect((await ask({ page })).status).toBe(422);
    const far = await ask({ page: 99_999, per_page: most });
    expect([far.status, JSON.parse(far.text).data]).toEqual([200, []]);
  });

  it('fails with ten thousand parameters', async () => {
    const { backend, seed } = test;
    const parameters = Array.from({ length: 10_000 }, (_, index) => ({
      parameter_id: `p${index}`,
      values: ['x'],
    }));
    for (const { name, route } of allRoutes.filter(({ name }) => /^(list|search)\w*Products$/.test(name))) {
      if (!fieldNames(route.options.query).includes('parameters')) continue;
      const params = route.options.params && { id: '0' };
      const { status } = await backend.handlers.call(route, { params, query: { parameters } });
      expect([name, status]).toEqual([name, 422]);
      if (route.options.body)
        expect((await backend.handlers.call(route, { params, body: { parameters } })).status).toBe(422);
    }
    expect(seed.petal.company.active).toBe(true);
  });

  it.each(withBody.map((cell) => [title(cell), cell] as const))(
    'is refused or ignored when nested ten thousand deep: %s',
    async (_, cell) => {
      const { backend, seed } = test;
      const { route, call } = await goodCall(backend, seed, cell);
      const [field = 'x'] = fieldNames(route.options.body);
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const deep = open.repeat(10_000) + (open === '[' ? '' : '1') + close.repeat(10_000);
        const body = `{"${field}":${deep}}`;
        const { status, text } = await backend.handlers.call(route, {
          ...call,
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect(isAnswer(status), text).toBe(true);
      }
    },
  );
});
