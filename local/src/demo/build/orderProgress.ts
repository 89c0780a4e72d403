import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { HistoryEntry } from '@bloomkin/lambdas/model/orders/orderHistory.ts';
import { bloomkin } from '@bloomkin/lambdas/model/orders/orderHold.ts';
import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import { countOpenMinutes } from '@bloomkin/shared/rules/openMinutes.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { minutesAfter, word } from './demoIds.ts';
import type { PlannedOrder } from './orderPlan.ts';
import type { SeededRandom } from './seededRandom.ts';
import type { Shop } from './shop.ts';

type Status = OrderItem['status'];

const way = ['new', 'in_progress', 'formation', 'ready_to_ship', 'completed'] as const;
const paymentLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lateShare = 0.06;

interface Telling {
  now: Date;
  loaded: Pick<Shop['loaded'], 'stores'>;
  random: SeededRandom;
}

export function progress(order: OrderItem, plan: PlannedOrder, telling: Telling): OrderItem {
  const paid = pay(order, plan, telling);
  const status = pickStatus(paid, plan, telling);
  if (status === 'canceled') return cancel(paid, telling);
  return status === 'new' ? hold(paid, telling) : move(paid, status, telling);
}

/** Unpaid orders keep their capacity for half an hour. */
function hold(order: OrderItem, { now }: Telling): OrderItem {
  if (order.paymentStatus !== 'not_paid') return order;
  const end = minutesAfter(new Date(order.createdAt), 30);
  const held = { ...order, heldUntil: end.toISOString() };
  if (end > now) return held;
  const lapsed = withLine(held, end, bloomkin, { what: 'hold', from: null, to: 'lapsed' });
  return { ...lapsed, placeTaken: null, lapsedPlace: order.placeTaken };
}

/** Mostly by card at once; some later, at the counter or never. */
function pay(order: OrderItem, plan: PlannedOrder, { now, random }: Telling): OrderItem {
  const way = plan.unpaid ? 1 : random.next();
  if (way > 0.92) return order;
  const byCard = way < 0.84;
  const at = minutesAfter(new Date(order.createdAt), byCard ? random.between(1, 4) : random.between(20, 200));
  if (at >= now) return order;
  const by = byCard ? cardPayment : 'Florist';
  const id = word(random, paymentLetters, 20);
  const paid = withLine(order, at, by, { what: 'payment_status', from: 'not_paid', to: 'paid' });
  return {
    ...paid,
    paymentStatus: 'paid',
    paidBy: byCard ? 'card' : 'hand',
    paymentIntentId: byCard ? `pi_demo_${id}` : null,
  };
}

function pickStatus(order: OrderItem, plan: PlannedOrder, { now, random }: Telling): Status {
  const { start, stop } = window(order);
  const minutesToStart = (start.getTime() - now.getTime()) / 60_000;
  if (plan.stuck) return 'formation';
  if (plan.minutesAgo !== undefined) return 'new';
  if (!plan.byDemoBuyer && random.chance(0.06)) return 'canceled';
  if (minutesToStart > 14 * 60) return random.chance(0.45) ? 'in_progress' : 'new';
  if (minutesToStart > 150) return random.pick(['new', 'in_progress', 'in_progress', 'formation']);
  if (minutesToStart > 0) return random.pick(['in_progress', 'formation', 'formation', 'ready_to_ship']);
  if (stop > now) return random.pick(['formation', 'ready_to_ship', 'ready_to_ship', 'completed']);
  return 'completed';
}

function window({ day, period, timeZone }: OrderItem): { start: Date; stop: Date } {
  if (!day || !period) throw new Error('Demo orders have a day and a period');
  return {
    start: toInstant(day, period.startTime, timeZone),
    stop: toInstant(day, period.stopTime, timeZone),
  };
}

/** Each step some minutes after the previous, before the period starts. */
function move(order: OrderItem, status: Status, telling: Telling): OrderItem {
  const steps = way.slice(1, way.indexOf(status as (typeof way)[number]) + 1);
  return steps.reduce((before, to) => {
    const at = later(stepTime(before, to, telling), before.updatedAt, telling.now);
    const after = withLine(before, at, 'Florist', { what: 'status', from: before.status, to });
    const accepted = to === 'in_progress' ? countMinutes(after, at, telling) : {};
    return { ...after, ...accepted, status: to, completedAt: to === 'completed' ? at.toISOString() : null };
  }, order);
}

/** As `timeAcceptance`. */
function countMinutes(order: OrderItem, at: Date, { loaded }: Telling): Pick<OrderItem, 'acceptedMinutes'> {
  const paid = order.history.find(({ what, to }) => what === 'payment_status' && to === 'paid');
  const store = loaded.stores.find(({ id }) => id === order.storeId);
  if (!paid || !store) return {};
  return { acceptedMinutes: Math.floor(countOpenMinutes(store, new Date(paid.at), at)) };
}

function stepTime(order: OrderItem, to: (typeof way)[number], { random }: Telling): Date {
  const { start, stop } = window(order);
  const minutes = Math.round((stop.getTime() - start.getTime()) / 60_000);
  if (to === 'in_progress') return minutesAfter(new Date(order.createdAt), random.between(6, 45));
  if (to === 'formation') return minutesAfter(start, -random.between(90, 180));
  if (to === 'ready_to_ship') return minutesAfter(start, -random.between(15, 60));
  if (random.chance(lateShare)) return minutesAfter(stop, random.between(8, 70));
  return minutesAfter(start, random.between(10, minutes - 10));
}

/** After `before`, but not in the future. */
function later(at: Date, before: string, now: Date): Date {
  const earliest = minutesAfter(new Date(before), 1);
  const wanted = at > earliest ? at : earliest;
  return wanted < now ? wanted : new Date(Math.max(now.getTime() - 1000, Date.parse(before)));
}

/** Refunds a card payment. */
function cancel(order: OrderItem, { now, random }: Telling): OrderItem {
  const at = later(minutesAfter(new Date(order.createdAt), random.between(15, 300)), order.updatedAt, now);
  const by = random.pick(['Buyer', 'Buyer', 'Florist']);
  const canceled = {
    ...withLine(order, at, by, { what: 'status', from: 'new', to: 'canceled' }),
    status: 'canceled' as const,
  };
  if (canceled.paymentStatus !== 'paid') return canceled;
  const refundAt = later(minutesAfter(at, 3), canceled.updatedAt, now);
  const refundBy = canceled.paidBy === 'card' ? cardPayment : 'Florist';
  const refunded = withLine(canceled, refundAt, refundBy, {
    what: 'payment_status',
    from: 'paid',
    to: 'refunded',
  });
  const isByCard = canceled.paidBy === 'card';
  return { ...refunded, paymentStatus: 'refunded', ...(isByCard && { refundedCents: order.totalCents }) };
}

function withLine(
  order: OrderItem,
  at: Date,
  by: string,
  line: Pick<HistoryEntry, 'what' | 'from' | 'to'>,
): OrderItem {
  const entry = { at: at.toISOString(), by, ...line };
  return { ...order, history: [...order.history, entry], version: order.version + 1, updatedAt: entry.at };
}
