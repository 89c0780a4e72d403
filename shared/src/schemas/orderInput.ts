import * as z from 'zod';
import { maxCardLetters, maxLines } from '#rules/cart.ts';
import { PlaceInput } from './address.ts';
import { day, line, text, timeOfDay } from './fields.ts';
import { ProductId, SizeId, StoreId } from './ids.ts';
import { Substitution } from './swap.ts';

export const orderInput = {
  fio: line(120).optional(),
  email: z.union([z.literal(''), z.email('Email entered incorrectly').max(200)]).optional(),
  phone: text(30).optional(),
  deliveryDay: day.nullable().optional(),
  delivery_period: z
    .object({ start_time: timeOfDay, stop_time: timeOfDay })
    .refine((period) => period.start_time < period.stop_time, {
      message: 'Must end after it begins',
      path: ['stop_time'],
    })
    .nullable()
    .optional(),
  isPickup: z.boolean().optional(),
  pickupStore: StoreId.nullable().optional(),
  location: PlaceInput.nullable().optional(),
  unitOffice: line(60).optional(),
  comment: text(500).optional(),
  card_message: text(maxCardLetters).optional(),
  /** For a loss: the household gets no reminders. */
  sympathy: z.boolean().optional(),
  substitution: Substitution.optional(),
  /** The recipient says where; `location` is their suburb. */
  address_later: z.boolean().optional(),
  recipient: z
    .object({ fio: line(120), phone: text(30) })
    .nullable()
    .optional(),
};

export const OrderInput = z.object(orderInput);
export type OrderInput = z.output<typeof OrderInput>;

/** A line of the cart as the buyer saw it. */
const ExpectedItem = z.object({
  product_id: ProductId,
  size_id: SizeId.nullable().default(null),
  count: z.int(),
  /** The price of one, in dollars. */
  price: z.number(),
});
export type ExpectedItem = z.output<typeof ExpectedItem>;

export const CheckoutInput = z.object({
  ...orderInput,
  /** Validated on submit with the other fields. */
  email: text(200).optional(),
  /** Free text if the cart already has a point. */
  address: line(300).optional(),
  status: z.literal('new').default('new'),
  /** The total that the buyer saw, in dollars; another total is CART.PRICE_CHANGED. */
  expected_total: z.number().optional(),
  /** The lines that the buyer saw; other contents are CART.CHANGED, another price is CART.PRICE_CHANGED. */
  expected_items: z.array(ExpectedItem).max(maxLines).optional(),
  /** Names the agent that filled the cart in: it may see what becomes of the order. */
  agent_session: z
    .string()
    .regex(/^chk_[\w-]{27}$/)
    .optional(),
});
export type CheckoutInput = z.output<typeof CheckoutInput>;
