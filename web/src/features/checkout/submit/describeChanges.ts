import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatDollars } from '#components/text/formatDollars.ts';

export function describeChanges(before: Order, after: Order): string[] {
  return [...describeLineChanges(before, after), ...describeDeliveryChanges(before, after)];
}

function describeLineChanges(before: Order, after: Order): string[] {
  return after.items.flatMap(({ product }) => {
    const old = before.items.find((line) => line.product.id === product.id);
    if (old?.product.available && !product.available) return [`${product.name} is not available any more.`];
    if (!old || old.product.price === product.price) return [];
    return [
      `${product.name} is now ${formatDollars(product.price)} instead of ${formatDollars(old.product.price)}.`,
    ];
  });
}

function describeDeliveryChanges(before: Order, after: Order): string[] {
  if (before.delivery_cost === after.delivery_cost) return [];
  return [
    `Delivery is now ${formatDollars(after.delivery_cost)} instead of ${formatDollars(before.delivery_cost)}.`,
  ];
}
