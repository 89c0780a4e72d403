import type { OrderItem } from '../orders/orderItem.ts';

/** Paid for or handed over, and neither canceled nor given back. */
export function wasSold(order: OrderItem | undefined): boolean {
  if (!order || order.status === 'canceled' || order.paymentStatus === 'refunded') return false;
  return order.paymentStatus === 'paid' || order.status === 'completed';
}
