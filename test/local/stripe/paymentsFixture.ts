import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createPayments, type Payments, type PaymentsOptions } from '@local/stripe/createPayments.ts';
import Stripe from 'stripe';
import { serve } from '#local/kit/serve.ts';
import { listen } from '#support/listen.ts';

export const secretKey = 'sk_test_local';
const secret = 'whsec_test';

export interface Received {
  id: string;
  type: string;
  /** The object of the event, as it was. */
  object: Record<string, unknown>;
}

/** A webhook that takes events as ours does, and says no when it is told to. */
class Webhook {
  readonly taken: Received[] = [];
  readonly refused: string[] = [];
  /** The status that it answers next instead of 200. */
  readonly answers: number[] = [];
  private readonly now: () => number;
  private readonly server: Server;
  private port = 0;

  constructor(now: () => number) {
    this.now = now;
    this.server = createServer(async (incoming, outgoing) => {
      const status = this.take(await buffer(incoming), String(incoming.headers['stripe-signature']));
      outgoing.writeHead(status).end();
    });
  }

  async open(): Promise<void> {
    this.port = await listen(this.server);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/api/stripe/webhook`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private take(body: Buffer, signature: string): number {
    const answer = this.answers.shift();
    if (answer !== undefined) return answer;
    try {
      const { webhooks } = new Stripe(secretKey);
      webhooks.signature?.verifyHeader(body.toString(), signature, secret, 300, undefined, this.now());
      const { id, type, data, related_object: related } = JSON.parse(body.toString());
      this.taken.push({ id, type, object: data?.object ?? related });
      return 200;
    } catch (error) {
      this.refused.push(error instanceof Error ? error.message : String(error));
      return 400;
    }
  }
}

export interface PaymentsFixture {
  stripe: Stripe;
  payments: Payments;
  webhook: Webhook;
  /** Milliseconds since 1970. */
  clock: { now: number };
  /** The emulator's address for the API. */
  api: { host: string; port: number; protocol: 'http' };
  /** The response of a local page, redirects not followed. */
  visit(url: string, form?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** The real SDK against the payments emulator, with its pages and a webhook. */
export async function startPayments(options: Partial<PaymentsOptions> = {}): Promise<PaymentsFixture> {
  const clock = { now: Date.parse('2026-02-14T09:00:00Z') };
  const webhook = new Webhook(() => clock.now);
  await webhook.open();
  const payments = createPayments({
    dataFile: undefined,
    publicUrl: () => 'http://localhost:8080',
    webhook: () => ({ url: webhook.url, secrets: [secret] }),
    secretKey,
    now: () => clock.now,
    retryDelaysMs: [1],
    ...options,
  });
  const served = await serve(payments);
  const pages = await serve({ handle: (request) => payments.page(request) });
  const api = { host: '127.0.0.1', port: served.port, protocol: 'http' } as const;
  return {
    clock,
    webhook,
    payments,
    api,
    stripe: new Stripe(secretKey, { ...api, timeout: 8000, maxNetworkRetries: 0, telemetry: false }),
    visit: (url, form) =>
      fetch(pages.url + new URL(url).pathname, {
        redirect: 'manual',
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    close: async () => {
      await payments.close();
      await Promise.all([served.close(), pages.close(), webhook.close()]);
    },
  };
}

export const goodCard = { card: '4242 4242 4242 4242' };

/** As our payments function asks for a card page. */
export const cardPage = (orderId: string, expiresAt: number): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  client_reference_id: orderId,
  metadata: { order_id: orderId, attempt: '1' },
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'aud', unit_amount: 4_450, product_data: { name: 'Native posy <b>' } },
    },
    { quantity: 1, price_data: { currency: 'aud', unit_amount: 1_500, product_data: { name: 'Delivery' } } },
  ],
  payment_intent_data: { transfer_group: orderId, metadata: { order_id: orderId } },
  customer_email: 'ava@flowers.test',
  expires_at: expiresAt,
  success_url: `http://localhost:8080/orders/${orderId}?paid={CHECKOUT_SESSION_ID}`,
  cancel_url: `http://localhost:8080/orders/${orderId}?payment=canceled`,
});

export async function givenSession({ stripe, clock }: PaymentsFixture, orderId = 'o_1') {
  const session = await stripe.checkout.sessions.create(cardPage(orderId, clock.now / 1000 + 3600));
  return { ...session, url: session.url ?? '' };
}

/** A paid order: its payment and the charge of it. */
export async function givenPayment(fixture: PaymentsFixture, orderId = 'o_1') {
  const { id, url } = await givenSession(fixture, orderId);
  await fixture.visit(url, goodCard);
  const session = await fixture.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = session.payment_intent;
  if (typeof intent !== 'object' || typeof intent?.latest_charge !== 'object' || !intent.latest_charge)
    throw new Error('not expanded');
  return { session, intent, charge: intent.latest_charge };
}

/** An account that can be paid out to. */
export async function givenAccount(fixture: PaymentsFixture, status: 'active' | 'restricted' = 'active') {
  const account = await fixture.stripe.v2.core.accounts.create({
    dashboard: 'express',
    display_name: 'Marlo & Fern',
    contact_email: 'vendor1@flowers.test',
    identity: { country: 'au' },
    configuration: {
      recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
    },
    defaults: {
      currency: 'aud',
      responsibilities: { fees_collector: 'application', losses_collector: 'application' },
    },
    metadata: { company_id: 'c_1' },
    include: ['configuration.recipient', 'identity'],
  });
  if (status === 'active') fixture.payments.setTransfersStatus(account.id, 'active');
  return account;
}
