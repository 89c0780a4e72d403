import type { Order } from '@bloomkin/shared/schemas/order.ts';

export interface CartProduct {
  id: string;
  name: string;
  /** Dollars. */
  price: number;
  photo: string | null;
  company: string;
  sku: string;
}

export interface CartLine {
  product: CartProduct;
  count: number;
  /** False when it left the catalogue since it was added. */
  available: boolean;
}

/** What the header, the sidebar and the checkout show, for a guest and a signed-in person alike. */
export interface CartState {
  companyId: string | null;
  companyName: string;
  lines: readonly CartLine[];
  /** Things, not lines. */
  count: number;
  /** Dollars, without delivery. */
  goods: number;
  /** Of a signed-in person's cart; undefined for a guest. */
  order: Order | undefined;
}

export const emptyCart: CartState = {
  companyId: null,
  companyName: '',
  lines: [],
  count: 0,
  goods: 0,
  order: undefined,
};

/** The server's cart as the screens show it. */
export function cartOfOrder(order: Order): CartState {
  return {
    companyId: order.cartCompanyId,
    companyName: order.company_info?.brand ?? '',
    lines: order.items.map(({ product, count }) => ({
      product: { ...product, price: product.price },
      count,
      available: product.available,
    })),
    count: order.goods_num,
    goods: order.order_summ,
    order,
  };
}
