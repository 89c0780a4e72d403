import type { DashboardPeriod } from '@bloomkin/shared/rules/dashboardPeriod.ts';
import { addDays, type Day } from '@bloomkin/shared/rules/zonedTime.ts';

export type Numbers = Readonly<Record<string, number>>;

/** Fields that company and market rows share. */
export interface FiguresRow {
  day: Day;
  totals: Numbers;
  statuses: Numbers;
  hourOrders: Numbers;
  hourCents: Numbers;
  stateOrders: Numbers;
  stateCents: Numbers;
}

export interface DaySums {
  orders: number;
  cents: number;
}

/** The current time in the store's time zone. */
export interface LocalClock {
  day: Day;
  time: string;
}

/** Rows of a period and of the days it is compared with. */
export class PeriodSums<R extends FiguresRow> {
  readonly now: readonly R[];
  readonly before: readonly R[];
  private readonly byDay: ReadonlyMap<Day, readonly R[]>;
  private readonly period: DashboardPeriod;
  private readonly clock: LocalClock;

  constructor(rows: readonly R[], period: DashboardPeriod, clock: LocalClock) {
    this.byDay = Map.groupBy(rows, ({ day }) => day);
    this.period = period;
    this.clock = clock;
    const { from, to, shift } = period;
    this.now = rows.filter(({ day }) => day >= from && day <= to);
    this.before = rows.filter(({ day }) => day >= addDays(from, -shift) && day <= addDays(to, -shift));
  }

  get isRunning(): boolean {
    return this.period.from <= this.clock.day && this.clock.day <= this.period.to;
  }

  ofDay(day: Day): DaySums {
    const rows = this.byDay.get(day) ?? [];
    return { orders: sum(rows, 'totals').orders ?? 0, cents: sum(rows, 'totals').cents ?? 0 };
  }

  /** Compared with today: until the end of the same hour. */
  besideDay(day: Day): DaySums {
    const rows = this.byDay.get(addDays(day, -this.period.shift)) ?? [];
    if (day !== this.clock.day) return this.ofDay(addDays(day, -this.period.shift));
    return { orders: this.untilThisHour(rows, 'hourOrders'), cents: this.untilThisHour(rows, 'hourCents') };
  }

  private untilThisHour(rows: readonly R[], map: 'hourOrders' | 'hourCents'): number {
    const hour = this.clock.time.slice(0, 2);
    const hours = Object.entries(sum(rows, map)).filter(([one]) => one <= hour);
    return hours.reduce((total, [, value]) => total + value, 0);
  }
}

export function sum<M extends string>(
  rows: readonly { readonly [Name in M]: Numbers }[],
  map: M,
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows)
    for (const [name, value] of Object.entries(row[map])) sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

/** The names with the highest sums; zero sums are dropped. */
export const topNames = (sums: Numbers, most: number): string[] =>
  Object.entries(sums)
    .filter(([, value]) => value > 0)
    .sort(([a, one], [b, other]) => other - one || a.localeCompare(b))
    .slice(0, most)
    .map(([name]) => name);
