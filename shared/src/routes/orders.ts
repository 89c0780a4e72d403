import * as z from 'zod';
import { del, get, post, put } from '#route.ts';
import { AbandonedSummary } from '#schemas/abandonedSummary.ts';
import { RecipientAnswer, RecipientView } from '#schemas/addressLater.ts';
import { done, list, one, pageWithTotalPages } from '#schemas/answers.ts';
import { ClaimDecision, ClaimInput } from '#schemas/claim.ts';
import { paging, text } from '#schemas/fields.ts';
import { OrderId, UserId } from '#schemas/ids.ts';
import { DeliveryDay } from '#schemas/listing.ts';
import { Order } from '#schemas/order.ts';
import { OrderChange } from '#schemas/orderChange.ts';
import { ClaimView, LinkToken, OrderStatusView, SwapView } from '#schemas/orderLinks.ts';
import { abandonedFilter, cartFilter, orderFilter } from '#schemas/orderListing.ts';
import { RescueAnswer, RescueView } from '#schemas/rescue.ts';
import { SwapAnswerInput, SwapInput } from '#schemas/swap.ts';

export const listOrders = get('/api/shop/orders', {
  summary: 'A buyer’s own orders, a vendor’s company’s, an admin’s all',
  access: 'authenticated',
  right: 'orders',
  query: z.object({
    ...paging,
    ...orderFilter,
    user_id: UserId.optional(),
    ...cartFilter,
  }),
  response: pageWithTotalPages(Order).extend({
    /** Per status under the other filters, `late` in the office, and the tabs of abandoned carts. */
    counts: z.record(z.string(), z.int()),
  }),
  errors: ['ORDER.SEARCH_TOO_WIDE'],
});

export const exportOrders = get('/api/shop/orders/export', {
  summary: 'The orders of a list as CSV, 5,000 at most',
  access: 'vendor',
  right: 'orders',
  query: z.object(orderFilter),
  response: z.string(),
  mediaType: 'text/csv',
  errors: ['ORDER.EXPORT_TOO_LARGE', 'ORDER.SEARCH_TOO_WIDE'],
});

export const exportAbandonedCarts = get('/api/shop/orders/abandoned/export', {
  summary: 'The abandoned carts of a list as CSV, 5,000 at most; recorded in the audit log',
  access: 'admin',
  adminRight: 'support',
  query: z.object(abandonedFilter),
  response: z.string(),
  mediaType: 'text/csv',
  errors: ['ORDER.EXPORT_TOO_LARGE'],
  sameSite: true,
});

export const getAbandonedSummary = get('/api/shop/orders/abandoned/summary', {
  summary: 'How many abandoned carts there are, and how many buyers came back after a reminder',
  access: 'admin',
  response: one(AbandonedSummary),
});

export const getOrder = get('/api/shop/order/{id}', {
  summary: 'One order with its history; records that a florist has opened a new one',
  access: 'authenticated',
  audited: false,
  right: 'orders',
  params: { id: OrderId },
  response: one(Order),
  sameSite: true,
});

export const listOrderDays = get('/api/shop/order/{id}/days', {
  summary: 'The days and windows that an order can move to at its price; none once it cannot be moved',
  access: 'authenticated',
  right: 'orders',
  params: { id: OrderId },
  response: list(DeliveryDay),
});

export const updateOrder = put('/api/shop/order/{id}', {
  summary:
    'Move an order on, or put it right; buyers may cancel their own while it is new, or change when, where, for whom and the card',
  access: 'authenticated',
  right: 'orders',
  params: { id: OrderId },
  body: OrderChange,
  response: one(Order),
  errors: [
    'CONFLICT.VERSION',
    'ORDER.STATUS.FINAL',
    'ORDER.STATUS.NOT_ALLOWED',
    'ORDER.EARLY',
    'ORDER.OUTSIDE',
    'ORDER.NOT_MOVABLE',
    'ORDER.CARD_PAYMENT',
    'ORDER.PAID',
    'ORDER.PAID_BY_HAND',
    'ORDER.DISPUTED',
    'ORDER.ASK_TOO_LITTLE',
    'ORDER.ASK_TOO_LATE',
    'ORDER.PROPOSAL_OPEN',
    'ORDER.SWAP_OPEN',
  ],
  idempotent: true,
});

export const remindFlorist = post('/api/shop/order/{id}/remind', {
  summary: 'Ask the florist of an open order how it stands, by SMS and e-mail; once for an order',
  access: 'admin',
  adminRight: 'support',
  owner: 'order',
  params: { id: OrderId },
  response: done,
  errors: ['ORDER.STATUS.FINAL', 'ORDER.REMINDED'],
});

export const closeProposal = del('/api/shop/order/{id}/proposal', {
  summary: 'Decline (the buyer) or withdraw (the florist, admins) a change that waits for the buyer',
  access: 'authenticated',
  right: 'orders',
  params: { id: OrderId },
  body: z.object({ number: z.int().min(1) }),
  response: one(Order),
  errors: ['ORDER.PROPOSAL_CLOSED'],
});

export const deleteOrder = del('/api/shop/order/{id}', {
  summary:
    'Take an order without money in it out of every list; its lines in statements and the audit log stay',
  access: 'admin',
  adminRight: 'support',
  params: { id: OrderId },
  body: z.object({ reason: text(200).optional() }),
  response: done,
  errors: ['ORDER.HAS_MONEY'],
});

export const getOrderStatus = get('/api/shop/order_status/{token}', {
  summary: 'How far an order is, with its photos and without addresses; by a signed link, without signing in',
  access: 'public',
  params: { token: LinkToken },
  response: one(OrderStatusView),
});

export const getClaim = get('/api/shop/claim/{token}', {
  summary: 'What somebody said is wrong with an order, and the answer; by a signed link, without signing in',
  access: 'public',
  params: { token: LinkToken },
  response: one(ClaimView),
});

export const makeClaim = post('/api/shop/claim/{token}', {
  summary: 'Say what is wrong and what would put it right; a repeat returns the claim that exists',
  access: 'public',
  audited: false,
  params: { token: LinkToken },
  body: ClaimInput,
  response: one(ClaimView),
  errors: ['CLAIM.NOT_YET', 'ORDER.NOT_REFUNDABLE', 'ORDER.DISPUTED'],
  retry: true,
});

export const decideClaim = put('/api/shop/order/{id}/claim', {
  summary: 'Answer a claim: all or part of the money, a new bouquet, or a refusal with its reason',
  access: 'vendor',
  adminRight: 'money',
  params: { id: OrderId },
  body: ClaimDecision,
  response: one(Order),
  errors: ['CLAIM.CLOSED', 'ORDER.NOT_REFUNDABLE', 'ORDER.DISPUTED'],
});

export const proposeSwap = post('/api/shop/order/{id}/swap', {
  summary: 'Ask the buyer for a substitute that costs no more; the same question again changes nothing',
  access: 'vendor',
  right: 'orders',
  params: { id: OrderId },
  body: SwapInput,
  response: one(Order),
  errors: [
    ...(['ORDER.STATUS.FINAL', 'ORDER.PROPOSAL_OPEN', 'ORDER.ASK_TOO_LATE'] as const),
    ...(['ORDER.NOT_REFUNDABLE', 'ORDER.DISPUTED'] as const),
  ],
  retry: true,
});

export const withdrawSwap = del('/api/shop/order/{id}/swap', {
  summary: 'Withdraw the question about a substitute',
  access: 'vendor',
  right: 'orders',
  params: { id: OrderId },
  response: one(Order),
  retry: true,
});

export const getSwap = get('/api/shop/swap/{token}', {
  summary: 'What the florist would use for a missing flower; by a signed link, without signing in',
  access: 'public',
  params: { token: LinkToken },
  response: one(SwapView),
});

export const answerSwap = post('/api/shop/swap/{token}', {
  summary: 'Yes or no to a substitute; a late or repeated answer returns how it is',
  access: 'public',
  audited: false,
  params: { token: LinkToken },
  body: SwapAnswerInput,
  response: one(SwapView),
  errors: ['ORDER.DISPUTED'],
  retry: true,
});

export const getRecipientPage = get('/api/shop/recipient/{token}', {
  summary: 'What a recipient may choose: days and windows, no address; by a signed link, without signing in',
  access: 'public',
  params: { token: LinkToken },
  response: one(RecipientView),
});

export const answerAsRecipient = post('/api/shop/recipient/{token}', {
  summary: 'Say where and when the flowers may come, or that they should not; a late answer changes nothing',
  access: 'public',
  audited: false,
  params: { token: LinkToken },
  body: RecipientAnswer,
  response: one(RecipientView),
  errors: ['ORDER.PROPOSAL_OPEN'],
  retry: true,
});

export const getRescue = get('/api/shop/rescue/{token}', {
  summary: 'Who can take over an order that its florist did not accept; by a signed link, without signing in',
  access: 'public',
  params: { token: LinkToken },
  response: one(RescueView),
});

export const answerRescue = post('/api/shop/rescue/{token}', {
  summary: 'Choose another florist or the money back; a repeat has no further effect',
  access: 'public',
  audited: false,
  params: { token: LinkToken },
  body: RescueAnswer,
  response: one(RescueView),
  errors: ['RESCUE.OFFER_GONE'],
  retry: true,
});
