import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import {
  discountCents,
  listLines,
  listOrderEvents,
  listRefunds,
  type OrderStep,
  orderUrl,
} from '#agents/core/orderFacts.ts';
import { toPostal } from '#agents/ucp/toFulfillment.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';

/** ACP’s words for the florist’s steps. */
const stepNames: Readonly<Record<OrderStep, string>> = {
  accepted: 'processing',
  being_made: 'processing',
  ready: 'ready_for_pickup',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  canceled: 'canceled',
};

/** ACP’s whole order; its objects are closed. */
export async function toAcpOrder(order: OrderItem, checkoutId: string): Promise<object> {
  const lines = listLines(order);
  const offCents = discountCents(order);
  const { refundedCents = 0 } = order;
  return {
    type: 'order',
    id: order.id,
    checkout_session_id: checkoutId,
    order_number: order.number,
    permalink_url: orderUrl(order),
    status: toStatus(order),
    line_items: lines.map((line) => ({
      id: line.lineId,
      title: lineTitle(line.name, line.sizeName),
      product_id: line.productId,
      quantity: { ordered: line.count, current: line.left, fulfilled: line.done },
      unit_price: line.priceCents,
      subtotal: line.priceCents * line.count,
      status: line.lineStatus,
    })),
    fulfillments: [await toFulfillment(order, lines)],
    adjustments: listRefunds(order).map(({ id, amountCents, reason, at, status }) => ({
      ...{ id, type: 'refund', occurred_at: at, status, amount: amountCents, currency: 'aud' },
      ...(reason && { description: reason }),
    })),
    totals: [
      total('items_base_amount', 'Flowers', order.goodsCents),
      ...(offCents > 0 ? [total('discount', 'Discount', offCents)] : []),
      total('subtotal', 'Subtotal', order.goodsCents - offCents),
      total('fulfillment', 'Delivery', order.deliveryCents),
      total('total', 'Total, any GST included', order.totalCents),
      ...(refundedCents > 0 ? [total('amount_refunded', 'Refunded', refundedCents)] : []),
    ],
  };
}

const total = (type: string, display_text: string, amount: number) => ({ type, display_text, amount });

function toStatus({ status, dispatchedAt, paymentStatus }: OrderItem): string {
  if (status === 'completed' || status === 'canceled') return status;
  if (dispatchedAt) return 'shipped';
  if (status !== 'new') return 'processing';
  return paymentStatus === 'paid' ? 'confirmed' : 'created';
}

async function toFulfillment(order: OrderItem, lines: ReturnType<typeof listLines>): Promise<object> {
  const { isPickup, storeAddress, place, unitOffice, recipient, fio } = order;
  const events = await listOrderEvents(order);
  const names = events.map(({ id, at, step }) => {
    const isReadyToSend = step === 'ready' && !isPickup;
    return { id, type: isReadyToSend ? 'processing' : stepNames[step], occurred_at: at };
  });
  const address = toPostal(isPickup ? storeAddress : (place?.address ?? ''));
  return {
    id: 'ful_1',
    type: isPickup ? 'pickup' : 'shipping',
    status: names.at(-1)?.type ?? 'pending',
    line_items: lines.map(({ lineId, count }) => ({ id: lineId, quantity: count })),
    ...(!isPickup && { tracking_number: order.number, tracking_url: orderUrl(order) }),
    destination: {
      name: isPickup ? order.storeName : (recipient?.fio ?? fio),
      line_one: address.street_address,
      ...(unitOffice && !isPickup && { line_two: unitOffice }),
      city: address.address_locality,
      state: address.address_region,
      country: address.address_country,
      postal_code: address.postal_code,
    },
    ...(order.deliverAt && { description: `Due ${order.deliverAt}` }),
    events: names,
  };
}
