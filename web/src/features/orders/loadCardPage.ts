import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { call } from '#api/call.ts';

/** Reuses an open session. Throws an ApiError. */
export async function loadCardPage(orderId: string): Promise<string> {
  const { data } = await call(startPayment, { body: { order_id: orderId } });
  return data.url;
}
