import type { TimeOfDay } from './zonedTime.ts';

/* As stored, sent and computed with: the shapes of the API (docs/product-rules.md, "Special days"). */

export interface ClockHours {
  start_time: TimeOfDay;
  stop_time: TimeOfDay;
}

/** Wins over closed and open days, holidays and the weekday. */
export interface SpecialDay {
  day: string;
  closed: boolean;
  /** Null: as on that weekday. */
  hours: ClockHours[] | null;
  /** Null: the company's windows. */
  periods: (ClockHours & { capacity: number | null })[] | null;
  /** Orders of the day; null: as usual. */
  capacity: number | null;
  order_by: { days_before: number; time: TimeOfDay } | null;
  /** In dollars, on top of each delivery price. */
  fee: number | null;
  /** Orders of a zone; 0: no delivery there. */
  zones: { zone_id: string; capacity: number }[];
  /** The short menu: only these products, and extras; null: all. */
  products: string[] | null;
  note: string;
  /** Copied from last year then. */
  copied_at?: string | undefined;
  /** Changed by hand since the copy, which leaves it alone when it is taken back. */
  edited?: boolean | undefined;
}

/** Limits a day's short menu. */
export const maxMenu = 50;

export interface LastOrders {
  /** By the weekday on which one orders, Monday 1 … Sunday 7. */
  weekdays: {
    day: number;
    same_day: TimeOfDay | null;
    /** For the windows before noon of the next open day. */
    next_morning: TimeOfDay | null;
  }[];
  /** Before closing, for pick-ups; null: as deliveries. */
  pickup_minutes: number | null;
}

export type ZoneOrderBy = { earlier_minutes: number } | { day_before: TimeOfDay };

export const stopKinds = ['all', 'day', 'window', 'zone'] as const;

/** Takes no new orders until then; `all`: for any day. */
export interface Stop {
  id: string;
  kind: (typeof stopKinds)[number];
  /** Empty: all. */
  store_ids: string[];
  day: string | null;
  start_time: TimeOfDay | null;
  stop_time: TimeOfDay | null;
  zone_id: string | null;
  until: string;
}

export const isStopped = ({ until }: Pick<Stop, 'until'>, now: Date): boolean =>
  now.getTime() < Date.parse(until);
