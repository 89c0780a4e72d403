import { cartTotals } from '@bloomkin/shared/rules/cartTotals.ts';
import { centsToDollars, parseDollars } from '@bloomkin/shared/rules/money.ts';
import { lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order, OrderDiscount } from '@bloomkin/shared/schemas/order.ts';
import type { CartProduct, GuestCart } from '#storage/storage.ts';

export interface CartLine {
  /** Identifies product and size. */
  key: string;
  product: CartProduct;
  count: number;
  /** Why it cannot be ordered. */
  fault: string | undefined;
  /** Still in the browser after the sign-in. */
  isUnmoved?: boolean;
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

const toLine = (product: CartProduct, count: number, fault?: string): CartLine => ({
  ...{ key: getLineKey(product), product, count, fault },
});

export const notSoldMessage = 'Not available any more';
export const sizesMessage = 'It is sold in sizes now: choose one on its page';

export function cartFromOrder(order: Order): CartState {
  return {
    companyId: order.cartCompanyId,
    companyName: order.company_info?.brand ?? '',
    lines: order.items.map(({ product, size, count }) =>
      toLine({ ...product, size }, count, product.available ? undefined : notSoldMessage),
    ),
    count: order.goods_num,
    goods: order.order_summ,
    discount: order.discount_total,
    discounts: order.discounts,
    order,
  };
}

/** What a signed-in person's browser still holds: refused, or a merge ended before its turn. */
export const listUnmovedLines = (guestCart: GuestCart | undefined): CartLine[] =>
  cartFromGuest(guestCart).lines.map((line) => ({
    ...line,
    fault: line.fault ?? 'Not in your cart yet',
    isUnmoved: true,
  }));

/** The account's cart, and below it what has not come into it. */
export function withUnmovedLines(cart: CartState, guestCart: GuestCart | undefined): CartState {
  const keys = new Set(cart.lines.map(({ key }) => key));
  const unmoved = listUnmovedLines(guestCart).filter(({ key }) => !keys.has(key));
  if (unmoved.length === 0) return cart;
  return {
    ...cart,
    companyName: cart.companyName || (guestCart?.companyName ?? ''),
    lines: [...cart.lines, ...unmoved],
  };
}

export function cartFromGuest(cart: GuestCart | undefined): CartState {
  if (!cart) return emptyCart;
  const totals = cartTotals(
    cart.items
      .filter(({ fault }) => !fault)
      .map(({ product, count }) => ({ count, priceCents: parseDollars(product.price) ?? 0 })),
  );
  return {
    companyId: cart.companyId,
    companyName: cart.companyName,
    lines: cart.items.map(({ product, count, fault }) => toLine(product, count, fault)),
    count: totals.goodsNum,
    goods: centsToDollars(totals.goodsCents),
    discount: 0,
    discounts: [],
    order: undefined,
  };
}
