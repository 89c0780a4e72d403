import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';

/** A day as the strip shows it. */
export interface ArrivalDay {
  day: string;
  available: boolean;
  /** Dollars of the cheapest delivery; null when nobody delivers. */
  price: number | null;
  /** The instant until which one may order, of the florist who takes orders longest. */
  cutoff: string | null;
  timezone: string;
  /** Why not, in words; null when available. */
  reason: string | null;
}

const lowest = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));

function better(a: ArrivalDay, b: DeliveryDay): ArrivalDay {
  if (!b.available) return a;
  if (!a.available) return arrivalDay(b);
  const later = (b.cutoff ?? '') > (a.cutoff ?? '') ? b : a;
  return { ...a, price: lowest(a.price, b.price), cutoff: later.cutoff, timezone: later.timezone };
}

const arrivalDay = ({ day, available, reason, price, cutoff, timezone }: DeliveryDay): ArrivalDay => ({
  day,
  available,
  reason,
  price: available ? price : null,
  cutoff,
  timezone,
});

/** One calendar of several florists': a day is open when one of them can come. */
export function mergedDays(calendars: readonly (readonly DeliveryDay[])[]): ArrivalDay[] {
  const byDay = new Map<string, ArrivalDay>();
  for (const offered of calendars.flat()) {
    const known = byDay.get(offered.day);
    byDay.set(offered.day, known ? better(known, offered) : arrivalDay(offered));
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
