import { findById, type PaymentStore } from './paymentStore.ts';
import { invalidRequest } from './stripeFault.ts';

const deepest = 4;

/** Paths such as `latest_charge.balance_transaction`. */
export function expand(answer: object, paths: readonly string[] | undefined, store: PaymentStore): object {
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
