import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newtown } from '../support/florist.ts';
import { securityFixture } from '../support/securityFixture.ts';
import { goodCall, goodCells } from './matrix/goodCalls.ts';

const test = securityFixture();
type Fields = Readonly<Record<string, unknown>>;

const place = { address: '20 King St, Newtown NSW 2042', ...newtown };
/** Good values of fields with fields of their own: without its siblings a wrong field would not be reached. */
const whole: Fields = {
  location: place,
  address: place,
  recipient: { fio: 'Ruby Tran', phone: '0491 570 156' },
  delivery_period: { start_time: '08:00', stop_time: '20:00' },
  parameters: [{ parameter_id: 'colour', values: ['red'] }],
  parameter_values: [{ parameter_id: 'colour', value: 'red' }],
};

/** Those of a product type, which have a unit, in place of a listing's. */
const typeParameters = [{ name: 'Colour', type: 'list', unit: 'cm', values: ['Red'] }];

const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const wholeOf = (schema: z.ZodType | undefined): Fields =>
  schema && JSON.stringify(toJson(schema)).includes('"unit"')
    ? { ...whole, parameters: typeParameters }
    : whole;

/** Dotted paths of everything that may be text: of the schema's own fields, and of `whole` below them. */
function listPaths(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const good = wholeOf(schema);
  return Object.entries(toJson(schema).properties ?? {}).flatMap(([name, field]) => {
    return takesFields(field) && good[name] ? [name, ...leavesOf(good[name], name)] : [name];
  });
}

const takesFields = (field: unknown) => /"(properties|items)":/.test(JSON.stringify(field));

const leavesOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, child]) => leavesOf(child, `${path}.${name}`))
    : [path];

/** The fields with another value at a dotted path. */
function withText(fields: Fields, path: string, text: string, good: Fields = whole): Fields {
  const [name = '', ...rest] = path.split('.');
  const replace = (value: unknown, [head, ...tail]: string[]): unknown => {
    if (head === undefined) return text;
    const next = replace(Object(value)[head], tail);
    return Array.isArray(value) ? value.with(Number(head), next) : { ...Object(value), [head]: next };
  };
  return { ...fields, [name]: replace(good[name], rest) };
}

const unstorable = ['\ud800', 'Happy birthday \ud83d', '\udc90 love', 'a\u0000b', '\u0000'];
const tooLong = 'x'.repeat(10_000);
/** Of a document's text too, whose markup counts. */
const tooLongBody = 'x'.repeat(170_000);

const bodies = goodCells.filter(({ route }) => route.options.body && route.options.bodyKind !== 'raw');
const queries = goodCells.filter(({ route }) => route.options.query);
const withTitles = (cells: typeof goodCells) =>
  cells.map((cell) => [`${cell.name}${cell.row.what ? `, ${cell.row.what}` : ''}`, cell] as const);

const Refusal = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) });

/** Of a list in text either the list or its item is named. */
const names = (text: string, path: string) =>
  Refusal.parse(JSON.parse(text)).errors.some(
    (error) => `${path}.`.startsWith(`${error.path}.`) || error.path.startsWith(`${path}.`),
  );

describe('a text field of a body', () => {
  it.each(withTitles(bodies))('fails by its path when too long or not storable: %s', async (_, cell) => {
    const { backend, seed } = test;
    const { route, call } = await goodCall(backend, seed, cell);
    const good = wholeOf(route.options.body);
    for (const path of listPaths(route.options.body))
      for (const text of [...unstorable, tooLongBody]) {
        const body = withText(Object(call.body), path, text, good);
        const { status, text: answer } = await backend.handlers.call(route, { ...call, body });
        expect([path, text.slice(0, 20), status], answer).toEqual([path, text.slice(0, 20), 422]);
        expect([path, names(answer, path)], answer).toEqual([path, true]);
      }
  });

  // A text may be that long in a document or a template: then it is stored.
  it.each(withTitles(bodies))('takes 10,000 letters or rejects them by its path: %s', async (_, cell) => {
    const { backend, seed } = test;
    const { route, call } = await goodCall(backend, seed, cell);
    const good = wholeOf(route.options.body);
    for (const path of listPaths(route.options.body)) {
      const body = withText(Object(call.body), path, tooLong, good);
      const { status, text } = await backend.handlers.call(route, { ...call, body });
      expect([path, status < 500], text).toEqual([path, true]);
      if (status === 422) expect([path, names(text, path)], text).toEqual([path, true]);
    }
  });
});

describe('a text field of a query', () => {
  it.each(withTitles(queries))('fails by its path when too long: %s', async (_, cell) => {
    const { backend, seed } = test;
    const { route, call } = await goodCall(backend, seed, cell);
    for (const path of listPaths(route.options.query)) {
      const query = withText(call.query ?? {}, path, tooLong);
      const { status, text } = await backend.handlers.call(route, { ...call, query });
      expect([path, status], text).toEqual([path, 422]);
      expect([path, names(text, path)], text).toEqual([path, true]);
    }
  });

  it.each(withTitles(queries))('survives text that cannot be stored: %s', async (_, cell) => {
    const { backend, seed } = test;
    const { route, call } = await goodCall(backend, seed, cell);
    for (const path of listPaths(route.options.query))
      for (const text of unstorable) {
        const query = withText(call.query ?? {}, path, text);
        expect((await backend.handlers.call(route, { ...call, query })).status).toBeLessThan(500);
      }
  });
});
