import * as z from 'zod';
import { Place } from './address.ts';
import { ProductId, SizeId, StoreId } from './ids.ts';
import { ChosenPeriod, Recipient } from './order.ts';

export const AgentCheckoutId = z.string().regex(/^(cart|chk)_[\w-]{27}$/, 'Unknown id');

/** What an agent filled in for the person who now goes on. */
export const AgentCheckout = z.object({
  fio: z.string(),
  email: z.string(),
  phone: z.string(),
  recipient: Recipient.nullable(),
  location: Place.nullable(),
  unitOffice: z.string(),
  pickupStore: StoreId.nullable(),
  deliveryDay: z.string().nullable(),
  delivery_period: ChosenPeriod.nullable(),
  card_message: z.string(),
  comment: z.string(),
  discount_code: z.string().nullable(),
  items: z.array(z.object({ product_id: ProductId, size_id: SizeId.nullable(), count: z.int() })),
});
export type AgentCheckout = z.output<typeof AgentCheckout>;
