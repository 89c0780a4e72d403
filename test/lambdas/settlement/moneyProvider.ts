import type { PayoutStep } from '@bloomkin/lambdas/model/payments/settlement/settlement.ts';
import type { SeededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { RecordFile } from '@local/kit/recordFile.ts';
import { accountBalanceCents, payOut } from '@local/stripe/accountBalance.ts';
import { recordMovement } from '@local/stripe/balance.ts';
import { chargesAndRefunds } from '@local/stripe/endpoints/chargesAndRefunds.ts';
import { checkoutSessions } from '@local/stripe/endpoints/checkoutSessions.ts';
import { transfers } from '@local/stripe/endpoints/transfers.ts';
import { closeDispute, openDispute } from '@local/stripe/openDispute.ts';
import { payByCard } from '@local/stripe/payByCard.ts';
import { openPaymentStore } from '@local/stripe/paymentStore.ts';
import type { PaymentsContext } from '@local/stripe/paymentsContext.ts';
import { rememberAccounts } from '@local/stripe/rememberAccounts.ts';
import { StripeFault } from '@local/stripe/stripeFault.ts';
import { WebhookSender } from '@local/stripe/webhooks/webhookSender.ts';
import * as z from 'zod';

export interface MoneyEvent {
  kind: 'paid' | 'refund' | 'dispute';
  orderId: string;
  paymentIntent: string;
  reference: string;
  cents: number;
  /** The refund's number within the order. */
  number?: number | undefined;
  /** The change that a payment is for. */
  proposal?: string | undefined;
}

interface PartRefund {
  paymentIntent: string;
  cents: number;
  /** Counts the refunds of the order. */
  number: number;
  key: string;
}

/** The provider did what was asked; its reply did not arrive. */
export class LostReply extends Error {}

const Made = z.object({ id: z.string() });
const endpoints = [...checkoutSessions, ...chargesAndRefunds, ...transfers];
const capital = 'capital';
const nowMs = Date.parse('2026-05-10T00:00:00Z');

/** Events wait here until the test delivers them. */
class HeldWebhooks extends WebhookSender {
  readonly held: unknown[] = [];

  override queue(_eventId: string, payload: string): void {
    this.held.push(JSON.parse(payload));
  }
}

const Event = z.object({ type: z.string(), data: z.object({ object: z.looseObject({ id: z.string() }) }) });
const Money = z.object({
  amount: z.int(),
  payment_intent: z.string(),
  metadata: z.object({ refund: z.coerce.number().optional() }),
});
const Paid = z.object({
  amount_total: z.int(),
  payment_intent: z.string(),
  client_reference_id: z.string(),
  metadata: z.object({ proposal: z.string().optional() }),
});

/** The payment emulator with its own books, in this process and without a network. */
export class MoneyProvider {
  readonly accountId = 'acct_petal';
  readonly pages: string[] = [];
  losesReplies = true;
  private readonly random: SeededRandom;
  private readonly webhooks: HeldWebhooks;
  private readonly payments: PaymentsContext;
  /** As `idempotency.ts` keeps them. */
  private readonly answers = new Map<string, string | undefined>();

  constructor(random: SeededRandom) {
    this.random = random;
    const file = new RecordFile(undefined);
    const target = () => ({ url: '', secrets: [''] });
    this.webhooks = new HeldWebhooks({ file, target, now: () => nowMs, retryDelaysMs: [] });
    this.payments = {
      store: openPaymentStore(file),
      webhooks: this.webhooks,
      publicUrl: () => 'http://localhost',
      now: () => nowMs,
    };
    // The platform's own money: fees and a commission of nothing would leave it without any.
    recordMovement(this.payments, { type: 'adjustment', source: capital, amountCents: 10_000_000 });
    rememberAccounts(this.payments, [{ id: this.accountId, companyId: 'petal', name: 'Petal' }]);
  }

  private post(path: string, input: Record<string, unknown>): string {
    for (const endpoint of endpoints) {
      const match = endpoint.method === 'POST' ? endpoint.path.exec(path) : null;
      if (match) return Made.parse(endpoint.run(input, match.groups?.id ?? '', this.payments)).id;
    }
    throw new Error(`Not played: ${path}`);
  }

  /** Undefined when it is refused. */
  private once(key: string, make: () => string): string | undefined {
    if (!this.answers.has(key)) {
      this.answers.set(key, this.refusable(make));
      if (this.losesReplies && this.random.chance(0.15)) throw new LostReply();
    }
    return this.answers.get(key);
  }

  private refusable(make: () => string): string | undefined {
    try {
      return make();
    } catch (error) {
      if (error instanceof StripeFault) return undefined;
      throw error;
    }
  }

  openPage(orderId: string, cents: number, proposal?: number): void {
    const id = this.post('/v1/checkout/sessions', {
      mode: 'payment',
      client_reference_id: orderId,
      ...(proposal && { metadata: { proposal: String(proposal) } }),
      line_items: [
        {
          quantity: '1',
          price_data: { currency: 'aud', unit_amount: String(cents), product_data: { name: 'Flowers' } },
        },
      ],
      payment_intent_data: { transfer_group: orderId, metadata: { order_id: orderId } },
      success_url: 'http://localhost/paid',
    });
    this.pages.push(id);
  }

  pay(): void {
    const open = this.pages.filter((id) => this.payments.store.sessions.get(id)?.session.status === 'open');
    const record = open.length > 0 ? this.payments.store.sessions.get(this.random.pick(open)) : undefined;
    if (record) payByCard(this.payments, record, '4242 4242 4242 4242');
  }

  /** False when it is refused. */
  refundPart({ paymentIntent, cents, number, key }: PartRefund): boolean {
    const metadata = { refund: String(number) };
    const input = { payment_intent: paymentIntent, amount: String(cents), metadata };
    return this.once(key, () => this.post('/v1/refunds', input)) !== undefined;
  }

  refundRest(paymentIntent: string, key: string): void {
    this.once(key, () => this.post('/v1/refunds', { payment_intent: paymentIntent }));
  }

  makeStep(orderId: string, paymentIntent: string, step: PayoutStep): string | undefined {
    const amount = String(step.amountCents);
    const source = step.paymentIntentId ?? paymentIntent;
    const chargeId = this.payments.store.paymentIntents.get(source)?.latest_charge ?? '';
    const order = { metadata: { order_id: orderId } };
    return this.once(`payout_${orderId}_${step.number}`, () =>
      step.kind === 'transfer'
        ? this.post('/v1/transfers', {
            ...order,
            amount,
            currency: 'aud',
            destination: step.accountId,
            ...(step.isTied && { source_transaction: chargeId }),
            transfer_group: orderId,
          })
        : this.post(`/v1/transfers/${step.transferId}/reversals`, { ...order, amount }),
    );
  }

  payOut(): void {
    payOut(this.payments, this.accountId);
  }

  get accountBalanceCents(): number {
    return accountBalanceCents(this.payments, this.accountId);
  }

  dispute(paymentIntent: string): void {
    const intent = this.payments.store.paymentIntents.get(paymentIntent);
    const charge = this.payments.store.charges.get(intent?.latest_charge ?? '');
    if (charge?.paid && !charge.disputed && charge.amount > charge.amount_refunded)
      openDispute(this.payments, paymentIntent);
  }

  closeDispute(): void {
    const open = [...this.payments.store.disputes.values()].filter(
      ({ status }) => status === 'needs_response',
    );
    if (open.length > 0)
      closeDispute(this.payments, this.random.pick(open).id, this.random.pick(['won', 'lost']));
  }

  /** One of the waiting events, in any order; now and then it comes again later. */
  takeEvent(): MoneyEvent | undefined {
    const { held } = this.webhooks;
    while (held.length > 0) {
      const at = this.random.between(0, held.length - 1);
      const [payload] = this.random.chance(0.2) ? [held[at]] : held.splice(at, 1);
      const event = this.read(payload);
      if (event) return event;
      const index = held.indexOf(payload);
      if (index >= 0) held.splice(index, 1);
    }
    return undefined;
  }

  private read(payload: unknown): MoneyEvent | undefined {
    const { type, data } = Event.parse(payload);
    if (type === 'checkout.session.completed') {
      const paid = Paid.parse(data.object);
      const { amount_total: cents, payment_intent: paymentIntent, client_reference_id: orderId } = paid;
      const { proposal } = paid.metadata;
      return { kind: 'paid', orderId, paymentIntent, reference: paymentIntent, cents, proposal };
    }
    const { id } = data.object;
    if (type === 'refund.created') return this.toEvent('refund', data.object, id, 1);
    if (type === 'charge.dispute.funds_withdrawn') return this.toEvent('dispute', data.object, id, 1);
    if (type === 'charge.dispute.funds_reinstated')
      return this.toEvent('dispute', data.object, `${id}_back`, -1);
    return undefined;
  }

  private toEvent(kind: MoneyEvent['kind'], object: object, reference: string, sign: number): MoneyEvent {
    const { amount, payment_intent: paymentIntent, metadata } = Money.parse(object);
    const orderId = this.payments.store.paymentIntents.get(paymentIntent)?.metadata.order_id ?? '';
    return { kind, orderId, paymentIntent, reference, cents: sign * amount, number: metadata.refund };
  }

  readonly returned: MoneyEvent[] = [];

  /** By the provider's object: what moved in the platform's balance, without fees. */
  get movedCents(): Map<string, number> {
    const moved = new Map<string, number>();
    for (const { source, amount } of this.payments.store.balance.values()) {
      if (source === capital) continue;
      const reference = this.payments.store.charges.get(source)?.payment_intent ?? source;
      moved.set(reference, (moved.get(reference) ?? 0) + amount);
    }
    return moved;
  }
}
