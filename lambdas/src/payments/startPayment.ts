import type * as routes from '@bloomkin/shared/routes/payments.ts';
import type { Handler } from '../http/request.ts';
import { getOwnOrder } from '../orders/visibleOrder.ts';
import { answerPaymentPage } from './paymentPage.ts';

export const startPayment: Handler<typeof routes.startPayment> = async ({ body, caller, now, idempotency }) =>
  answerPaymentPage(await getOwnOrder(caller, body.order_id), now, idempotency, body.proposal);
