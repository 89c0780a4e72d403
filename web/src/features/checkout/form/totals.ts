import { centsToDollars, dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import type { CartState } from '#features/cart/cartState.ts';
import type { CheckoutValues } from './checkoutForm.ts';

/** The figures of the summary, in dollars. */
export interface Totals {
  goods: number;
  /** '$12', 'Free', 'from $12', or the missing detail. */
  delivery: string;
  total: number;
  /** False while days cost differently and none is chosen: `total` is the minimum. */
  isFinal: boolean;
}

export const sum = (a: number, b: number) => centsToDollars(dollarsToCents(a) + dollarsToCents(b));

/** Uses the server's prices once its cart has place and day. */
export function isPricedByServer(
  cart: CartState,
  { isPickup, pickupStore, place, day, period, addressLater }: CheckoutValues,
): boolean {
  const { order } = cart;
  if (!order || order.deliveryDay !== day || order.isPickup !== isPickup) return false;
  if (order.delivery_period?.start_time !== period?.start_time) return false;
  if (isPickup) return order.pickupStore === pickupStore;
  if ((order.address_later === 'asked') !== addressLater) return false;
  return order.location?.lat === place?.lat && order.location?.lng === place?.lng;
}

export function computeTotals(
  cart: CartState,
  form: CheckoutValues,
  days: readonly DeliveryDay[] | undefined,
): Totals {
  const { goods, order } = cart;
  const rest = sum(goods, 0 - cart.discount);
  const day = days?.find((one) => one.day === form.day && one.available);
  if (form.isPickup) return { goods, delivery: 'Pick up, free', total: rest, isFinal: true };
  if (day && order && isPricedByServer(cart, form))
    return {
      goods,
      delivery: atMost(form, deliveryPriceLabel(order.delivery_cost, day)),
      total: order.total,
      isFinal: true,
    };
  if (day && day.price !== null)
    return {
      goods,
      delivery: atMost(form, deliveryPriceLabel(day.price, day)),
      total: sum(rest, day.price),
      isFinal: true,
    };
  return { goods, ...beforeADay(rest, form, days) };
}

/** What the address needs less comes back. */
const atMost = ({ addressLater }: CheckoutValues, price: string): string =>
  addressLater && price !== 'Free' ? `at most ${price}` : price;

function beforeADay(rest: number, form: CheckoutValues, days: readonly DeliveryDay[] | undefined) {
  if (!form.place) return { delivery: 'Say where it goes', total: rest, isFinal: false };
  const prices = (days ?? []).flatMap(({ available, price }) => (available && price !== null ? [price] : []));
  if (prices.length === 0)
    return { delivery: days ? 'Not to this address' : '…', total: rest, isFinal: false };
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const total = sum(rest, least);
  return least === most
    ? {
        delivery: atMost(form, deliveryPriceLabel(least, { free_from: days?.[0]?.free_from })),
        total,
        isFinal: true,
      }
    : { delivery: `from ${formatDollars(least)}`, total, isFinal: false };
}
