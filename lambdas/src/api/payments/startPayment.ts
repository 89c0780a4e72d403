import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { getOwnOrder } from '#model/orders/visibleOrder.ts';
import type { Handler } from '#platform/http/request.ts';
import { answerPaymentPage } from './paymentPage.ts';

export const startPayment: Handler<typeof routes.startPayment> = async ({ body, caller, now, idempotency }) =>
  answerPaymentPage(await getOwnOrder(caller, body.order_id), now, idempotency, body.proposal);
