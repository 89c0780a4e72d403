import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { allRoutes, type NamedRoute, routeTable } from '@bloomkin/shared/routes/table.ts';
import * as z from 'zod';

const root = join(import.meta.dirname, '..');

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  const?: unknown;
}

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  }) as JsonSchema;

/** A type as a person reads it: `string`, `new | formation`, `list of object`. */
function words({ type, enum: values, anyOf, items, const: only }: JsonSchema): string {
  if (only !== undefined) return String(only);
  if (values) return values.map(String).join(' \\| ');
  if (anyOf) return [...new Set(anyOf.map(words))].join(' \\| ');
  if (type === 'array') return `list of ${items ? words(items) : 'anything'}`;
  return type ?? 'anything';
}

function fields(title: string, schema: z.ZodType | undefined): string[] {
  const { properties = {}, required = [] } = schema ? schemaOf(schema) : {};
  const rows = Object.entries(properties).map(
    ([name, field]) => `| ${title} | \`${name}\`${required.includes(name) ? ' *' : ''} | ${words(field)} |`,
  );
  return rows;
}

function section({ name, route }: NamedRoute): string {
  const { words: said } = route as Route;
  const rows = [
    ...fields('query', said.query),
    ...fields(said.bodyInQuery ? 'body or query' : 'body', said.body),
  ];
  const table = rows.length > 0 ? ['', '| where | field | type |', '| --- | --- | --- |', ...rows] : [];
  const errors = (said.errors ?? []).map((code) => `${errorCatalogue[code][0]} \`${code}\``).join(' · ');
  const cached = said.cache === 'edge' ? ', kept at the edge for some seconds' : '';
  return [
    `### ${route.method} ${route.path}`,
    '',
    `${said.summary}. \`${name}\`; ${said.access}${cached}${said.idempotent ? '; takes an Idempotency-Key' : ''}.`,
    ...table,
    ...(errors ? ['', `Answers also: ${errors}`] : []),
    '',
  ].join('\n');
}

/** By path, so that the order does not hang on how modules are loaded. */
const routesOf = (group: string) =>
  allRoutes.filter((named) => named.group === group).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));

const placeOf = ({ route }: NamedRoute) => `${route.path} ${route.method}`;

export const apiReference = (): string =>
  [
    '# API',
    '',
    'Written by `npm run docs` from the route table; `*` marks what must be given.',
    '',
    ...Object.keys(routeTable).flatMap((group) => [`## ${group}`, '', ...routesOf(group).map(section)]),
  ].join('\n');
/** The questions to the table, from the list that keys.ts opens with. */
export function dataModel(): string {
  const keys = readFileSync(join(root, 'lambdas/src/table/keys.ts'), 'utf8');
  const [, questions = ''] = /\/\*\n([\s\S]*?)\*\//.exec(keys) ?? [];
  const rows = questions
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, '').split(/ {2,}/))
    .filter((columns) => columns.length === 3)
    .map((columns) => `| ${columns.join(' | ')} |`);
  return [
    '# The one table',
    '',
    'Written by `npm run docs` from `lambdas/src/table/keys.ts`.',
    '',
    '| question | key | who asks |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) {
  writeFileSync(join(root, 'docs/api.md'), apiReference());
  writeFileSync(join(root, 'docs/data-model.md'), dataModel());
}
