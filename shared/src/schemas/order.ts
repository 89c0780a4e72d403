import * as z from 'zod';
import { handoverPlaces, orderStatuses, paymentStatuses } from '#rules/orderStatus.ts';
import { Place } from './address.ts';
import { OrderClaim } from './claim.ts';
import { CartHash, CompanyId, DiscountId, OrderId, ProductId, SizeId, StoreId, UserId } from './ids.ts';
import { OrderPhoto } from './orderPhoto.ts';
import { DayLimit } from './product.ts';
import { OrderSwap, Substitution } from './swap.ts';

export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.output<typeof OrderStatus>;

export const PaymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.output<typeof PaymentStatus>;

export const OrderItem = z.object({
  product: z.object({
    id: ProductId,
    name: z.string(),
    price: z.number(),
    photo: z.string().nullable(),
    company: CompanyId,
    sku: z.string(),
    available: z.boolean().default(true),
    /** An extra, such as a vase, at the time of the order. */
    addon: z.boolean().default(false),
    /** In a cart. */
    day_limit: DayLimit.nullable().optional(),
  }),
  size: z.object({ id: SizeId, name: z.string() }).nullable().default(null),
  product_price: z.number(),
  /** In an abandoned cart: the price that its buyer saw last. */
  shown_price: z.number().optional(),
  count: z.int(),
  /** The amount off the whole line, by the discount with `discount_id`. */
  discount: z.number().default(0),
  discount_id: DiscountId.nullable().default(null),
});
export type OrderItem = z.output<typeof OrderItem>;

export const OrderDiscount = z.object({
  id: DiscountId,
  name: z.string(),
  code: z.string().nullable(),
  kind: z.enum(['percent', 'amount']),
  value: z.number(),
  takes_off: z.string(),
  amount: z.number(),
  borne_by: z.enum(['florist', 'market']),
});
export type OrderDiscount = z.output<typeof OrderDiscount>;

export const ChosenPeriod = z.object({ start_time: z.string(), stop_time: z.string() });
export const Recipient = z.object({ fio: z.string(), phone: z.string() });

export const HistoryLine = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  name: z.string().optional(),
  what: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Why it was canceled. */
  reason: z.string().optional(),
});

export const LeftWith = z.enum(handoverPlaces);
export type LeftWith = z.output<typeof LeftWith>;

export const OrderRefund = z.object({
  amount: z.number(),
  items: z.array(
    z.object({ product_id: ProductId, size_id: SizeId.nullable().default(null), count: z.int() }),
  ),
  delivery: z.boolean(),
  reason: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['asked', 'done', 'failed']),
  /** Refunds the difference of an edit that made the order cheaper. */
  of_edit: z.boolean().default(false),
});
export type OrderRefund = z.output<typeof OrderRefund>;

export const OrderDispute = z.object({
  amount: z.number(),
  reason: z.string(),
  respond_by: z.iso.datetime().nullable(),
  state: z.enum(['open', 'won', 'lost']),
});
export type OrderDispute = z.output<typeof OrderDispute>;

/** An edit that raises the total of a paid order takes effect once the buyer has paid the difference. */
export const OrderProposal = z.object({
  number: z.int(),
  state: z.enum(['open', 'paid', 'declined', 'withdrawn', 'expired']),
  amount_due: z.number(),
  at: z.iso.datetime(),
  pay_by: z.iso.datetime(),
  items: z.array(OrderItem),
  total: z.number(),
  changes: z.array(HistoryLine),
});
export type OrderProposal = z.output<typeof OrderProposal>;

export const OrderPayout = z.object({
  commission_percent: z.number(),
  commission: z.number(),
  share: z.number(),
  sent: z.number(),
  /** Why the share is withheld or owed back. */
  open: z.enum(['not_completed', 'waiting', 'debt']).nullable(),
});
export type OrderPayout = z.output<typeof OrderPayout>;

/** What the buyer of an abandoned cart had still to fill in. */
export const CartStop = z.enum(['cart', 'day', 'recipient', 'payment']);
export type CartStop = z.output<typeof CartStop>;

/** Whether a reminder of the cart may go out, went out, or why not. */
export const ReminderState = z.enum(['may_be_reminded', 'reminded', 'locked', 'no_email', 'not_agreed']);
export type ReminderState = z.output<typeof ReminderState>;

/** A paid order that its florist did not accept, or cannot make. */
export const OrderRescue = z.object({
  state: z.enum(['open', 'moved', 'refunded']),
  why: z.enum(['lapsed', 'canceled']),
  at: z.iso.datetime(),
  /** The money goes back by itself then; null until the offers are found. */
  until: z.iso.datetime().nullable(),
  to_order_id: OrderId.nullable(),
});
export type OrderRescue = z.output<typeof OrderRescue>;

export const OrderTold = z.object({
  /** The notice's kind, such as `late`. */
  name: z.string(),
  at: z.iso.datetime(),
  channels: z.array(z.enum(['sms', 'email'])),
});
export type OrderTold = z.output<typeof OrderTold>;

/** A cart is an unsubmitted order: `id` is its hash, `number` is empty. */
export const Order = z.object({
  id: z.union([OrderId, CartHash]),
  number: z.string(),
  cart_hash: CartHash,
  version: z.int(),
  items: z.array(OrderItem),
  goods_num: z.int(),
  order_summ: z.number(),
  discounts: z.array(OrderDiscount).default([]),
  discount_total: z.number().default(0),
  /** In a cart: the entered code, and why it has no effect. */
  discount_code: z.string().nullable().default(null),
  discount_fault: z.string().nullable().default(null),
  /** In a cart: 'me', or the saved recipient that `recipient` names. */
  tag_person: z.string().nullish(),
  delivery_cost: z.number(),
  total: z.number(),
  cartCompanyId: CompanyId.nullable(),
  companyId: CompanyId.nullable(),
  company_info: z
    .object({ id: CompanyId, name: z.string(), brand: z.string(), logo: z.string().nullable() })
    .nullable(),
  /** Who invoices the buyer, as on the day of the order; `abn` is without spaces. */
  supplier: z.object({ name: z.string(), abn: z.string(), gst_registered: z.boolean() }).nullish(),
  fio: z.string(),
  email: z.string(),
  phone: z.string(),
  deliveryDay: z.string().nullable(),
  deliveryDate: z.iso.datetime().nullable(),
  delivery_period: ChosenPeriod.nullable(),
  timezone: z.string().nullable(),
  isPickup: z.boolean(),
  pickupStore: StoreId.nullable(),
  /** Null in a cart. */
  store_id: StoreId.nullable().default(null),
  pickup_store_info: z.object({ name: z.string(), address: z.string() }).nullable(),
  comment: z.string(),
  card_message: z.string(),
  recipient: Recipient.nullable(),
  location: Place.nullable(),
  unitOffice: z.string(),
  status: z.union([OrderStatus, z.literal('cart')]),
  /** When a ready order left the shop. */
  dispatched_at: z.iso.datetime().nullish(),
  photos: z.array(OrderPhoto).default([]),
  /** Where the flowers were left, or why there is no photo of it. */
  handover: z.object({ left_with: LeftWith.nullable(), no_photo: z.string() }).nullable().default(null),
  /** By when the florist accepts a paid order. */
  accept_by: z.iso.datetime().nullish(),
  /** For its buyer: until then they may change it. */
  change_until: z.iso.datetime().optional(),
  rescue: OrderRescue.nullish(),
  /** The recipient says where: the buyer never sees the address. */
  address_later: z.enum(['asked', 'given']).nullish(),
  /** The recipient's words for the driver; for the florist alone. */
  door_note: z.string().optional(),
  /** The buyer says that the flowers are for a loss. */
  sympathy: z.boolean().optional(),
  /** What the florist does when a flower is missing. */
  substitution: Substitution.nullish(),
  swap: OrderSwap.nullish(),
  claim: OrderClaim.nullish(),
  /** Tokens of the links to both, for the buyer alone. */
  links: z.object({ claim: z.string(), swap: z.string(), recipient: z.string() }).optional(),
  /** Token of the code on the printed card, for who prints it: the recipient says by it what is wrong. */
  card_link: z.string().optional(),
  payment_status: PaymentStatus,
  /** Sum of card payments; null without one. */
  charged: z.number().nullable().default(null),
  proposal: OrderProposal.nullable().default(null),
  refunded: z.number().default(0),
  refunds: z.array(OrderRefund).default([]),
  dispute: OrderDispute.nullable().default(null),
  payout: OrderPayout.optional(),
  /** What its buyer was told, for admins. */
  told: z.array(OrderTold).optional(),
  /** Set for an abandoned cart. */
  user_id: UserId.optional(),
  stopped_at: CartStop.optional(),
  reminder: z
    .object({
      state: ReminderState,
      agreed_at: z.iso.datetime().nullable(),
      sent_at: z.iso.datetime().nullable(),
    })
    .optional(),
  /** When an unpaid order loses its capacity; null for never. */
  held_until: z.iso.datetime().nullable().default(null),
  history: z.array(HistoryLine),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Order = z.output<typeof Order>;

export const DeliveryCost = z.object({
  deliverable: z.boolean(),
  cost: z.number().nullable(),
  zone: z.string().nullable(),
  store_id: StoreId.nullable(),
  distance: z.int().nullable(),
  free_from: z.number().nullable(),
  min_order: z.number().nullable(),
  reason: z.string().nullable(),
});
export type DeliveryCost = z.output<typeof DeliveryCost>;
