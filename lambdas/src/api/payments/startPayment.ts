import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { CartHash, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { findCartLookup } from '#model/carts/cartLookupEntity.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { getOwnOrder, type StoredOrder } from '#model/orders/visibleOrder.ts';
import { findPayment } from '#model/payments/paymentEntity.ts';
import { type Handler, prefetch } from '#platform/http/request.ts';
import { answerPaymentPage } from './paymentPage.ts';

interface Prefetched extends Record<string, Promise<unknown>> {
  stored: StoredOrder;
  payment: ReturnType<typeof findPayment>;
}

export const startPayment = prefetch<typeof routes.startPayment, Prefetched>(
  ({ body }, _userId, read) => ({
    stored: findOrder(body.order_id, read),
    payment: findPayment(body.order_id, read),
  }),
  async ({ stored, payment, body: { proposal }, caller, now, idempotency }) => {
    const order = await getOwnOrder(caller, stored);
    return answerPaymentPage({ order, existing: await payment, proposal }, now, idempotency);
  },
);

export const getPaymentSession: Handler<typeof routes.getPaymentSession> = async ({
  query,
  caller,
  now,
  idempotency,
}) => {
  const lookup = await findCartLookup(CartHash.parse(query.cartId));
  if (lookup && !lookup.orderId)
    throw new AppError(lookup.userId === caller.id ? 'ORDER.NOT_PAYABLE' : 'NOT_FOUND');
  const order = await getOwnOrder(caller, lookup?.orderId ?? OrderId.parse(query.cartId));
  return answerPaymentPage({ order, existing: await findPayment(order.id) }, now, idempotency);
};
