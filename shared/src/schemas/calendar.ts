import * as z from 'zod';
import { maxMenu, stopKinds } from '#rules/calendar.ts';
import { findPeriodFault } from '#rules/deliveryPeriods.ts';
import { centsToDollars } from '#rules/money.ts';
import { amount, day, instant, line, timeOfDay, wholeOrNone } from './fields.ts';
import { CompanyId, idLetters, ProductId, StoreId } from './ids.ts';

const Hours = z.object({ start_time: z.string(), stop_time: z.string() });
const Period = Hours.extend({ capacity: z.int().nullable() });

export const SpecialDay = z.object({
  day: z.string(),
  closed: z.boolean(),
  hours: z.array(Hours).nullable(),
  periods: z.array(Period).nullable(),
  capacity: z.int().nullable(),
  order_by: z.object({ days_before: z.int(), time: z.string() }).nullable(),
  fee: z.number().nullable(),
  zones: z.array(z.object({ zone_id: z.string(), capacity: z.int() })),
  products: z.array(z.string()).nullable().default(null),
  note: z.string(),
  copied_at: instant.optional(),
  edited: z.boolean().optional(),
});
export type SpecialDay = z.output<typeof SpecialDay>;

export const LastOrders = z.object({
  weekdays: z.array(
    z.object({ day: z.int(), same_day: z.string().nullable(), next_morning: z.string().nullable() }),
  ),
  pickup_minutes: z.int().nullable(),
});
export type LastOrders = z.output<typeof LastOrders>;

/** Earlier than for other zones, or a time on the day before. */
export const ZoneOrderBy = z.union([
  z.object({ earlier_minutes: z.int() }),
  z.object({ day_before: z.string() }),
]);

export const Stop = z.object({
  id: z.string(),
  kind: z.enum(stopKinds),
  store_ids: z.array(z.string()),
  day: z.string().nullable(),
  start_time: z.string().nullable(),
  stop_time: z.string().nullable(),
  zone_id: z.string().nullable(),
  until: z.string(),
});
export type Stop = z.output<typeof Stop>;

export const maxSpecialDays = 200;
/** Limits a calendar that is read or saved at once. */
export const maxCalendarDays = 62;
/** In the short menus of a store together, so that it fits an item. */
export const maxMenuProducts = 1000;

const zoneId = z.string().regex(idLetters, 'Unknown id');
const maxPlaces = 999;
const maxFeeCents = 100_000;

const checkPeriods = (
  periods: readonly z.output<typeof Hours>[],
  context: z.core.$RefinementCtx<unknown>,
): void => {
  const fault = findPeriodFault(periods);
  if (fault) context.addIssue({ code: 'custom', message: fault.message, path: [fault.index, 'start_time'] });
};
const HoursInput = z.object({ start_time: timeOfDay, stop_time: timeOfDay });
const capacity = wholeOrNone(maxPlaces).default(null);

export const SpecialDayInput = z.object({
  day,
  closed: z.boolean().default(false),
  hours: z
    .array(HoursInput)
    .min(1, 'Close the day instead')
    .max(4, 'At most 4 opening hours')
    .superRefine(checkPeriods)
    .nullable()
    .default(null),
  periods: z
    .array(HoursInput.extend({ capacity }))
    .max(12, 'At most 12 windows')
    .superRefine(checkPeriods)
    .nullable()
    .default(null),
  capacity,
  order_by: z
    .object({ days_before: z.int().min(0).max(7, 'At most 7 days before'), time: timeOfDay })
    .nullable()
    .default(null),
  fee: amount()
    .pipe(z.int().max(maxFeeCents, 'At most $1,000').transform(centsToDollars))
    .nullable()
    .default(null),
  zones: z
    .array(z.object({ zone_id: zoneId, capacity: z.int().min(0).max(maxPlaces) }))
    .max(20)
    .default([]),
  products: z
    .array(ProductId)
    .min(1, 'Choose a product, or close the day')
    .max(maxMenu, `At most ${maxMenu} products`)
    .nullable()
    .default(null),
  note: line(60).default(''),
  copied_at: instant.optional(),
  edited: z.boolean().optional(),
});

export const CalendarInput = z.object({
  company_id: CompanyId.optional(),
  store_ids: z.array(StoreId).min(1, 'Choose a store').max(50),
  days: z
    .array(SpecialDayInput.extend({ as_usual: z.boolean().default(false) }))
    .min(1)
    .max(maxCalendarDays, `At most ${maxCalendarDays} days`)
    .refine((days) => new Set(days.map((one) => one.day)).size === days.length, 'Name each day once'),
});

export const LastOrdersInput = z.object({
  weekdays: z
    .array(
      z.object({
        day: z.int().min(1).max(7),
        same_day: timeOfDay.nullable().default(null),
        next_morning: timeOfDay.nullable().default(null),
      }),
    )
    .max(7)
    .refine((rows) => new Set(rows.map((row) => row.day)).size === rows.length, 'Name each weekday once'),
  pickup_minutes: z
    .int()
    .min(0)
    .max(24 * 60, 'At most a day')
    .nullable()
    .default(null),
  version: z.int().optional(),
});

export const ZoneOrderByInput = z
  .union([
    z.object({
      earlier_minutes: z
        .int()
        .min(1)
        .max(24 * 60, 'At most a day'),
    }),
    z.object({ day_before: timeOfDay }),
  ])
  .nullable()
  .optional();

export const StopInput = z
  .object({
    kind: z.enum(stopKinds),
    store_ids: z.array(StoreId).max(50).default([]),
    day: day.nullable().default(null),
    start_time: timeOfDay.nullable().default(null),
    stop_time: timeOfDay.nullable().default(null),
    zone_id: zoneId.nullable().default(null),
    /** Without one, to the end of the day that is stopped. */
    until: instant.optional(),
  })
  .superRefine((stop, context) => {
    const require = (path: keyof typeof stop, isMissing: boolean, message: string) =>
      isMissing && context.addIssue({ code: 'custom', path: [path], message });
    require('until', stop.kind === 'all' && !stop.until, 'Say until when');
    require('day', stop.kind !== 'all' && !stop.day, 'Choose a day');
    require('zone_id', stop.kind === 'zone' && !stop.zone_id, 'Choose a zone');
    require('start_time', stop.kind === 'window' &&
      (stop.start_time ?? '') >= (stop.stop_time ?? ''), 'Choose a window');
  });

/** A store's day as its office sees it: also past days, and days that are not open for orders yet. */
const CalendarStore = z.object({
  store_id: StoreId,
  hours: z.array(Hours),
  closed_reason: z.string().nullable(),
  holiday: z.string().nullable(),
  note: z.string(),
  special: SpecialDay.nullable(),
  windows: z.array(
    Period.extend({
      taken: z.int(),
      left: z.int().nullable(),
      available: z.boolean(),
      reason: z.string().nullable(),
      cutoff: z.string(),
    }),
  ),
  taken: z.int(),
  capacity: z.int().nullable(),
  cutoff: z.string().nullable(),
  /** Orders stop for the whole day, or a window of it. */
  stopped: z.boolean(),
});

export const CalendarDay = z.object({ day: z.string(), stores: z.array(CalendarStore) });
export type CalendarDay = z.output<typeof CalendarDay>;
