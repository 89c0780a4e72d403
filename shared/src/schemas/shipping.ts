import * as z from 'zod';
import { builtInAccept } from '#rules/acceptClock.ts';
import { australianStates } from '#rules/publicHolidays.ts';

export const maxPriceCents = 100_000;

export const Holiday = z.object({
  state: z.enum(australianStates),
  day: z.string(),
  /** Null removes a statutory holiday. */
  name: z.string().nullable(),
});

export const AcceptMinutes = z.object({ remind: z.int(), second: z.int(), rescue: z.int() });
export const AcceptSettings = z.object({ today: AcceptMinutes, later: AcceptMinutes });

export const ShippingValues = z.object({
  leadMinutes: z.int(),
  minPriceCents: z.int(),
  maxPriceCents: z.int(),
  /** Defaults of a new company. */
  periods: z.array(z.object({ startTime: z.string(), stopTime: z.string() })),
  /** Changes to the statutory holidays. */
  holidays: z.array(Holiday),
  /** How long florists have to accept a paid order. */
  accept: AcceptSettings,
});
export type ShippingValues = z.output<typeof ShippingValues>;

export const builtInShipping = (): ShippingValues => ({
  leadMinutes: 120,
  minPriceCents: 0,
  maxPriceCents,
  periods: [],
  holidays: [],
  accept: builtInAccept,
});
