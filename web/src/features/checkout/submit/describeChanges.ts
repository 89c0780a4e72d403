import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { type CartLine, type CartState, cartFromOrder, getLineTitle } from '#features/cart/cartState.ts';
import type { Totals } from '#features/checkout/form/totals.ts';

/** As the page showed the cart when the order was placed. */
export interface ShownCart {
  cart: Pick<CartState, 'lines'>;
  totals: Pick<Totals, 'total'>;
}

/** `before` is the server's cart, for what the lines do not say. */
export function describeChanges(shown: ShownCart, before: Order, after: Order): string[] {
  return [
    'Something changed while you were here, so we have not placed your order yet.',
    ...describeLineChanges(shown.cart.lines, cartFromOrder(after).lines),
    ...describeDiscountChanges(before, after),
    ...describeDeliveryChanges(before, after),
    describeTotal(shown.totals.total, after.total),
  ];
}

const describeTotal = (was: number, is: number): string =>
  was === is
    ? `The total is still ${formatDollars(is)}. Please check your cart, then place your order.`
    : `Please check the new total of ${formatDollars(is)}, then place your order.`;

function describeLineChanges(before: readonly CartLine[], after: readonly CartLine[]): string[] {
  const shown = new Map(before.map((line) => [line.key, line]));
  const next = new Set(after.map(({ key }) => key));
  const gone = before.filter(({ key }) => !next.has(key));
  return [
    ...gone.map(({ product }) => `${getLineTitle(product)} is no longer in your cart.`),
    ...after.flatMap((line) => describeLineChange(shown.get(line.key), line)),
  ];
}

function describeLineChange(old: CartLine | undefined, { product, count, fault }: CartLine): string[] {
  const title = getLineTitle(product);
  if (!old) return [`${title} was added to your cart.`];
  if (fault && !old.fault) return [`${title} is not available any more.`];
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
  const [was, is] = [before, after].map(({ delivery_cost }) =>
    deliveryPriceLabel(delivery_cost).toLowerCase(),
  );
  return [`Delivery is now ${is} instead of ${was}.`];
}
