import * as z from 'zod';
import { overlappingHours } from '#rules/openingHours.ts';
import { isInAustralia } from '#rules/polygon.ts';
import { polygonFault, polygonFaultMessages } from '#rules/polygonFault.ts';
import { outsideAustralia } from './address.ts';
import { ZoneOrderByInput } from './calendar.ts';
import { maxCapacity } from './companyForm.ts';
import {
  amount,
  day,
  flag,
  latitude,
  line,
  longitude,
  requiredText,
  timeOfDay,
  wholeOrNone,
} from './fields.ts';
import { CompanyId, idLetters } from './ids.ts';
import { StorePhoneInput } from './userInput.ts';

/** Detects concurrent edits (docs/product-rules.md, "Stores"). */
const version = z.int().optional();

/** The address is geocoded if there is no point. */
const StoreLocation = z
  .object({
    address: requiredText(300, 'Enter the address of the store'),
    lat: latitude.optional(),
    lng: longitude.optional(),
  })
  .refine(
    ({ lat, lng }) => lat === undefined || lng === undefined || isInAustralia({ lat, lng }),
    outsideAustralia,
  );

const fields = {
  name: requiredText(80, 'Enter the name of the store'),
  location: StoreLocation,
  phone: StorePhoneInput,
  pickup_point: flag,
  warehouse_for_delivery: flag,
  /** Orders per day; null: the company's `capacity_per_day`. */
  daily_capacity: wholeOrNone(maxCapacity),
};

export const StoreInput = z.object({
  ...fields,
  phone: fields.phone.default(''),
  pickup_point: fields.pickup_point.default(false),
  warehouse_for_delivery: fields.warehouse_for_delivery.default(true),
  daily_capacity: fields.daily_capacity.default(null),
  company_id: CompanyId.optional(),
});

export const StoreUpdateInput = z.object(fields).partial().extend({ version });

const maxHours = 21;
const maxDays = 200;

const Hours = z
  .object({ day: z.int().min(1).max(7), start_time: timeOfDay, stop_time: timeOfDay })
  .refine(({ start_time, stop_time }) => start_time < stop_time, {
    message: 'Closing must be later than opening',
    path: ['stop_time'],
  });

const days = z.array(day).max(maxDays, `At most ${maxDays} days`);

export const WorkingTimeInput = z
  .object({
    working_times: z.array(Hours).max(maxHours, `At most ${maxHours} opening hours`),
    closed_days: days.optional(),
    open_days: days.optional(),
    version,
  })
  .superRefine(({ working_times, closed_days = [], open_days = [] }, context) => {
    const overlapping = overlappingHours(working_times);
    if (overlapping !== undefined)
      context.addIssue({
        code: 'custom',
        message: 'These hours overlap others of the same day',
        path: ['working_times', overlapping],
      });
    if (closed_days.some((one) => open_days.includes(one)))
      context.addIssue({ code: 'custom', message: 'A day is either open or closed', path: ['closed_days'] });
  });

const maxZones = 20;
const maxSuburbs = 2000;
const maxRings = 50;

/** A tenth of a metre; longer fractions would exceed the item size (docs/decisions/0018). */
const degrees = z.number().transform((value) => Math.round(value * 1e6) / 1e6);

const PolygonInput = z.object({
  type: z.literal('Polygon'),
  coordinates: z
    .array(z.array(z.tuple([degrees, degrees])).max(500, polygonFaultMessages.too_many_points))
    .max(maxRings, `At most ${maxRings - 1} holes`),
});

const priceMissing = 'Enter what delivery costs';
const maxPriceCents = 100_000;
const orNull = (missing?: string) => amount(missing).nullable().default(null);

const Zone = z
  .object({
    id: z.string().regex(idLetters, 'Unknown id').optional(),
    name: requiredText(60, 'Enter the name of the zone'),
    polygon: PolygonInput,
    price: amount(priceMissing).pipe(z.int().max(maxPriceCents, 'At most $1,000')),
    free_from: orNull(),
    min_order: orNull(),
    suburbs: z.array(line(80)).max(maxSuburbs).optional(),
    order_by: ZoneOrderByInput,
  })
  .superRefine(({ name, polygon }, context) => {
    const fault = polygonFault(polygon);
    if (fault)
      context.addIssue({
        code: 'custom',
        message: `${name}: ${polygonFaultMessages[fault]}`,
        path: ['polygon'],
      });
  });

export const DeliveryZonesInput = z
  .object({
    delivery_zones: z.array(Zone).max(maxZones, `A store has ${maxZones} zones at most`),
    version,
  })
  .superRefine(({ delivery_zones }, context) => {
    const ids = delivery_zones.flatMap(({ id }) => id ?? []);
    if (new Set(ids).size < ids.length)
      context.addIssue({ code: 'custom', message: 'Two zones have the same id', path: ['delivery_zones'] });
  });
