/** With the percentage that was agreed when the order was placed. Includes GST. */
export const computeCommission = (cents: number, percent: number): number =>
  divideRounded(cents * Math.round(percent * 100), 10_000);

/** Half a cent rounds away from zero, so that a reversal is the exact opposite. */
export function divideRounded(cents: number, by: number): number {
  const size = Math.round(Math.abs(cents) / by);
  return cents < 0 ? 0 - size : size;
}

interface Sold {
  soldCents: number;
  wholeCents: number;
  /** Discounts that the market bears, of the whole order. */
  marketCents: number;
  commissionPercent: number;
}

/** The market pays for its discounts out of its commission, and recovers them in proportion to a refund. */
export function splitCommission({ soldCents, wholeCents, marketCents, commissionPercent }: Sold) {
  const discountCents =
    wholeCents > 0 ? Math.floor((marketCents * Math.min(soldCents, wholeCents)) / wholeCents) : 0;
  const commissionCents = computeCommission(soldCents + discountCents, commissionPercent);
  const borneCents = Math.min(discountCents, Math.max(0, commissionCents));
  return { commissionCents: commissionCents - borneCents, borneCents };
}

export const commissionAfterDiscount = (sold: Sold): number => splitCommission(sold).commissionCents;
