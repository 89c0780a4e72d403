import { listAnswer } from './listAnswer.ts';
import { Session } from './objects/session.ts';
import type { PaymentStore } from './paymentStore.ts';
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
  const whole = step === 'line_items' ? listLines(answer, store) : toApiObject(value, store);
  if (!whole) throw invalidRequest(`This property cannot be expanded (${path}).`);
  return { ...answer, [step]: rest.length > 0 ? expandPath(whole, rest, path, store) : whole };
}

function toApiObject(value: unknown, store: PaymentStore): object | undefined {
  if (typeof value === 'string') return store.findById(value);
  return typeof value === 'object' && value !== null ? value : undefined;
}

function listLines(answer: object, store: PaymentStore): object | undefined {
  const session = Session.safeParse(answer).data;
  return session && lineItemList(session.id, store, { limit: 100 });
}

export function lineItemList(id: string, store: PaymentStore, wish: { limit?: number | undefined }): object {
  const lines = store.sessions.get(id)?.lines ?? [];
  const oldestFirst = lines.map((line) => ({ ...line, created: 0 })).reverse();
  const list = listAnswer(`/v1/checkout/sessions/${id}/line_items`, oldestFirst, wish);
  return list;
}
