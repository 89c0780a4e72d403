import {
  type CheckoutDraft,
  checkoutDraft,
  emptyDraft,
  findChosenPlace,
  readChosenPlace,
} from '#features/cart/checkoutDraft.ts';
import { serverCart } from '#features/cart/serverCart.ts';
import type { UsedCart } from '#features/cart/useCart.ts';
import { useChosenDay, useChosenWindow } from '#features/deliveryDay/deliveryDay.ts';
import { sessionStore } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { useStore } from '#storage/createStore.ts';
import { stored } from '#storage/storage.ts';
import { type CheckoutValues, resolveCheckoutForm } from './checkoutForm.ts';

export function useCheckoutForm(cart: UsedCart): CheckoutValues {
  const { user } = useSession();
  const draft = useStore(checkoutDraft) ?? emptyDraft;
  const own = {
    place: useStore(stored.location),
    unitOffice: useStore(stored.unitOffice),
    comment: useStore(stored.comment),
  };
  return resolveCheckoutForm({
    draft,
    order: cart.order,
    user,
    companyId: cart.companyId,
    ...findChosenPlace(draft, own),
    wantedDay: useChosenDay(),
    wantedWindow: useChosenWindow(),
  });
}

/** For use after an await; `change` is applied first. */
export function readCheckoutForm(change: Partial<CheckoutDraft> = {}): CheckoutValues {
  const { status, user } = sessionStore.read();
  const order = status === 'signedIn' ? serverCart.read() : undefined;
  return resolveCheckoutForm({
    draft: { ...(checkoutDraft.read() ?? emptyDraft), ...change },
    order,
    user,
    companyId: (order ? order.cartCompanyId : stored.guestCart.read()?.companyId) ?? null,
    ...readChosenPlace(),
    wantedDay: stored.deliveryDay.read() ?? '',
    wantedWindow: stored.deliveryWindow.read(),
  });
}
