import { AppError } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { type Author, findLastDispatch, withLine } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { requireOpenOrder } from './requireOpenOrder.ts';

type HandoverChange = Pick<BodyOf<typeof updateOrder>, 'delivery'>;

/** A phone sends what was pressed without reception at most this late. */
const longestOfflineMs = 24 * 60 * 60_000;

/** Where a delivery was left, or why it was not (docs/product-rules.md, "Status"). */
export function changeHandover(order: OrderItem, { delivery }: HandoverChange, author: Author): OrderItem {
  if (!delivery) return order;
  if (order.isPickup)
    throw new AppError('ORDER.STATUS.NOT_ALLOWED', { message: 'A pick-up order is not delivered.' });
  const { left_with, no_photo, failed, at } = delivery;
  if (failed !== undefined) return failDelivery(order, failed, author);
  const leftWith = left_with ?? order.handover?.leftWith;
  const noPhoto = no_photo === undefined ? order.handover?.noPhoto : no_photo || undefined;
  const completedAt = order.completedAt === author.now.toISOString() ? pressedAt(at, author.now) : undefined;
  const next = { ...order, ...(completedAt && { completedAt }) };
  if (leftWith === order.handover?.leftWith && noPhoto === order.handover?.noPhoto)
    return completedAt ? next : order;
  const handed = { ...next, handover: { ...(leftWith && { leftWith }), ...(noPhoto && { noPhoto }) } };
  const line = { what: 'handover', from: null, to: leftWith ?? null } as const;
  return withLine(handed, author, { ...line, ...(noPhoto && { reason: noPhoto }) });
}

/** The flowers go back to the shop, the order stays open. */
function failDelivery(order: OrderItem, reason: string, author: Author): OrderItem {
  const last = findLastDispatch(order);
  const isRepeated = !order.dispatchedAt && last?.to === 'not_delivered' && last.reason === reason;
  if (isRepeated) return order;
  requireOpenOrder(order);
  if (order.status !== 'ready_to_ship') throw new AppError('ORDER.STATUS.NOT_ALLOWED');
  const back = { ...order, dispatchedAt: null };
  return withLine(back, author, { what: 'dispatch', from: 'on_its_way', to: 'not_delivered', reason });
}

function pressedAt(at: string | undefined, now: Date): string | undefined {
  if (at === undefined) return undefined;
  const ms = Math.min(Math.max(Date.parse(at), now.getTime() - longestOfflineMs), now.getTime());
  return new Date(ms).toISOString();
}
