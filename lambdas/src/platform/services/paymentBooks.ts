import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import type Stripe from 'stripe';
import { stripe } from './stripeClient.ts';

/** A movement of the platform's balance, without fees. */
export interface BankMovement {
  /** As in the ledger: payment, refund, dispute, transfer or reversal. */
  reference: string;
  orderId: string;
  cents: number;
  at: string;
}

interface Span {
  from: string;
  to: string;
}

/** Lists each day in parallel: within a list, a page waits for the one before it. */
export async function listBankMovements(span: Span): Promise<BankMovement[]> {
  const provider = await stripe();
  return (await Promise.all(splitByDay(span).map((day) => listMovementsOfSpan(provider, day)))).flat();
}

const dayMs = 24 * 60 * 60 * 1000;

function splitByDay({ from, to }: Span): Span[] {
  const days: Span[] = [];
  for (let at = from; at < to; ) {
    const next = new Date(Date.parse(at) + dayMs).toISOString();
    days.push({ from: at, to: next < to ? next : to });
    at = next;
  }
  return days;
}

async function listMovementsOfSpan(provider: Stripe, { from, to }: Span): Promise<BankMovement[]> {
  const found: BankMovement[] = [];
  const list = provider.balanceTransactions.list({
    created: { gte: toEpochSeconds(from), lt: toEpochSeconds(to) },
    expand: ['data.source'],
    limit: 100,
  });
  for await (const transaction of list) {
    const movement = await toMovement(provider, transaction);
    if (movement) found.push(movement);
  }
  return found;
}

/** Undefined for movements without an order, such as payouts to the platform's own bank account. */
async function toMovement(
  provider: Stripe,
  { amount: cents, source, created }: Stripe.BalanceTransaction,
): Promise<BankMovement | undefined> {
  const about = source && typeof source !== 'string' ? await describeSource(provider, source) : undefined;
  const { reference, orderId } = about ?? {};
  if (!reference || !orderId) return undefined;
  return { reference, orderId, cents, at: new Date(created * 1000).toISOString() };
}

type Source = Exclude<Stripe.BalanceTransaction['source'], string | null>;

interface SourceFacts {
  reference: string | undefined;
  orderId: string | undefined;
}

async function describeSource(provider: Stripe, source: Source): Promise<SourceFacts | undefined> {
  switch (source.object) {
    case 'charge':
      return { reference: getId(source.payment_intent), orderId: source.metadata.order_id };
    case 'refund':
    case 'dispute':
      return { reference: source.id, orderId: await findOrderId(provider, getId(source.payment_intent)) };
    case 'transfer':
    case 'transfer_reversal':
      return { reference: source.id, orderId: source.metadata?.order_id };
    default:
      return undefined;
  }
}

const getId = (related: string | { id: string } | null | undefined): string | undefined =>
  typeof related === 'string' ? related : related?.id;

async function findOrderId(provider: Stripe, payment: string | undefined): Promise<string | undefined> {
  return payment && (await provider.paymentIntents.retrieve(payment)).metadata.order_id;
}
