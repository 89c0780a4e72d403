import * as z from 'zod';
import { get, post } from '../route.ts';
import { one } from '../schemas/answers.ts';
import { CartOrOrder, OrderId } from '../schemas/ids.ts';

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
