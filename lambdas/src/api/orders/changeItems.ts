import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { maxLines, maxOrderCents, tooDearMessage } from '@bloomkin/shared/rules/cart.ts';
import { recountDiscount } from '@bloomkin/shared/rules/discount.ts';
import { isSameLine, lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { discountCents } from '#model/discounts/orderDiscounts.ts';
import { type Author, withLine } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { OrderLine } from '#model/orders/storedOrder.ts';
import { requireOpenOrder } from './requireOpenOrder.ts';

export type ItemsChange = NonNullable<BodyOf<typeof routes.updateOrder>['items']>;

const describeLines = (lines: readonly OrderLine[]) =>
  lines.map(({ name, sizeName, count }) => `${count} × ${lineTitle(name, sizeName)}`).join(', ');

const inKeys = (lines: readonly OrderLine[]) => lines.map((line) => `${line.count}×${lineKey(line)}`).join();

/** Lines that are not named keep their count; every line keeps its original price. */
export function changeItems(
  order: OrderItem,
  items: ItemsChange | undefined,
  added: readonly OrderLine[],
  author: Author,
): OrderItem {
  if (!items) return order;
  requireOpenOrder(order);
  const lines = countLines([...order.lines, ...added], items).map(keepDiscount(order));
  if (inKeys(lines) === inKeys(order.lines)) return order;
  refuseLines(lines);
  const goodsCents = lines.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0);
  const discounts = sumDiscounts(order, lines);
  const totalCents = goodsCents - discountCents({ discounts }) + order.deliveryCents;
  if (totalCents > maxOrderCents) throw invalidField('items', tooDearMessage);
  const counted = { ...order, lines, discounts, goodsCents, totalCents };
  return withLine(counted, author, {
    what: 'items',
    from: describeLines(order.lines),
    to: describeLines(lines),
  });
}

function countLines(lines: readonly OrderLine[], items: ItemsChange): OrderLine[] {
  const counts = new Map(
    items.map(({ product_id, size_id, count }) => [
      lineKey({ productId: product_id, sizeId: size_id }),
      count,
    ]),
  );
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  return [...byKey]
    .map(([key, line]) => ({ ...line, count: counts.get(key) ?? line.count }))
    .filter(({ count }) => count > 0);
}

function refuseLines({ length }: readonly OrderLine[]): void {
  if (length === 0)
    throw new AppError('VALIDATION.FAILED', {
      message: 'An order keeps at least one line: cancel it instead.',
    });
  if (length > maxLines) throw invalidField('items', `An order has at most ${maxLines} lines`);
}

/** Existing lines keep their agreed discount; added lines have none. */
const keepDiscount =
  (order: OrderItem) =>
  (line: OrderLine): OrderLine => {
    const before = order.lines.find((one) => isSameLine(one, line));
    const agreed = order.discounts?.find(({ id }) => id === line.discount?.id);
    if (!line.discount || !before || !agreed || before.count === line.count) return line;
    const was = { count: before.count, discountCents: before.discount?.cents ?? 0 };
    return { ...line, discount: { id: agreed.id, cents: recountDiscount(agreed, was, line) } };
  };

/** A discount that no line has any more stays with an amount of zero, since its use was counted. */
const sumDiscounts = ({ discounts }: OrderItem, lines: readonly OrderLine[]): OrderItem['discounts'] =>
  discounts?.map((discount) => ({
    ...discount,
    cents: lines.reduce(
      (sum, line) => sum + (line.discount?.id === discount.id ? line.discount.cents : 0),
      0,
    ),
  }));
