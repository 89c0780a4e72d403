import { getCart } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '../../api/call.ts';
import { sessionStore } from '../../session/session.ts';
import { stored } from '../../storage/storage.ts';

/** The signed-in person's cart as last answered; every screen looks at this one copy. */
let present: Order | undefined;
/** What went wrong when the cart was last looked for; undefined when nothing did. */
let failure: unknown;
let isLooking = false;
const listeners = new Set<() => void>();

export const serverCart = {
  read: () => present,
  failure: () => failure,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Takes up an answer; an older one that comes late changes nothing. */
export function takeUp(order: Order): Order {
  const late = present?.cart_hash === order.cart_hash && present.version > order.version;
  // Nobody's any more: it was on its way while the person signed out.
  if (late || sessionStore.read().status === 'guest') return order;
  present = order;
  failure = undefined;
  stored.cartHash.write(order.cart_hash);
  tell();
  return order;
}

function tell(): void {
  for (const listener of listeners) listener();
}

export function forgetServerCart(): void {
  present = undefined;
  failure = undefined;
  stored.cartHash.clear();
  tell();
}

/** Looks for the cart once, however many screens want it; what goes wrong is kept for them to say. */
export function lookForServerCart(): void {
  if (!present) look();
}

/** Another tab went on to a new cart, so what is shown here is an order by now: this tab takes the new one up too. */
export function followOtherTabs(): () => void {
  return stored.cartHash.subscribe(() => {
    const hash = stored.cartHash.read();
    if (present && hash && hash !== present.cart_hash) look();
  });
}

function look(): void {
  if (isLooking) return;
  isLooking = true;
  void loadServerCart()
    .catch((error: unknown) => {
      failure = error;
      tell();
    })
    .finally(() => {
      isLooking = false;
    });
}

export async function loadServerCart(): Promise<Order> {
  const { data } = await call(getCart, {}, { asMyself: true });
  return takeUp(data);
}
