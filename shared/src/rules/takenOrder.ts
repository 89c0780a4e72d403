/** Paid, or completed and paid another way; neither canceled nor fully refunded. */
export function isTaken({ status, paymentStatus }: { status: string; paymentStatus: string }): boolean {
  if (status === 'canceled' || paymentStatus === 'refunded') return false;
  return paymentStatus === 'paid' || status === 'completed';
}
