import { AppError } from '@bloomkin/shared/errors.ts';
import type Stripe from 'stripe';
import { setting, settings } from '../settings.ts';
import { readSecret } from './secrets.ts';

let client: { key: string; stripe: Stripe } | undefined;

/** The payment provider, loaded when first needed: 8 s at most, one retry; the SDK's own default of 80 s outlives the gateway. */
async function stripe(): Promise<Stripe> {
  const [key, { default: Provider }] = await Promise.all([
    readSecret(setting('STRIPE_SECRET_ARN')),
    import('stripe'),
  ]);
  if (client?.key !== key) {
    const api = new URL(settings.STRIPE_API_URL);
    const protocol = api.protocol === 'http:' ? 'http' : 'https';
    const port = api.port || (protocol === 'http' ? '80' : '443');
    const connection = { host: api.hostname, port, protocol } as const;
    client = {
      key,
      stripe: new Provider(key, { ...connection, timeout: 8000, maxNetworkRetries: 1, telemetry: false }),
    };
  }
  return client.stripe;
}

export interface PaymentPage {
  sessionId: string;
  url: string;
}

export interface PaymentPageLine {
  name: string;
  unitCents: number;
  count: number;
}

export interface PaymentPageWords {
  orderId: string;
  attempt: number;
  /** At most 100. */
  lines: readonly PaymentPageLine[];
  email: string;
  /** Seconds since 1970; 30 minutes to 24 hours ahead. */
  expiresAtSeconds: number;
  siteUrl: string;
}

/** Opens a card page. The same order and attempt give the same page, however often it is asked for. */
export async function openPaymentPage(words: PaymentPageWords): Promise<PaymentPage> {
  try {
    const session = await createSession(words);
    if (!session.url) throw new Error('The payment provider gave no page');
    return { sessionId: session.id, url: session.url };
  } catch (error) {
    if (isOutsideLimits(error)) throw new AppError('ORDER.NOT_PAYABLE', { cause: error });
    throw error;
  }
}

const limitCodes = new Set(['amount_too_large', 'amount_too_small']);
const isOutsideLimits = (error: unknown): boolean => isRefused(error) && limitCodes.has(error.code ?? '');

async function createSession(words: PaymentPageWords): Promise<Stripe.Checkout.Session> {
  const back = `${words.siteUrl}/orders/${words.orderId}`;
  const provider = await stripe();
  return provider.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      client_reference_id: words.orderId,
      metadata: { order_id: words.orderId, attempt: String(words.attempt) },
      line_items: words.lines.map(({ name, unitCents, count }) => ({
        quantity: count,
        price_data: { currency: 'aud', unit_amount: unitCents, product_data: { name } },
      })),
      payment_intent_data: { transfer_group: words.orderId, metadata: { order_id: words.orderId } },
      ...(words.email && { customer_email: words.email }),
      expires_at: words.expiresAtSeconds,
      success_url: `${back}?paid={CHECKOUT_SESSION_ID}`,
      cancel_url: `${back}?payment=canceled`,
    },
    { idempotencyKey: `checkout_${words.orderId}_${words.attempt}` },
  );
}

/** Ends an open card page; one that was paid on or has ended already stays as it is. */
export async function expirePaymentPage(sessionId: string): Promise<void> {
  const provider = await stripe();
  try {
    await provider.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

/** The order that a payment was for, as its card page was told; undefined for one that is not ours. */
export async function orderOfPayment(paymentIntent: string): Promise<string | undefined> {
  const provider = await stripe();
  return (await provider.paymentIntents.retrieve(paymentIntent)).metadata.order_id;
}

/** Gives a whole payment back; the same reason gives back once. One that went back before is left as it is. */
export async function refundPayment(paymentIntent: string, reason: string): Promise<void> {
  const provider = await stripe();
  try {
    await provider.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: `refund_${reason}` });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'charge_already_refunded')) throw error;
  }
}

/** Whether the provider said no for good: asking again would not help, a person has to look. */
export function isRefused(error: unknown): error is Error & { code?: string } {
  return isOfType(error, 'StripeInvalidRequestError');
}

/**
 * The payload of a webhook call, whose form is still to be checked; a 400 when the signature is not the provider's or is
 * older than five minutes. Events about accounts come in another form: undefined says that nothing here acts on them.
 */
export async function verifyPaymentEvent(rawBody: Uint8Array, signature: string): Promise<unknown> {
  const secret = await readSecret(setting('STRIPE_WEBHOOK_SECRET_ARN'));
  const provider = await stripe();
  const text = Buffer.from(rawBody).toString('utf8');
  try {
    if (!text.includes('"v2.core.event"')) return provider.webhooks.constructEvent(text, signature, secret);
    provider.parseEventNotification(text, signature, secret);
    return undefined;
  } catch (cause) {
    // Whatever it throws: an empty signature is a plain Error of its comparison.
    throw new AppError('REQUEST.UNREADABLE', { message: 'The signature is not valid', cause });
  }
}

/** The provider's errors say their type, so that they are known without loading its SDK. */
const isOfType = (error: unknown, type: string): error is Error =>
  error instanceof Error && 'type' in error && error.type === type;
