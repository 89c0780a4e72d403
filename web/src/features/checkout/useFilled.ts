import { sessionStore } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { useStore } from '../../storage/createStore.ts';
import { stored } from '../../storage/storage.ts';
import { serverCart } from '../cart/serverCart.ts';
import type { UsedCart } from '../cart/useCart.ts';
import { useChosenDay } from '../place/deliveryDay.ts';
import { type CheckoutDraft, checkoutDraft, emptyDraft } from './checkoutDraft.ts';
import { type Filled, filledFrom } from './filled.ts';

/** What is filled in so far, up to date on the screen. */
export function useFilled(cart: UsedCart): Filled {
  const { user } = useSession();
  return filledFrom({
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

/** The same at this moment, for what goes on after a wait; with a change, as it would be then. */
export function filledNow(change: Partial<CheckoutDraft> = {}): Filled {
  const { status, user } = sessionStore.read();
  const order = status === 'signedIn' ? serverCart.read() : undefined;
  return filledFrom({
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
