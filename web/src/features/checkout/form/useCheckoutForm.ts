import { type CheckoutDraft, checkoutDraft, emptyDraft } from '#features/cart/checkoutDraft.ts';
import { serverCart } from '#features/cart/serverCart.ts';
import type { UsedCart } from '#features/cart/useCart.ts';
import { useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { sessionStore } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { useStore } from '#storage/createStore.ts';
import { stored } from '#storage/storage.ts';
import { type CheckoutValues, resolveCheckoutForm } from './checkoutForm.ts';

export function useCheckoutForm(cart: UsedCart): CheckoutValues {
  const { user } = useSession();
  return resolveCheckoutForm({
    draft: useStore(checkoutDraft) ?? emptyDraft,
    order: cart.order,
    user,
    companyId: cart.companyId,
    place: useStore(stored.location),
    unitOffice: useStore(stored.unitOffice),
    comment: useStore(stored.comment),
    wantedDay: useChosenDay(),
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
    place: stored.location.read(),
    unitOffice: stored.unitOffice.read(),
    comment: stored.comment.read(),
    wantedDay: stored.deliveryDay.read() ?? '',
  });
}
