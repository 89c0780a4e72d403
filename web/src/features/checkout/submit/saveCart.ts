import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';
import { loadServerCart, serverCart, showServerCart } from '#features/cart/serverCart.ts';
import type { CheckoutValues } from '../form/checkoutForm.ts';
import { toOrderInput } from '../form/orderInput.ts';

/** Returns the cart with prices. Throws an ApiError. */
export async function saveCart(form: CheckoutValues): Promise<Order> {
  const cart = serverCart.read() ?? (await loadServerCart());
  const { data } = await call(updateCart, { params: { id: cart.cart_hash }, body: toOrderInput(form) });
  return showServerCart(data);
}
