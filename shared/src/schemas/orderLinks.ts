import * as z from 'zod';
import { ChosenPeriod, HistoryLine, OrderStatus } from './order.ts';
import { OrderPhoto } from './orderPhoto.ts';

/** Any text: an unknown link is always a 404. */
export const LinkToken = z.string().max(200);

/** What somebody who has only the link may know: a suburb, no address, no contact and no sum. */
export const OrderStatusView = z.object({
  number: z.string(),
  status: OrderStatus,
  isPickup: z.boolean(),
  florist: z.string(),
  florist_phone: z.string(),
  /** The recipient's first name, if there is one. */
  recipient: z.string().nullable(),
  product: z.object({ name: z.string(), photo: z.string().nullable() }),
  deliveryDay: z.string().nullable(),
  delivery_period: ChosenPeriod.nullable(),
  timezone: z.string(),
  /** The suburb; of a pick-up, the store. */
  place: z.string(),
  dispatched_at: z.iso.datetime().nullable(),
  photos: z.array(OrderPhoto),
  handover: z.string(),
  /** Steps of the order alone. */
  history: z.array(HistoryLine),
  created_at: z.iso.datetime(),
  /** Token of the link that takes a claim. */
  claim: z.string(),
});
export type OrderStatusView = z.output<typeof OrderStatusView>;
