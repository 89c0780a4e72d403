import { compileSchema } from '@bloomkin/lambdas/platform/table/compileSchema.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How many functions zod makes of source text, which is how it compiles an object. */
function countCompiled(work: () => void): number {
  const make = vi.fn(function construct(...parts: string[]) {
    return Reflect.construct(originalFunction, parts);
  });
  vi.stubGlobal('Function', make);
  work();
  vi.unstubAllGlobals();
  return make.mock.calls.length;
}
const originalFunction = Function;

const makeOrder = () => {
  const Line = z.object({ product: z.object({ id: z.string() }).nullable(), count: z.int() });
  const Place = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('door'), street: z.string() }),
    z.object({ kind: z.literal('store'), storeId: z.string() }),
  ]);
  return z.object({
    lines: z.array(Line).readonly(),
    place: Place.optional(),
    notes: z.record(z.string(), z.object({ text: z.string() })).default({}),
  });
};
const order = {
  lines: [{ product: { id: 'rose' }, count: 2 }],
  place: { kind: 'door', street: 'Crown St' },
  notes: { card: { text: 'Hi' } },
};

describe('a schema', () => {
  it('compiles with all its parts before its first object', () => {
    const Order = makeOrder();
    expect(countCompiled(() => compileSchema(Order))).toBeGreaterThanOrEqual(6);
    expect(countCompiled(() => Order.parse(order))).toBe(0);
  });

  it('compiles its parts one by one otherwise', () => {
    const Order = makeOrder();
    Order.safeParse({});
    expect(countCompiled(() => Order.parse(order))).toBeGreaterThanOrEqual(4);
  });

  it('that holds itself is compiled once', () => {
    const Node = z.object({
      name: z.string(),
      get children() {
        return z.array(Node);
      },
    });
    compileSchema(Node);
    expect(countCompiled(() => compileSchema(Node))).toBe(0);
  });
});
