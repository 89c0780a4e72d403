import * as z from 'zod';
import { amount, finite } from './fields.ts';

const percent = finite
  .pipe(z.number().min(0, 'From 0 to 50').max(50, 'From 0 to 50'))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Two decimals at most');
const maxPriceCents = 100_000;
const price = amount('Enter an amount').pipe(z.int().max(maxPriceCents, 'At most $1,000'));
const threeDays = 3 * 24 * 60;

/** Amounts in cents. */
export const MoneyValues = z.object({ commissionPercent: z.number() });
export type MoneyValues = z.output<typeof MoneyValues>;
export const ShippingValues = z.object({
  leadMinutes: z.int(),
  minPriceCents: z.int(),
  maxPriceCents: z.int(),
});
export type ShippingValues = z.output<typeof ShippingValues>;

export const MoneyInput = z.object({ commission_percent: percent });
export const ShippingInput = z
  .object({
    /** Of a new company. */
    lead_time_minutes: z.int().min(0).max(threeDays, 'Three days at most'),
    /** Bounds of what a florist may ask for a delivery; a free one stays possible. */
    delivery_price_min: price,
    delivery_price_max: price,
  })
  .refine((values) => values.delivery_price_min <= values.delivery_price_max, {
    message: 'At least the lowest price',
    path: ['delivery_price_max'],
  });

const Money = z.object({ commission_percent: z.number() });
const Shipping = z.object({
  lead_time_minutes: z.int(),
  delivery_price_min: z.number(),
  delivery_price_max: z.number(),
});

const withHistory = <S extends z.ZodType>(values: S) =>
  z.object({
    /** 0: never changed. */
    version: z.int(),
    values,
    /** The newest first, the present one included; 20 at most. */
    history: z.array(z.object({ version: z.int(), at: z.iso.datetime(), by: z.string(), values })),
  });

export const MoneySettings = withHistory(Money);
export type MoneySettings = z.output<typeof MoneySettings>;
export const ShippingSettings = withHistory(Shipping);
export type ShippingSettings = z.output<typeof ShippingSettings>;
