import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { call } from '#api/call.ts';

/** Loads the card page of the order, or of a change to it. Reuses an open session. Throws an ApiError. */
export async function loadCardPage(orderId: string, proposal?: number): Promise<string> {
  const { data } = await call(startPayment, { body: { order_id: orderId, proposal } });
  return data.url;
}
