import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';

/** The address of the order's card page; one that is open already is given again. Throws an ApiError. */
export async function cardPageOf(orderId: string): Promise<string> {
  const { data } = await callSignedIn(
    startPayment,
    { body: { order_id: orderId } },
    { idempotencyKey: crypto.randomUUID() },
  );
  return data.url;
}
