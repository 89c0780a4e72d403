import { isTaken } from '@bloomkin/shared/rules/takenOrder.ts';
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
  return { count: taken.length, dollars: taken.reduce((sum, order) => sum + computeRevenue(order), 0) };
}

function computeRevenue({ charged, total, refunded, dispute }: Order): number {
  const lost = dispute?.state === 'lost' ? dispute.amount : 0;
  return Math.max(0, (charged ?? total) - refunded - lost);
}
