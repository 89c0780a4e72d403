import type { SeededRandom } from './seededRandom.ts';

/** An order that somebody means to place: when it is to arrive and when they ordered. */
export interface Wish {
  /** Days from the florist's today; negative in the past. */
  dayOffset: number;
  /** Ordered so many minutes ago; undefined: one to five days before, or that morning. */
  minutesAgo?: number;
  /** The demo buyer's own. */
  byDemoBuyer?: boolean;
  /** Left where it is although its day has passed, for an admin to find. */
  stuck?: boolean;
  unpaid?: boolean;
}

const lastDays = 58;

const wishes = (count: number, dayOffset: number): Wish[] =>
  Array.from({ length: count }, () => ({ dayOffset }));

/** The demo buyer's: two that arrived (one may be reviewed yet), one under way, two not begun, one of them to be paid. */
const ofDemoBuyer: readonly Wish[] = [
  { dayOffset: -41, byDemoBuyer: true },
  { dayOffset: -19, byDemoBuyer: true },
  { dayOffset: -3, byDemoBuyer: true },
  { dayOffset: 0, byDemoBuyer: true },
  { dayOffset: 2, minutesAgo: 38, byDemoBuyer: true },
  { dayOffset: 3, minutesAgo: 12, byDemoBuyer: true, unpaid: true },
];

/** The first florist's days are full, so that its order screen shows what a morning is like. */
const busyDays: readonly Wish[] = [
  ...wishes(16, 0),
  { dayOffset: 0, minutesAgo: 21 },
  { dayOffset: 0, minutesAgo: 6 },
  ...wishes(10, 1),
  { dayOffset: 1, minutesAgo: 47 },
  { dayOffset: 1, minutesAgo: 15, unpaid: true },
  ...wishes(4, 2),
  ...wishes(3, 4),
];

const quietDays: readonly Wish[] = [...wishes(3, 0), ...wishes(2, 1), { dayOffset: 2, minutesAgo: 90 }];

/** All orders of a florist, by its place among the florists and how many it had in the last two months. */
export function orderPlan(florist: number, pastOrders: number, random: SeededRandom): Wish[] {
  const past = Array.from({ length: pastOrders }, () => ({ dayOffset: -random.between(1, lastDays) }));
  const stuck = florist === 1 || florist === 3 ? [{ dayOffset: -2, stuck: true }] : [];
  if (florist === 0) return [...past, ...ofDemoBuyer, ...busyDays];
  const also = florist === 1 ? [{ dayOffset: -12, byDemoBuyer: true }] : [];
  return [...past, ...stuck, ...also, ...quietDays];
}
