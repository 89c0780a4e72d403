import { addProduct, getCart, setProductCount } from '@bloomkin/shared/routes/cart.ts';
import type { LineRef } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';
import { sessionStore } from '#session/session.ts';
import { createStore } from '#storage/createStore.ts';
import { stored } from '#storage/storage.ts';

export const serverCart = createStore<Order | undefined>(undefined);
/** A guest's lines are on their way into it: until then it is not whole. */
export const isMerging = createStore(false);
export const serverCartFailure = createStore<unknown>(undefined);

/** Ignores outdated versions. */
export function showServerCart(order: Order): Order {
  const current = serverCart.read();
  const isOutdated = current?.cart_hash === order.cart_hash && current.version > order.version;
  // The user may have signed out during the request.
  if (isOutdated || sessionStore.read().status === 'guest') return order;
  stored.cartHash.write(order.cart_hash);
  serverCartFailure.write(undefined);
  serverCart.write(order);
  return order;
}

export function forgetServerCart(): void {
  stored.cartHash.clear();
  serverCartFailure.write(undefined);
  serverCart.write(undefined);
}

export async function loadServerCart(): Promise<Order> {
  const { data } = await call(getCart, {});
  return showServerCart(data);
}

let isLoading = false;

function loadInBackground(): void {
  if (isLoading) return;
  isLoading = true;
  void loadServerCart()
    .catch((error: unknown) => serverCartFailure.write(error))
    .finally(() => {
      isLoading = false;
    });
}

/** Shared by all screens; failures go to `serverCartFailure`. */
export function ensureServerCart(): void {
  if (!serverCart.read()) loadInBackground();
}

/** Its prices are current when somebody looks; on failure it stays as it was shown. */
export function refreshServerCart(): void {
  if (serverCart.read()) void loadServerCart().catch(() => undefined);
}

/** Reloads when another tab orders the current cart. */
export function followOtherTabs(): () => void {
  return stored.cartHash.subscribe(() => {
    const hash = stored.cartHash.read();
    const current = serverCart.read();
    if (current && hash && hash !== current.cart_hash) loadInBackground();
  });
}

interface Addition extends LineRef {
  count: number;
  /** Empties another florist's cart first. */
  newCart: boolean;
  /** Applied once; `call` creates a key by default. */
  key?: string;
}

export async function addToServerCart({ productId, sizeId, count, newCart, key }: Addition): Promise<Order> {
  const body = { ...toLineQuery({ productId, sizeId }), count, newCart };
  const { data } = await call(addProduct, { body }, key ? { idempotencyKey: key } : {});
  return showServerCart(data);
}

const toLineQuery = ({ productId, sizeId }: LineRef) => ({
  product_id: productId,
  ...(sizeId && { size_id: sizeId }),
});

export async function setServerCount(line: LineRef, count: number): Promise<Order> {
  const { cart_hash: id } = serverCart.read() ?? (await loadServerCart());
  const { data } = await call(setProductCount, { params: { id }, body: { ...toLineQuery(line), count } });
  return showServerCart(data);
}
