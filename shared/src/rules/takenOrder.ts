/** Paid, or completed and paid another way; neither canceled nor fully refunded. */
export function isTaken({ status, paymentStatus }: { status: string; paymentStatus: string }): boolean {
  if (status === 'canceled' || paymentStatus === 'refunded') return false;
  return paymentStatus === 'paid' || status === 'completed';
}

interface Receipts {
  chargedCents: number;
  refundedCents: number;
  dispute: { state: string; amountCents: number } | null | undefined;
}

/** What remains of a taken order after refunds and a lost dispute. */
export function computeRevenueCents({ chargedCents, refundedCents, dispute }: Receipts): number {
  const lostCents = dispute?.state === 'lost' ? dispute.amountCents : 0;
  return Math.max(0, chargedCents - refundedCents - lostCents);
}
