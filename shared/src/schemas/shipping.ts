import * as z from 'zod';
import { findPeriodFault } from '../rules/deliveryPeriods.ts';
import { australianStates } from '../rules/publicHolidays.ts';
import { amount, day, requiredText, timeOfDay } from './fields.ts';

const maxPriceCents = 100_000;
const price = amount('Enter an amount').pipe(z.int().max(maxPriceCents, 'At most $1,000'));
const threeDays = 3 * 24 * 60;
const mostPeriods = 12;
const mostHolidays = 200;

const Holiday = z.object({
  state: z.enum(australianStates),
  day: z.string(),
  /** Null: a public holiday by law that is none here. */
  name: z.string().nullable(),
});

/** Amounts in cents. */
export const ShippingValues = z.object({
  leadMinutes: z.int(),
  minPriceCents: z.int(),
  maxPriceCents: z.int(),
  /** Of a new company. */
  periods: z.array(z.object({ startTime: z.string(), stopTime: z.string() })),
  /** Where they differ from the law's. */
  holidays: z.array(Holiday),
});
export type ShippingValues = z.output<typeof ShippingValues>;

export const builtInShipping = (): ShippingValues => ({
  leadMinutes: 120,
  minPriceCents: 0,
  maxPriceCents,
  periods: [],
  holidays: [],
});

const Periods = z
  .array(z.object({ start_time: timeOfDay, stop_time: timeOfDay }))
  .max(mostPeriods, `At most ${mostPeriods} windows`)
  .superRefine((periods, context) => {
    const fault = findPeriodFault(periods);
    if (fault)
      context.addIssue({ code: 'custom', path: [fault.index, 'start_time'], message: fault.message });
  });

const Holidays = z
  .array(Holiday.extend({ day, name: requiredText(60, 'Enter a name').nullable() }))
  .max(mostHolidays, `At most ${mostHolidays} days`)
  .refine(
    (holidays) => new Set(holidays.map(({ state, day }) => `${state} ${day}`)).size === holidays.length,
    'Name each day of a state once',
  );

export const ShippingInput = z
  .object({
    /** Of a new company. */
    lead_time_minutes: z.int().min(0).max(threeDays, 'Three days at most'),
    delivery_periods: Periods,
    /** Bounds of what a florist may ask for a delivery; a free one stays possible. */
    delivery_price_min: price,
    delivery_price_max: price,
    /** Added to the public holidays by law, or with null taken away from them. */
    holidays: Holidays,
  })
  .refine((values) => values.delivery_price_min <= values.delivery_price_max, {
    message: 'At least the lowest price',
    path: ['delivery_price_max'],
  });

export const Shipping = z.object({
  lead_time_minutes: z.int(),
  delivery_periods: z.array(z.object({ start_time: z.string(), stop_time: z.string() })),
  delivery_price_min: z.number(),
  delivery_price_max: z.number(),
  holidays: z.array(Holiday),
});
