import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { call } from '../../api/call.ts';

/** The address of the order's card page; one that is open already is given again. Throws an ApiError. */
export async function loadCardPage(orderId: string): Promise<string> {
  const { data } = await call(startPayment, { body: { order_id: orderId } });
  return data.url;
}
