import { foreignZoneLabel } from '@bloomkin/shared/rules/deadline.ts';
import { formatTime, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';

/** `held`: pay to keep the time. `lapsed`: the time is free for others again. `none`: nothing runs out. */
export type HoldState = 'none' | 'held' | 'lapsed';

type Held = Pick<Order, 'status' | 'payment_status' | 'held_until'>;

export function holdState({ status, payment_status, held_until }: Held, nowMs: number): HoldState {
  if (status !== 'new' || payment_status !== 'not_paid' || !held_until) return 'none';
  return Date.parse(held_until) > nowMs ? 'held' : 'lapsed';
}

/** In the florist's time zone: '5:42 pm', elsewhere '5:42 pm (Sydney time)'. */
export function heldUntilLabel({ held_until, timezone }: Pick<Order, 'held_until' | 'timezone'>): string {
  if (!held_until) return '';
  const [at, timeZone] = [new Date(held_until), timezone ?? marketTimeZone];
  return `${formatTime(localTime(at, timeZone).time)}${foreignZoneLabel(at, timeZone)}`;
}
