import type { SeededRandom } from './seededRandom.ts';

/** A planned order: when to arrive and when ordered. */
export interface PlannedOrder {
  /** Relative to the florist's today. */
  dayOffset: number;
  /** Undefined: one to five days before, or that morning. */
  minutesAgo?: number;
  byDemoBuyer?: boolean;
  /** Overdue, for an admin to find. */
  stuck?: boolean;
  unpaid?: boolean;
}

const lastDays = 58;

const planOrders = (count: number, dayOffset: number): PlannedOrder[] =>
  Array.from({ length: count }, () => ({ dayOffset }));

/** Two delivered (one without a review), one under way, two new, one of them unpaid. */
const ofDemoBuyer: readonly PlannedOrder[] = [
  { dayOffset: -41, byDemoBuyer: true },
  { dayOffset: -19, byDemoBuyer: true },
  { dayOffset: -3, byDemoBuyer: true },
  { dayOffset: 0, byDemoBuyer: true },
  { dayOffset: 2, minutesAgo: 38, byDemoBuyer: true },
  { dayOffset: 3, minutesAgo: 12, byDemoBuyer: true, unpaid: true },
];

/** Fills the first florist's days for a realistic order screen. */
const busyDays: readonly PlannedOrder[] = [
  ...planOrders(16, 0),
  { dayOffset: 0, minutesAgo: 21 },
  { dayOffset: 0, minutesAgo: 6 },
  ...planOrders(10, 1),
  { dayOffset: 1, minutesAgo: 47 },
  { dayOffset: 1, minutesAgo: 15, unpaid: true },
  ...planOrders(4, 2),
  ...planOrders(3, 4),
];

const quietDays: readonly PlannedOrder[] = [
  ...planOrders(3, 0),
  ...planOrders(2, 1),
  { dayOffset: 2, minutesAgo: 90 },
];

/** `florist`: index; `pastOrders`: of the last 60 days. */
export function orderPlan(florist: number, pastOrders: number, random: SeededRandom): PlannedOrder[] {
  const past = Array.from({ length: pastOrders }, () => ({ dayOffset: -random.between(1, lastDays) }));
  const stuck = florist === 1 || florist === 3 ? [{ dayOffset: -2, stuck: true }] : [];
  if (florist === 0) return [...past, ...ofDemoBuyer, ...busyDays];
  const also = florist === 1 ? [{ dayOffset: -12, byDemoBuyer: true }] : [];
  return [...past, ...stuck, ...also, ...quietDays];
}
