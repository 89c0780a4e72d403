import { newId } from './newId.ts';
import type { BalanceTransaction } from './objects/payout.ts';
import { nowSeconds, type PaymentsContext } from './paymentsContext.ts';

type Kind = BalanceTransaction['type'];

const categories: Record<Kind, string> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  transfer: 'transfer',
  transfer_refund: 'transfer_reversal',
  adjustment: 'dispute',
};

export interface Movement {
  type: Kind;
  source: string;
  /** Cents, negative when money leaves the platform. */
  amountCents: number;
  feeCents?: number;
  /** Seconds since 1970; now by default. */
  created?: number;
}

/** Returns the transaction's id. */
export function recordMovement(payments: PaymentsContext, movement: Movement): string {
  const { type, source, amountCents, feeCents = 0, created = nowSeconds(payments) } = movement;
  const line: BalanceTransaction = {
    id: newId('txn_'),
    object: 'balance_transaction',
    amount: amountCents,
    available_on: created,
    balance_type: 'payments',
    created,
    currency: 'aud',
    description: null,
    exchange_rate: null,
    fee: feeCents,
    fee_details:
      feeCents > 0
        ? [{ amount: feeCents, currency: 'aud', description: 'Stripe processing fees', type: 'stripe_fee' }]
        : [],
    livemode: false,
    net: amountCents - feeCents,
    reporting_category: categories[type],
    source,
    status: 'available',
    type,
  };
  payments.store.balance.set(line.id, line);
  return line.id;
}

/** Australian card price: 1.7 % and 30 cents. */
export const cardFeeCents = (amountCents: number): number => Math.round(amountCents * 0.017) + 30;

export function balanceCents({ store }: PaymentsContext): number {
  let sum = 0;
  for (const { net } of store.balance.values()) sum += net;
  return sum;
}
