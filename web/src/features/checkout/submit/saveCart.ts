import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';
import { loadServerCart, serverCart, showServerCart } from '#features/cart/serverCart.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { toOrderInput } from '#features/checkout/form/orderInput.ts';

let lastSave: Promise<unknown> = Promise.resolve();

/**
 * Returns the cart with prices. Saves run one after another: an earlier form that arrives late would replace the newer one.
 * Throws an ApiError.
 */
export function saveCart(form: CheckoutValues): Promise<Order> {
  const saved = lastSave.then(() => save(form));
  lastSave = saved.catch(() => undefined);
  return saved;
}

/** Resolves after the last save, whatever came of it: a cart that is an order by then would refuse it. */
export const whenCartSaved = (): Promise<unknown> => lastSave;

async function save(form: CheckoutValues): Promise<Order> {
  const cart = serverCart.read() ?? (await loadServerCart());
  const { data } = await call(updateCart, { params: { id: cart.cart_hash }, body: toOrderInput(form) });
  return showServerCart(data);
}
