import type { Order } from '@bloomkin/shared/schemas/order.ts';

/** Shown before canceling: who refunds the payment. Empty when nothing was paid. */
export const refundMessage = (orders: readonly Order[]): string =>
  orders.some(({ payment_status }) => payment_status === 'paid')
    ? ' Card payments are refunded automatically; please refund money that you took yourself.'
    : '';
