/** Paid, or handed over and paid some other way; neither canceled nor refunded as a whole. */
export function isTaken({ status, paymentStatus }: { status: string; paymentStatus: string }): boolean {
  if (status === 'canceled' || paymentStatus === 'refunded') return false;
  return paymentStatus === 'paid' || status === 'completed';
}
