import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
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

function describeLineChanges(before: Order, after: Order): string[] {
  return after.items.flatMap(({ product, size }) => {
    const old = before.items.find((line) => line.product.id === product.id && line.size?.id === size?.id);
    const title = lineTitle(product.name, size?.name);
    if (old?.product.available && !product.available) return [`${title} is not available any more.`];
    if (!old || old.product.price === product.price) return [];
    return [
      `${title} is now ${formatDollars(product.price)} instead of ${formatDollars(old.product.price)}.`,
    ];
  });
}

function describeDiscountChanges(before: Order, after: Order): string[] {
  if (after.discount_fault && after.discount_fault !== before.discount_fault) return [after.discount_fault];
  if (before.discount_total === after.discount_total) return [];
  const [was, is] = [before, after].map(({ discount_total }) => formatDollars(discount_total));
  return [`Discounts are now ${is} instead of ${was}.`];
}

function describeDeliveryChanges(before: Order, after: Order): string[] {
  if (before.delivery_cost === after.delivery_cost) return [];
  return [
    `Delivery is now ${formatDollars(after.delivery_cost)} instead of ${formatDollars(before.delivery_cost)}.`,
  ];
}
