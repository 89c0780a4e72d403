import { centsToDollars, dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { computeRevenueCents, isTaken } from '@bloomkin/shared/rules/takenOrder.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';

export interface Taken {
  count: number;
  dollars: number;
}

/** As the dashboard counts them (docs/product-rules.md, "Figures"). */
export function sumTaken(orders: readonly Order[]): Taken {
  const taken = orders.filter(({ status, payment_status }) =>
    isTaken({ status, paymentStatus: payment_status }),
  );
  const cents = taken.reduce((sum, order) => sum + revenueCents(order), 0);
  return { count: taken.length, dollars: centsToDollars(cents) };
}

const revenueCents = ({ charged, total, refunded, dispute }: Order): number =>
  computeRevenueCents({
    chargedCents: dollarsToCents(charged ?? total),
    refundedCents: dollarsToCents(refunded),
    dispute: dispute && { state: dispute.state, amountCents: dollarsToCents(dispute.amount) },
  });
