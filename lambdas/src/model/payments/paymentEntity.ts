import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, equals, lessThan, or } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get } from '#platform/table/read.ts';
import { put, type Write } from '#platform/table/transact.ts';
import { patchItem, putItem } from '#platform/table/write.ts';

/** Stored before the provider is called, so that a lost reply is recoverable. */
export const paymentEntity = defineEntity({
  name: 'payment',
  version: 1,
  schema: z.object({
    orderId: OrderId,
    attempt: z.int(),
    amountCents: z.int(),
    /** The proposal it pays for; absent for the order itself. */
    proposal: z.int().optional(),
    expiresAtSeconds: z.int(),
    sessionId: z.string().nullable(),
    url: z.string().nullable(),
    /** The page expired without a payment. */
    ended: z.boolean(),
  }),
  key: { pk: 'ORDER#{orderId}', sk: 'PAYMENT' },
  reads: { findPayment: 'the card page of an order' },
});
export type PaymentItem = ValueOf<typeof paymentEntity>;

const keepEventSeconds = 40 * 24 * 60 * 60;

/** Stripe delivers each event at least once, for up to three days. */
export const paymentEventEntity = defineEntity({
  name: 'paymentEvent',
  version: 1,
  schema: z.object({ eventId: z.string(), at: z.string() }),
  key: { pk: 'PAYMENT_EVENT#{eventId}', sk: 'EVENT' },
  ttl: ({ at }) => toEpochSeconds(at) + keepEventSeconds,
  reads: {},
});

export const findPayment = (orderId: OrderId, read: Get = get): Promise<PaymentItem | undefined> =>
  read(paymentEntity, { orderId });

export const beginAttempt = (payment: PaymentItem): Promise<boolean> =>
  putItem(paymentEntity, payment, or(absent(), lessThan('attempt', payment.attempt)));

/** Unless the next attempt has begun. */
export async function savePage(
  payment: PaymentItem,
  page: { sessionId: string; url: string },
): Promise<void> {
  await patchItem(paymentEntity, payment, { set: page }, equals('attempt', payment.attempt));
}

/** The next start opens another page; older pages change nothing. */
export async function endPage(orderId: OrderId, sessionId: string): Promise<void> {
  await patchItem(paymentEntity, { orderId }, { set: { ended: true } }, equals('sessionId', sessionId));
}

export const insertPaymentEvent = (eventId: string, now: Date): Write =>
  put(paymentEventEntity, { eventId, at: now.toISOString() }, absent());
