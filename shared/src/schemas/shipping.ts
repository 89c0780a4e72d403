import * as z from 'zod';
import { australianStates } from '../rules/publicHolidays.ts';

export const maxPriceCents = 100_000;

export const Holiday = z.object({
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
