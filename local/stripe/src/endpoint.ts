import * as z from 'zod';
import { findById, type PaymentStore } from './paymentStore.ts';
import type { PaymentsContext } from './paymentsContext.ts';
import { invalidParameter, invalidRequest } from './stripeFault.ts';

const deepest = 4;

/** Paths such as `latest_charge.balance_transaction`. */
function expand(answer: object, paths: readonly string[] | undefined, store: PaymentStore): object {
  return (paths ?? []).reduce((shown, path) => expandPath(shown, path.split('.'), path, store), answer);
}

function expandPath(answer: object, steps: string[], path: string, store: PaymentStore): object {
  const [step = '', ...rest] = steps;
  if (steps.length > deepest) throw invalidRequest('You cannot expand more than 4 levels of a property');
  const value: unknown = Object.entries(answer).find(([name]) => name === step)?.[1];
  if (Array.isArray(value)) {
    const all = value.map((one: object) => (rest.length > 0 ? expandPath(one, rest, path, store) : one));
    return { ...answer, [step]: all };
  }
  if (value === null) return answer;
  const whole = toApiObject(value, store);
  if (!whole) throw invalidRequest(`This property cannot be expanded (${path}).`);
  return { ...answer, [step]: rest.length > 0 ? expandPath(whole, rest, path, store) : whole };
}

function toApiObject(value: unknown, store: PaymentStore): object | undefined {
  if (typeof value === 'string') return findById(store, value);
  return typeof value === 'object' && value !== null ? value : undefined;
}

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
