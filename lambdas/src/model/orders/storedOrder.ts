import {
  CartHash,
  CompanyId,
  OrderId,
  ProductId,
  SizeId,
  StoreId,
  UserId,
} from '@bloomkin/shared/schemas/ids.ts';
import { LeftWith, OrderStatus, PaymentStatus } from '@bloomkin/shared/schemas/order.ts';
import { PhotoKind } from '@bloomkin/shared/schemas/orderPhoto.ts';
import * as z from 'zod';
import { AppliedDiscount, LineDiscount } from '#model/discounts/orderDiscounts.ts';
import { LimitRef } from '#model/products/dayLimitEntity.ts';
import { AcceptClock, Claim, Door, Rescue, Swap } from './orderAnswers.ts';
import { OrderDetails } from './orderDetails.ts';
import { HistoryEntry } from './orderHistory.ts';

const OrderLine = z.object({
  productId: ProductId,
  name: z.string(),
  sizeId: SizeId.optional(),
  sizeName: z.string().optional(),
  sku: z.string(),
  photo: z.string().nullable(),
  addon: z.boolean().optional(),
  priceCents: z.int(),
  count: z.int(),
  /** The product's limit it was counted in. */
  limited: LimitRef.optional(),
  /** Off the whole line. */
  discount: LineDiscount.optional(),
});
export type OrderLine = z.output<typeof OrderLine>;

export const History = z.array(HistoryEntry).readonly();

const CapacityPlace = z.object({
  storeId: StoreId,
  day: z.string(),
  periodStart: z.string(),
  periodStop: z.string().optional(),
  zoneId: z.string().optional(),
});

const OrderRefund = z.object({
  number: z.int(),
  amountCents: z.int(),
  items: z.array(z.object({ productId: ProductId, sizeId: SizeId.optional(), count: z.int() })).readonly(),
  delivery: z.boolean(),
  reason: z.string(),
  at: z.string(),
  /** `asked`: not confirmed by the provider yet. */
  state: z.enum(['asked', 'done', 'failed']),
  /** Absent for the order's first card payment. */
  paymentIntentId: z.string().optional(),
  isEdit: z.boolean().optional(),
  /** Number of refusals by the provider. */
  refusals: z.int().optional(),
  /** Paid from the market's bank after the card refused it: what the transfer names. */
  transfer: z.string().optional(),
});
export type OrderRefund = z.output<typeof OrderRefund>;

export const OrderDisputeFields = z.object({
  id: z.string(),
  amountCents: z.int(),
  /** The provider's reason, such as `product_not_received`. */
  reason: z.string(),
  respondBy: z.string().nullable(),
  state: z.enum(['open', 'won', 'lost']),
});
export type OrderDispute = z.output<typeof OrderDisputeFields>;

const ExtraPayment = z.object({
  paymentIntentId: z.string(),
  cents: z.int(),
  refundedCents: z.int(),
});
export type ExtraPayment = z.output<typeof ExtraPayment>;

/** The fields that an edit replaces. */
const EditedFields = OrderDetails.pick({
  day: true,
  period: true,
  place: true,
  unitOffice: true,
  comment: true,
  cardMessage: true,
  recipient: true,
}).extend({
  deliverAt: z.string().nullable(),
  placeTaken: CapacityPlace.nullable(),
  lines: z.array(OrderLine).readonly(),
  discounts: z.array(AppliedDiscount).readonly().optional(),
  door: Door.optional(),
  goodsCents: z.int(),
  totalCents: z.int(),
  searchText: z.string(),
});
export type EditedFields = z.output<typeof EditedFields>;

export const ProposalState = z.enum(['open', 'paid', 'declined', 'withdrawn', 'expired']);
export type ProposalState = z.output<typeof ProposalState>;

/** An edit that waits for the buyer to pay the difference; the newest of an order. */
const Proposal = z.object({
  number: z.int(),
  state: ProposalState,
  dueCents: z.int(),
  at: z.string(),
  payBy: z.string(),
  fields: EditedFields,
  /** Held in addition to the order's own place while a new time is proposed. */
  heldPlace: CapacityPlace.nullable(),
  changes: History,
});
export type Proposal = z.output<typeof Proposal>;

export const StoredOrder = OrderDetails.extend({
  id: OrderId,
  number: z.string(),
  cartHash: CartHash,
  userId: UserId,
  /** Names the agent's session whose checkout it was. */
  agentSession: z.string().optional(),
  companyId: CompanyId,
  companyName: z.string(),
  companyBrand: z.string(),
  companyLogo: z.string().nullable(),
  /** Absent in orders of before invoices existed. */
  companyAbn: z.string().optional(),
  /** On the day of the order; absent when the business register had not answered. */
  isGstRegistered: z.boolean().optional(),
  storeId: StoreId,
  storeName: z.string(),
  storeAddress: z.string(),
  timeZone: z.string(),
  deliverAt: z.string().nullable(),
  /** The first free period when none was chosen. */
  placeTaken: CapacityPlace.nullable(),
  /** Null when no card payment is awaited. */
  heldUntil: z.string().nullable(),
  /** Returned when the hold lapses; paying takes it again. */
  lapsedPlace: CapacityPlace.nullable(),
  lines: z.array(OrderLine).readonly(),
  discounts: z.array(AppliedDiscount).readonly().optional(),
  goodsCents: z.int(),
  deliveryCents: z.int(),
  totalCents: z.int(),
  commissionPercent: z.number(),
  status: OrderStatus.exclude(['abandoned_cart']),
  paymentStatus: PaymentStatus,
  paidBy: z.enum(['card', 'hand']).nullable(),
  paymentIntentId: z.string().nullable(),
  /** Sum of card payments; absent (equal to the total) until an edit changes the total. */
  chargedCents: z.int().optional(),
  extraPayments: z.array(ExtraPayment).readonly().optional(),
  proposal: Proposal.optional(),
  /** As reported by the provider. */
  refundedCents: z.int().optional(),
  disputedCents: z.int().optional(),
  refunds: z.array(OrderRefund).readonly().optional(),
  dispute: OrderDisputeFields.nullable().optional(),
  /** The newest lines; older lines are separate items (`orderHistory.ts`). */
  history: History,
  hasOlderHistory: z.boolean().optional(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  completedAt: z.string().nullable(),
  dispatchedAt: z.string().nullable().optional(),
  photos: z
    .array(z.object({ kind: PhotoKind, path: z.string(), at: z.string() }))
    .readonly()
    .optional(),
  handover: z.object({ leftWith: LeftWith.optional(), noPhoto: z.string().optional() }).optional(),
  /** From the payment; absent in orders that were paid before the clock existed. */
  acceptClock: AcceptClock.optional(),
  /** Opening hours between its payment and its acceptance. */
  acceptedMinutes: z.int().optional(),
  rescue: Rescue.optional(),
  swap: Swap.optional(),
  claim: Claim.optional(),
  door: Door.optional(),
  /** Canceled, as the recipient would rather not have flowers or gave no address. */
  addressEnd: z.enum(['declined', 'lapsed']).optional(),
  /** Hidden from every list but kept for late payments (`deleteOrder.ts`). */
  deletedAt: z.string().nullable().optional(),
  /** Since then without what its delivery needed (`emptyOrder.ts`). */
  emptied: z.object({ at: z.string(), state: z.string() }).optional(),
  /** Searchable: number, names, phones, address, products (`searchText.ts`). */
  searchText: z.string(),
});

export const ListedOrder = StoredOrder.pick({
  id: true,
  status: true,
  paymentStatus: true,
  day: true,
  period: true,
  timeZone: true,
  isPickup: true,
  companyId: true,
  searchText: true,
  totalCents: true,
});
export type ListedOrder = z.output<typeof ListedOrder>;
