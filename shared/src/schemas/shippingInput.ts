import * as z from 'zod';
import { findPeriodFault } from '#rules/deliveryPeriods.ts';
import { amount, day, requiredText, timeOfDay } from './fields.ts';
import { AcceptSettings, Holiday, maxPriceCents } from './shipping.ts';

const price = amount('Enter an amount').pipe(z.int().max(maxPriceCents, 'At most $1,000'));
const threeDays = 3 * 24 * 60;
const maxPeriods = 12;
const maxHolidays = 200;

const Periods = z
  .array(z.object({ start_time: timeOfDay, stop_time: timeOfDay }))
  .max(maxPeriods, `At most ${maxPeriods} windows`)
  .superRefine((periods, context) => {
    const fault = findPeriodFault(periods);
    if (fault)
      context.addIssue({ code: 'custom', path: [fault.index, 'start_time'], message: fault.message });
  });

const Holidays = z
  .array(Holiday.extend({ day, name: requiredText(60, 'Enter a name').nullable() }))
  .max(maxHolidays, `At most ${maxHolidays} days`)
  .refine(
    (holidays) => new Set(holidays.map(({ state, day }) => `${state} ${day}`)).size === holidays.length,
    'Name each day of a state once',
  );

const minutes = z.int().min(5, 'Five minutes at least').max(600, 'Ten hours at most');

const AcceptMinutesInput = z
  .object({ remind: minutes, second: minutes, rescue: minutes })
  .refine(({ remind, second }) => remind <= second, {
    message: 'Not before the text message',
    path: ['second'],
  })
  .refine(({ second, rescue }) => second <= rescue, {
    message: 'Not before the second person',
    path: ['rescue'],
  });

export const ShippingInput = z
  .object({
    /** Defaults of a new company. */
    lead_time_minutes: z.int().min(0).max(threeDays, 'Three days at most'),
    delivery_periods: Periods,
    /** Bounds of a florist's delivery price; free delivery is always allowed. */
    delivery_price_min: price,
    delivery_price_max: price,
    /** Adds a holiday; null removes a statutory one. */
    holidays: Holidays,
    /** Minutes of opening hours to accept a paid order; absent: as they are. */
    accept: z.object({ today: AcceptMinutesInput, later: AcceptMinutesInput }).optional(),
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
  accept: AcceptSettings.optional(),
});
