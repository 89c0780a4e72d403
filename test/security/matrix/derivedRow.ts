import type { Route } from '@bloomkin/shared/route.ts';
import type { Access } from '@bloomkin/shared/rules/entrance.ts';
import type * as z from 'zod';
import type { Call } from '#support/handlerClient.ts';
import { exampleOf } from './exampleOf.ts';
import { type Cell, type Column, everybody, only, type Row, shoppers, signedIn } from './row.ts';
import { subjects } from './subjects.ts';

/** What each caller gets of a route with this access. */
const columns: Readonly<Record<Exclude<Access, 'provider'>, (cell: Cell) => Column>> = {
  public: everybody,
  authenticated: signedIn,
  customer: shoppers,
  buyer: (cell) => only(['buyer', 'admin'], cell, 403),
  vendor: (cell) => only(['vendor', 'admin'], cell, 403),
  admin: (cell) => only(['admin'], cell, 403),
};

/** What the call sends; undefined when no example of its input is found. */
function exampleInput({ query, body }: Route['options']): Call | undefined {
  const input: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries({ query, body } satisfies Record<
    string,
    z.ZodType | undefined
  >)) {
    const example = schema && exampleOf(schema);
    if (schema && !example) return undefined;
    if (example && Object.keys(example).length > 0) input[name] = example;
  }
  return input;
}

/** Derives a route's row from its access, owner and schemas: others get 404, admins the answer. */
export function deriveRow({ options }: Route): Row | undefined {
  const { access, owner, params } = options;
  const input = exampleInput(options);
  if (access === 'provider' || !input || (params && !owner)) return undefined;
  const toColumn = columns[access];
  if (!owner) return { subject: 'nothing', call: () => input, cells: { any: toColumn(200) } };
  const toCells = (name: string): Column => {
    if (name === 'own') return toColumn(200);
    if (name === 'missing') return toColumn(404);
    return access === 'customer' ? toColumn(404) : { ...toColumn(404), admin: 200 };
  };
  return {
    subject: owner,
    call: ({ id }) => ({ ...input, params: { id } }),
    cells: Object.fromEntries(Object.keys(subjects[owner]).map((name) => [name, toCells(name)])),
  };
}
