import * as z from 'zod';
import { instant, requiredText, text } from './fields.ts';
import { ProductId, SizeId } from './ids.ts';
import { LeftWith, OrderStatus, PaymentStatus } from './order.ts';
import { orderInput } from './orderInput.ts';

export const OrderChange = z.object({
  version: z.int().optional(),
  status: OrderStatus.exclude(['abandoned_cart']).optional(),
  /** The flowers have left the shop; false takes that back within ten minutes. */
  dispatched: z.boolean().optional(),
  /** Says where the flowers were left, why there is no photo, or why they could not be delivered. */
  delivery: z
    .object({
      left_with: LeftWith.optional(),
      no_photo: text(120).optional(),
      failed: requiredText(120, 'Say what happened').optional(),
      /** When it was pressed, if the phone was offline then. */
      at: instant.optional(),
    })
    .optional(),
  /** Dispatches or completes before the due day, or more than three hours before the window. */
  early: z.boolean().optional(),
  /** Saves a time or place that the shop does not offer. */
  outside: z.boolean().optional(),
  /** Why it is canceled, for the buyer. */
  reason: text(200).optional(),
  /** Cancels and offers the buyer other florists; fails with `ORDER.NOT_MOVABLE` when no other florist can make it. */
  move: z.boolean().optional(),
  payment_status: PaymentStatus.exclude(['refunded']).optional(),
  items: z
    .array(
      z.object({
        product_id: ProductId,
        size_id: SizeId.nullish(),
        count: z.int().min(0).max(999),
      }),
    )
    .max(100)
    .optional(),
  deliveryDay: orderInput.deliveryDay,
  delivery_period: orderInput.delivery_period,
  location: orderInput.location,
  unitOffice: orderInput.unitOffice,
  comment: orderInput.comment,
  card_message: orderInput.card_message,
  recipient: orderInput.recipient,
});
