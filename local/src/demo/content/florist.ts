import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors, occasions, sizes } from '@bloomkin/scripts/seed/productTypes.ts';
import { australianStates } from '@bloomkin/shared/rules/publicHolidays.ts';
import * as z from 'zod';

const Size = z.object({
  size: z.enum(sizes),
  priceCents: z.int(),
  widthCm: z.int(),
  heightCm: z.int(),
  flowers: z.int().optional(),
  /** Instead of the design's, of one product in three sizes. */
  description: z.string().optional(),
});

const Design = z.object({
  /** In `local/demo-photos`. */
  picture: z.string(),
  /** Px from the top; defaults to the type's. */
  middleY: z.int().optional(),
  name: z.string(),
  type: z.enum(['Bouquet', 'Vase arrangement', 'Hatbox', 'House plant']),
  category: z.string(),
  description: z.string(),
  colors: z.array(z.enum(colors)),
  occasions: z.array(z.enum(occasions)),
  care: z.object({ light: z.string(), pets: z.string() }).optional(),
  /** Each is a product of its own, unless there is a third. */
  sizes: z.tuple([Size], Size),
  /** Makes the design one product in three sizes. */
  thirdSize: Size.optional(),
});

/** Offered beside flowers. */
const Extra = z.object({
  /** Names the design that shows it; null for none. */
  picture: z.string().nullable(),
  name: z.string(),
  priceCents: z.int(),
  description: z.string(),
});

const Period = z.object({ startTime: z.string(), stopTime: z.string(), capacity: z.int().nullable() });

const Zone = z.object({
  name: z.string(),
  radiusKm: z.number(),
  priceCents: z.int(),
  freeFromCents: z.int().nullable(),
  minOrderCents: z.int().nullable(),
});

const Store = z.object({
  name: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  state: z.enum(australianStates),
  timeZone: z.string(),
  phone: z.string(),
  pickupPoint: z.boolean(),
  warehouseForDelivery: z.boolean(),
  dailyCapacity: z.int().nullable(),
  /** Monday 1 … Sunday 7. */
  hours: z.array(z.object({ days: z.array(z.int()), startTime: z.string(), stopTime: z.string() })),
  /** Innermost first; empty without delivery. */
  zones: z.array(Zone),
  /** Relative to today, besides weekly and public holidays. */
  closedInDays: z.array(z.int()),
});

const Florist = z.object({
  /** Owner's login, `vendor1` … `vendor8`. */
  login: z.string(),
  owner: z.object({ fio: z.string(), phone: z.string() }),
  name: z.string(),
  brand: z.string(),
  abn: z.string(),
  phone: z.string(),
  site: z.string(),
  description: z.string(),
  cover: z.string(),
  /** `face`: a portrait instead of the letters. */
  logo: z.object({ letters: z.string(), color: z.string(), face: z.string().optional() }),
  sameDayDelivery: z.boolean(),
  leadMinutes: z.int(),
  periods: z.array(Period),
  stores: z.tuple([Store], Store),
  designs: z.array(Design),
  extras: z.array(Extra).optional(),
  /** In the last 60 days. */
  pastOrders: z.int(),
});

export type DemoSize = z.output<typeof Size>;
export type DemoDesign = z.output<typeof Design>;
export type DemoStore = z.output<typeof Store>;
export type DemoFlorist = z.output<typeof Florist>;

const folder = join(import.meta.dirname, 'florists');

/** A file each, in the order of their names. */
export const florists: readonly DemoFlorist[] = readdirSync(folder)
  .sort()
  .map((file) => Florist.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
