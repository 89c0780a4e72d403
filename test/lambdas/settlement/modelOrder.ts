import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { toRefundable } from '@bloomkin/lambdas/model/payments/orderRefund.ts';
import type {
  MoneyChange,
  MoneyOfOrder,
  Movement,
} from '@bloomkin/lambdas/model/payments/settlement/settlement.ts';
import type { SeededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { type RefundRequest, refundableCount } from '@bloomkin/shared/rules/refund.ts';

export const now = new Date('2026-05-10T00:00:00Z');

export interface ModelOrder {
  id: string;
  /** As the table has it. */
  item: OrderItem;
  money: MoneyOfOrder;
  movements: Map<string, Movement>;
  /** A refund was asked for that names no goods. */
  hasPlainRefund: boolean;
}

export const isOpen = ({ item }: ModelOrder): boolean => item.status === 'new';

/** Whether it waits for a payment of this amount. */
export const isAwaited = (
  { item: { status, paymentStatus, totalCents } }: ModelOrder,
  cents: number,
): boolean => status !== 'canceled' && paymentStatus === 'not_paid' && cents === totalCents;

/** A movement is recorded once: its reference is the row's key. */
export function noteMovement({ movements }: ModelOrder, movement: Movement): boolean {
  const key = `${movement.kind}_${movement.reference}`;
  if (movements.has(key)) return false;
  movements.set(key, movement);
  return true;
}

export function recordChange(order: ModelOrder, { next, movement }: MoneyChange): boolean {
  if (!noteMovement(order, movement)) return false;
  order.money = next;
  return true;
}

/** Some pieces of some lines; the rest of the payment when none is left. */
export function choosePieces(item: OrderItem, random: SeededRandom): RefundRequest {
  const items = item.lines.flatMap(({ productId }) => {
    const left = refundableCount(toRefundable(item), { productId });
    return left > 0 && random.chance(0.6) ? [{ productId, count: random.between(1, left) }] : [];
  });
  return { items };
}
