import * as z from 'zod';
import { expand } from './expand.ts';
import type { PaymentsContext } from './paymentsContext.ts';
import { invalidParameter } from './stripeFault.ts';

export interface Endpoint {
  method: 'GET' | 'POST';
  /** With named groups for ids. */
  path: RegExp;
  run(input: Readonly<Record<string, unknown>>, id: string, payments: PaymentsContext): object;
}

/** `path` may hold one `{id}`; unknown input is refused, as by the provider. */
export function endpoint<S extends z.ZodObject>(
  method: Endpoint['method'],
  path: string,
  shape: S,
  act: (input: z.output<S>, id: string, payments: PaymentsContext) => object,
): Endpoint {
  return {
    method,
    path: new RegExp(`^${path.replace('{id}', '(?<id>[^/]+)')}$`),
    run(input, id, payments) {
      const { success, data, error } = shape.safeParse(input);
      if (!success) throw unreadable(error.issues[0]);
      return expand(act(data, id, payments), expansions(data), payments.store);
    },
  };
}

function expansions(input: object): string[] | undefined {
  return z.object({ expand: z.array(z.string()).optional() }).safeParse(input).data?.expand;
}

/** `line_items[0][quantity]` */
const toBracketed = ([first = '', ...rest]: readonly PropertyKey[]) =>
  String(first) + rest.map((part) => `[${String(part)}]`).join('');

function unreadable(issue: z.core.$ZodIssue | undefined) {
  if (issue?.code === 'unrecognized_keys') {
    const name = toBracketed([...issue.path, issue.keys[0] ?? '']);
    return invalidParameter(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = toBracketed(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && issue.input === undefined)
    return invalidParameter(`Missing required param: ${name}.`, name, 'parameter_missing');
  return invalidParameter(`Invalid ${name}: ${issue?.message ?? ''}`, name);
}
