import { createHash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import type Stripe from 'stripe';
import { setting } from '#platform/settings.ts';
import { readSecret } from './secrets.ts';
import { isDeclined, isRefused, stripe } from './stripeClient.ts';

export interface PaymentPage {
  sessionId: string;
  url: string;
}

export interface PaymentPageLine {
  name: string;
  unitCents: number;
  count: number;
}

export interface PaymentPageOptions {
  orderId: string;
  /** As the buyer knows the order. */
  orderNumber: string;
  attempt: number;
  /** The proposal's number; absent for the order itself. */
  proposal: number | undefined;
  lines: readonly PaymentPageLine[];
  email: string;
  /** Seconds since 1970; 30 minutes to 24 hours ahead. */
  expiresAtSeconds: number;
  siteUrl: string;
}

/** Idempotent by order and attempt. */
export async function openPaymentPage(options: PaymentPageOptions): Promise<PaymentPage> {
  try {
    const session = await createSession(options);
    if (!session.url) throw new Error('The payment provider gave no page');
    return { sessionId: session.id, url: session.url };
  } catch (error) {
    if (isOutsideLimits(error)) throw new AppError('ORDER.NOT_PAYABLE', { cause: error });
    throw error;
  }
}

const limitCodes = new Set(['amount_too_large', 'amount_too_small']);
const isOutsideLimits = (error: unknown): boolean => isRefused(error) && limitCodes.has(error.code ?? '');

async function createSession(options: PaymentPageOptions): Promise<Stripe.Checkout.Session> {
  const back = `${options.siteUrl}${paths.order(options.orderId)}`;
  const provider = await stripe();
  return provider.checkout.sessions.create(
    {
      mode: 'payment',
      // The hosted page offers Apple Pay and Google Pay as cards, on devices that have them.
      allowed_payment_method_types: ['card'],
      client_reference_id: options.orderId,
      metadata: {
        order_id: options.orderId,
        attempt: String(options.attempt),
        ...(options.proposal && { proposal: String(options.proposal) }),
      },
      line_items: options.lines.map(({ name, unitCents, count }) => ({
        quantity: count,
        price_data: { currency: 'aud', unit_amount: unitCents, product_data: { name } },
      })),
      payment_intent_data: {
        description: `Order ${options.orderNumber}`,
        transfer_group: options.orderId,
        metadata: { order_id: options.orderId },
      },
      ...(options.email && { customer_email: options.email }),
      expires_at: options.expiresAtSeconds,
      success_url: `${back}?paid={CHECKOUT_SESSION_ID}`,
      cancel_url: `${back}?payment=canceled`,
    },
    { idempotencyKey: `checkout_${options.orderId}_${options.attempt}` },
  );
}

export interface CardCharge {
  orderId: string;
  orderNumber: string;
  amountCents: number;
  /** A payment method of the provider. */
  token: string;
}

/** Undefined when it is paid, else why not. Idempotent by order and card; the webhook makes the order paid. */
export async function chargeCard(charge: CardCharge): Promise<string | undefined> {
  const { orderId, orderNumber, amountCents, token } = charge;
  const provider = await stripe();
  const card = createHash('sha256').update(token).digest('hex').slice(0, 16);
  try {
    await provider.paymentIntents.create(
      {
        ...{ amount: amountCents, currency: 'aud', payment_method: token },
        ...{ confirm: true, off_session: true, error_on_requires_action: true },
        allowed_payment_method_types: ['card'],
        description: `Order ${orderNumber}`,
        transfer_group: orderId,
        metadata: { order_id: orderId, agent: 'yes' },
      },
      { idempotencyKey: `agent_${orderId}_${card}` },
    );
    return undefined;
  } catch (error) {
    if (isDeclined(error)) return error.message;
    if (isRefused(error)) return 'The payment provider does not know this card';
    throw error;
  }
}

/** Succeeds for a page that is paid or has expired. */
export async function expirePaymentPage(sessionId: string): Promise<void> {
  const provider = await stripe();
  try {
    await provider.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

/** Undefined for a payment that is not ours. */
export async function findPaymentOrderId(paymentIntent: string): Promise<string | undefined> {
  const provider = await stripe();
  try {
    return (await provider.paymentIntents.retrieve(paymentIntent)).metadata.order_id;
  } catch (error) {
    if (isRefused(error) && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

interface PartialRefund {
  paymentIntent: string;
  orderId: string;
  number: number;
  /** Number of refusals: the provider repeats its answer for a day. */
  refusals: number;
  amountCents: number;
}

/** Idempotent by order and number. */
export async function refundPart(refund: PartialRefund): Promise<void> {
  const { paymentIntent, orderId, number, refusals, amountCents } = refund;
  const provider = await stripe();
  await provider.refunds.create(
    {
      payment_intent: paymentIntent,
      amount: amountCents,
      metadata: { order_id: orderId, refund: String(number) },
    },
    { idempotencyKey: `refund_${orderId}_${number}${refusals === 0 ? '' : `_${refusals}`}` },
  );
}

/** The provider forgets idempotency keys; the metadata stays. */
export async function findRefund({
  paymentIntent,
  orderId,
  number,
}: Pick<PartialRefund, 'paymentIntent' | 'orderId' | 'number'>): Promise<string | undefined> {
  const provider = await stripe();
  const { data } = await provider.refunds.list({ payment_intent: paymentIntent, limit: 100 });
  return data.find(({ metadata }) => metadata?.order_id === orderId && metadata.refund === String(number))
    ?.id;
}

/** Refunds the remaining amount. Idempotent per reason; succeeds for a payment that is already refunded. */
export async function refundPayment(paymentIntent: string, reason: string): Promise<void> {
  const provider = await stripe();
  try {
    await provider.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: `refund_${reason}` });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'charge_already_refunded')) throw error;
  }
}

/** Either a changed payout account or a payment event. REQUEST.UNREADABLE for an invalid or expired signature. */
export async function verifyProviderEvent(
  rawBody: Uint8Array,
  signature: string,
): Promise<{ payload: unknown } | { accountId: string | undefined }> {
  const secrets = (await readSecret(setting('STRIPE_WEBHOOK_SECRET_ARN'))).trim().split(/\s+/);
  const provider = await stripe();
  const text = Buffer.from(rawBody).toString('utf8');
  const isNotification = text.includes('"v2.core.event"');
  const verify = (secret: string) =>
    isNotification
      ? { accountId: findAccountId(provider.parseEventNotification(text, signature, secret)) }
      : { payload: provider.webhooks.constructEvent(text, signature, secret) };
  let cause: unknown;
  for (const secret of secrets) {
    try {
      return verify(secret);
    } catch (error) {
      // Not only Stripe's own error: an empty signature throws a plain Error.
      cause = error;
    }
  }
  throw new AppError('REQUEST.UNREADABLE', { message: 'The signature is not valid', cause });
}

function findAccountId(notification: object): string | undefined {
  const related = 'related_object' in notification ? notification.related_object : undefined;
  if (typeof related !== 'object' || related === null || !('id' in related)) return undefined;
  return typeof related.id === 'string' && related.id.startsWith('acct_') ? related.id : undefined;
}
