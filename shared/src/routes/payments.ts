import * as z from 'zod';
import { get, post } from '#route.ts';
import { list, one } from '#schemas/answers.ts';
import { amount, flag, jsonList, requiredText, text } from '#schemas/fields.ts';
import { CartOrOrder, CompanyId, OrderId, ProductId, SizeId } from '#schemas/ids.ts';
import { MarketMonth } from '#schemas/marketMoney.ts';
import { Order } from '#schemas/order.ts';
import { Statement, StatementMonth } from '#schemas/statement.ts';

const paymentPage = one(z.object({ url: z.url() }));

const cannotPay = [
  'ORDER.PAID',
  'ORDER.NOT_PAYABLE',
  'ORDER.PLACE_LOST',
  'ORDER.TOO_MANY_UNPAID',
  'ORDER.PROPOSAL_CLOSED',
  'DISCOUNT.USED_UP',
] as const;

export const startPayment = post('/api/stripe/checkout', {
  summary: 'The card page of an order, or of a change that waits for the buyer; the same open page again',
  access: 'authenticated',
  audited: false,
  bodyInQuery: true,
  body: z.object({
    order_id: OrderId,
    /** Refused unless this is the change that waits for the buyer. */
    proposal: z.coerce.number().int().min(1).optional(),
  }),
  response: paymentPage,
  errors: cannotPay,
  idempotent: true,
});

export const getPaymentSession = get('/api/stripe/session', {
  summary: 'The card page for a cart’s hash or an order’s id; the browser goes there',
  access: 'authenticated',
  audited: false,
  query: z.object({ cartId: CartOrOrder }),
  response: paymentPage,
  errors: cannotPay,
  idempotent: true,
  sameSite: true,
});

const links = list(z.url());

export const addPayoutAccount = post('/api/stripe/add_company', {
  summary:
    'A link to connect a company’s payout account; an account given by id must be one made for it, replacing is for admins',
  access: 'vendor',
  adminRight: 'money',
  bodyInQuery: true,
  body: z.object({
    company_id: CompanyId,
    stripe_id: z
      .string()
      .regex(/^acct_\w{1,60}$/, 'Must be an account such as acct_1AbC')
      .optional(),
  }),
  response: links,
  errors: ['PAYOUTS.FOREIGN_ACCOUNT', 'AUTH.SIGN_IN_AGAIN'],
  retry: true,
});

export const openPayoutDashboard = post('/api/stripe/login', {
  summary: 'A link to the payout dashboard of the caller’s company',
  access: 'vendor',
  audited: false,
  response: links,
  errors: ['PAYOUTS.NOT_READY', 'AUTH.SIGN_IN_AGAIN'],
  retry: true,
});

const RefundedItem = z.object({
  product_id: ProductId,
  size_id: SizeId.nullish(),
  count: z.int().min(1).max(999),
});

export const refundOrder = post('/api/stripe/refund', {
  summary: 'Refund a card payment: the whole rest, some items, the delivery or an amount',
  access: 'vendor',
  adminRight: 'money',
  bodyInQuery: true,
  body: z.object({
    order_id: OrderId,
    amount: amount().optional(),
    items: jsonList(RefundedItem).optional(),
    delivery: flag.optional(),
    reason: text(200).optional(),
  }),
  response: one(Order),
  errors: ['ORDER.NOT_REFUNDABLE', 'ORDER.DISPUTED', 'ORDER.PROPOSAL_OPEN'],
  idempotent: true,
});

export const recordRefundTransfer = post('/api/stripe/refund/transfer', {
  summary: 'Close a refund that the card refused: its money was sent by bank transfer',
  access: 'admin',
  adminRight: 'money',
  body: z.object({
    order_id: OrderId,
    reference: requiredText(100, 'Enter what the transfer names, such as its number'),
  }),
  response: one(Order),
  errors: ['ORDER.NOT_REFUNDABLE'],
  idempotent: true,
});

export const getStatement = get('/api/company/{id}/statement', {
  summary: 'What a company earned and got in a month; as CSV, or as PDF with the invoice for the commission',
  access: 'vendor',
  params: { id: CompanyId },
  query: z.object({ month: StatementMonth, format: z.enum(['json', 'csv', 'pdf']).default('json') }),
  response: one(Statement),
});

export const getMarketMonth = get('/api/money/months', {
  summary:
    'What the market took, refunded, earned, owes as GST, paid out and holds in a month, by florist; also as CSV',
  access: 'admin',
  query: z.object({ month: StatementMonth, format: z.enum(['json', 'csv']).default('json') }),
  response: one(MarketMonth),
});
