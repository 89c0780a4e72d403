import { centsToDollars, dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { type CartLine, type CartState, cartFromOrder, getLineTitle } from '#features/cart/cartState.ts';
import type { Totals } from '#features/checkout/form/totals.ts';

/** As the page showed the cart when the order was placed. */
export interface ShownCart {
  cart: Pick<CartState, 'lines' | 'discount' | 'discounts' | 'order'>;
  totals: Pick<Totals, 'goods' | 'total'>;
}

export function describeChanges(shown: ShownCart, after: Order): string[] {
  return [
    'Something changed while you were here, so we have not placed your order yet.',
    ...listReasons(shown, after),
    describeTotal(shown.totals.total, after.total),
  ];
}

/** Explains a changed total by every difference from what the buyer saw. */
export function listReasons({ cart, totals }: ShownCart, after: Order): string[] {
  return [
    ...describeLineChanges(cart.lines, cartFromOrder(after).lines),
    ...describeDiscountChanges(cart, after),
    ...describeDeliveryChange(computeDelivery(cart, totals), after.delivery_cost),
  ];
}

/** Returns the delivery part of the total. */
const computeDelivery = ({ discount }: ShownCart['cart'], { goods, total }: ShownCart['totals']): number =>
  centsToDollars(dollarsToCents(total) - dollarsToCents(goods) + dollarsToCents(discount));

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

function describeDiscountChanges({ discount, discounts, order }: ShownCart['cart'], after: Order): string[] {
  const { discount_fault: fault, discount_total: total } = after;
  if (fault && fault !== order?.discount_fault) return [fault];
  if (discount === total) return [];
  const code = after.discounts.find(
    ({ code: used }) => used && !discounts.some((shown) => shown.code === used),
  );
  return [
    ...(code ? [`${code.code}: −${formatDollars(code.amount)}.`] : []),
    `Discounts are now ${formatDollars(total)} instead of ${formatDollars(discount)}.`,
  ];
}

function describeDeliveryChange(...costs: [before: number, after: number]): string[] {
  const [was, is] = costs.map((cost) => deliveryPriceLabel(cost).toLowerCase());
  return was === is ? [] : [`Delivery is now ${is} instead of ${was}.`];
}
