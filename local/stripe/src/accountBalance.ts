import type { PaymentsContext } from './paymentsContext.ts';

/** Transfers less reversals and what went to the seller's bank. */
export function accountBalanceCents({ store }: PaymentsContext, accountId: string): number {
  let sum = 0 - (store.paidOut.get(accountId)?.cents ?? 0);
  for (const { destination, amount, amount_reversed: back } of store.transfers.values())
    if (destination === accountId) sum += amount - back;
  return sum;
}

/** The provider does so daily. */
export function payOut(payments: PaymentsContext, accountId: string): void {
  const { paidOut } = payments.store;
  const before = paidOut.get(accountId)?.cents ?? 0;
  paidOut.set(accountId, { cents: before + accountBalanceCents(payments, accountId) });
}
