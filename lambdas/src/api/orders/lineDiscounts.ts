import { recountDiscount } from '@bloomkin/shared/rules/discount.ts';
import { isSameLine } from '@bloomkin/shared/rules/orderLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { OrderLine } from '#model/orders/storedOrder.ts';

/** Existing lines keep their agreed discount; added lines have none. */
export const keepDiscount =
  (order: OrderItem) =>
  (line: OrderLine): OrderLine => {
    const before = order.lines.find((one) => isSameLine(one, line));
    const agreed = order.discounts?.find(({ id }) => id === line.discount?.id);
    if (!line.discount || !before || !agreed || before.count === line.count) return line;
    const was = { count: before.count, discountCents: before.discount?.cents ?? 0 };
    return { ...line, discount: { id: agreed.id, cents: recountDiscount(agreed, was, line) } };
  };

/** A discount that no line has any more stays with an amount of zero, since its use was counted. */
export const sumDiscounts = ({ discounts }: OrderItem, lines: readonly OrderLine[]): OrderItem['discounts'] =>
  discounts?.map((discount) => ({
    ...discount,
    cents: lines.reduce(
      (sum, line) => sum + (line.discount?.id === discount.id ? line.discount.cents : 0),
      0,
    ),
  }));
