import { addProduct, updateCart } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Api } from './api.ts';
import { contact, firstFreePeriod, surryHills } from './shopping.ts';

/** A cart that can be submitted, for a day of its own, so that many do not meet at one full day. */
export async function cartOnDay(api: Api, product: Product, skipDays: number): Promise<Order> {
  const { data } = await api.call(addProduct, { body: { product_id: product.id, count: 1 } });
  const { day, period } = await firstFreePeriod(api, product.company, skipDays);
  const filled = await api.call(updateCart, {
    params: { id: data.cart_hash },
    body: { ...contact, location: surryHills, deliveryDay: day, delivery_period: period },
  });
  return filled.data;
}
