import * as z from 'zod';
import { get, post } from '../route.ts';
import { list, one } from '../schemas/answers.ts';
import { CartOrOrder, CompanyId, OrderId } from '../schemas/ids.ts';

const paymentPage = one(z.object({ url: z.url() }));

export const startPayment = post('/api/stripe/checkout', {
  summary: 'The card page of an order; the same open page again',
  access: 'authenticated',
  bodyInQuery: true,
  body: z.object({ order_id: OrderId }),
  response: paymentPage,
  errors: ['ORDER.PAID', 'ORDER.NOT_PAYABLE', 'ORDER.PLACE_LOST', 'ORDER.TOO_MANY_UNPAID'],
  idempotent: true,
});

export const getPaymentSession = get('/api/stripe/session', {
  summary: 'The card page for a cart’s hash or an order’s id; the browser goes there',
  access: 'authenticated',
  query: z.object({ cartId: CartOrOrder }),
  response: paymentPage,
  errors: ['ORDER.PAID', 'ORDER.NOT_PAYABLE', 'ORDER.PLACE_LOST', 'ORDER.TOO_MANY_UNPAID'],
  idempotent: true,
  sameSite: true,
});

const links = list(z.url());

export const addPayoutAccount = post('/api/stripe/add_company', {
  summary:
    'A link to connect a company’s payout account; an account given by id must be one made for it, replacing is for admins',
  access: 'vendor',
  bodyInQuery: true,
  body: z.object({
    company_id: CompanyId,
    stripe_id: z
      .string()
      .regex(/^acct_\w{1,60}$/, 'Must be an account such as acct_1AbC')
      .optional(),
  }),
  response: links,
  errors: ['PAYOUTS.FOREIGN_ACCOUNT'],
  retry: true,
});

export const openPayoutDashboard = post('/api/stripe/login', {
  summary: 'A link to the payout dashboard of the caller’s company',
  access: 'vendor',
  response: links,
  errors: ['PAYOUTS.NOT_READY'],
  retry: true,
});
