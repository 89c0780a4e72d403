import { cartTotals } from '@bloomkin/shared/rules/cartTotals.ts';
import { centsToDollars, parseDollars } from '@bloomkin/shared/rules/money.ts';
import { lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order, OrderDiscount } from '@bloomkin/shared/schemas/order.ts';
import type { CartProduct, GuestCart } from '#storage/storage.ts';

export interface CartLine {
  /** Of product and size. */
  key: string;
  product: CartProduct;
  count: number;
  /** False when removed from the catalogue. */
  available: boolean;
}

export type ShownDiscount = Pick<OrderDiscount, 'name' | 'takes_off' | 'code'> & {
  id: string;
  /** Null for a guest's limited discount, which is not applied yet. */
  amount: number | null;
};

export interface CartState {
  companyId: string | null;
  companyName: string;
  lines: readonly CartLine[];
  /** Items, not lines. */
  count: number;
  /** Dollars, without delivery. */
  goods: number;
  /** Dollars off the flowers; see `withGuestDiscounts`. */
  discount: number;
  discounts: readonly ShownDiscount[];
  order: Order | undefined;
}

export const toLineRef = ({ id, size }: CartProduct) => ({ productId: id, sizeId: size?.id });
export const getLineKey = (product: CartProduct): string => lineKey(toLineRef(product));
export const getLineTitle = ({ name, size }: CartProduct): string => lineTitle(name, size?.name);

export const emptyCart: CartState = {
  companyId: null,
  companyName: '',
  lines: [],
  count: 0,
  goods: 0,
  discount: 0,
  discounts: [],
  order: undefined,
};

const toLine = (product: CartProduct, count: number, available: boolean): CartLine => ({
  ...{ key: getLineKey(product), product, count, available },
});

export function cartFromOrder(order: Order): CartState {
  return {
    companyId: order.cartCompanyId,
    companyName: order.company_info?.brand ?? '',
    lines: order.items.map(({ product, size, count }) =>
      toLine({ ...product, size }, count, product.available),
    ),
    count: order.goods_num,
    goods: order.order_summ,
    discount: order.discount_total,
    discounts: order.discounts,
    order,
  };
}

export function cartFromGuest(cart: GuestCart | undefined): CartState {
  if (!cart) return emptyCart;
  const totals = cartTotals(
    cart.items.map(({ product, count }) => ({ count, priceCents: parseDollars(product.price) ?? 0 })),
  );
  return {
    companyId: cart.companyId,
    companyName: cart.companyName,
    lines: cart.items.map(({ product, count }) => toLine(product, count, true)),
    count: totals.goodsNum,
    goods: centsToDollars(totals.goodsCents),
    discount: 0,
    discounts: [],
    order: undefined,
  };
}
