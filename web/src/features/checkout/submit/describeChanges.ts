import { lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatDollars } from '#components/text/formatDollars.ts';

export function describeChanges(before: Order, after: Order): string[] {
  return [
    'Something changed while you were here, so we have not placed your order yet.',
    ...describeLineChanges(before, after),
    ...describeDiscountChanges(before, after),
    ...describeDeliveryChanges(before, after),
    `Please check the new total of ${formatDollars(after.total)}, then place your order.`,
  ];
}

type Line = Order['items'][number];

const getLineKey = ({ product, size }: Line) => lineKey({ productId: product.id, sizeId: size?.id });
const getTitle = ({ product, size }: Line) => lineTitle(product.name, size?.name);

function describeLineChanges(before: Order, after: Order): string[] {
  const shown = new Map(before.items.map((line) => [getLineKey(line), line]));
  const next = new Set(after.items.map(getLineKey));
  const gone = before.items.filter((line) => !next.has(getLineKey(line)));
  return [
    ...gone.map((line) => `${getTitle(line)} is no longer in your cart.`),
    ...after.items.flatMap((line) => describeLineChange(shown.get(getLineKey(line)), line)),
  ];
}

function describeLineChange(old: Line | undefined, line: Line): string[] {
  const { product, count } = line;
  const title = getTitle(line);
  if (!old) return [`${title} was added to your cart.`];
  if (old.product.available && !product.available) return [`${title} is not available any more.`];
  return [
    ...(old.count === count ? [] : [`There are now ${count} × ${title} instead of ${old.count}.`]),
    ...(old.product.price === product.price
      ? []
      : [`${title} is now ${formatDollars(product.price)} instead of ${formatDollars(old.product.price)}.`]),
  ];
}

function describeDiscountChanges(before: Order, after: Order): string[] {
  if (after.discount_fault && after.discount_fault !== before.discount_fault) return [after.discount_fault];
  if (before.discount_total === after.discount_total) return [];
  const [was, is] = [before, after].map(({ discount_total }) => formatDollars(discount_total));
  return [`Discounts are now ${is} instead of ${was}.`];
}

function describeDeliveryChanges(before: Order, after: Order): string[] {
  if (before.delivery_cost === after.delivery_cost) return [];
  const [was, is] = [before, after].map(({ delivery_cost }) => describeCost(delivery_cost));
  return [`Delivery is now ${is} instead of ${was}.`];
}

const describeCost = (dollars: number) => (dollars === 0 ? 'free' : formatDollars(dollars));
