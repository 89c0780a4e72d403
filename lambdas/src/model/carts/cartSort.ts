import { CartStop, ReminderState } from '@bloomkin/shared/schemas/order.ts';
import * as z from 'zod';
import type { OrderDetails } from '#model/orders/orderDetails.ts';

const CartBrief = z.object({ stop: CartStop, state: ReminderState, worthCents: z.int() });
export type CartBrief = z.output<typeof CartBrief>;

interface Reminding {
  agreedAt: string | null;
  hasEmail: boolean;
  isLocked: boolean;
  remindedAt: string | null;
}

export function toReminderState({ agreedAt, hasEmail, isLocked, remindedAt }: Reminding): ReminderState {
  if (remindedAt) return 'reminded';
  if (isLocked) return 'locked';
  if (!hasEmail) return 'no_email';
  return agreedAt ? 'may_be_reminded' : 'not_agreed';
}

type Filled = Pick<OrderDetails, 'day' | 'period' | 'isPickup' | 'place' | 'recipient'>;

/** By what the buyer has filled in. */
export function toCartStop({ day, period, isPickup, place, recipient }: Filled): CartStop {
  if (!day) return 'cart';
  if (!period) return 'day';
  return isPickup || (place && recipient) ? 'payment' : 'recipient';
}

interface Contents extends Filled, Reminding {
  lines: readonly { count: number; shownCents: number }[];
}

/** Rows are `{touchedAt}~{userId}~{brief}`, so the index projects nothing more. */
export const toCartBrief = (cart: Contents): string =>
  [
    toCartStop(cart),
    toReminderState(cart),
    cart.lines.reduce((sum, { count, shownCents }) => sum + count * shownCents, 0),
  ].join('~');

export function readCartSort(sort: string): CartBrief {
  const [, , stop, state, cents] = sort.split('~');
  return CartBrief.parse({ stop, state, worthCents: Number(cents) });
}
