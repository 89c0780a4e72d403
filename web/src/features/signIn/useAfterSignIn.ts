import { homePath } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { notifyError } from '#components/notifyError.ts';
import { hasGuestCart, mergeGuestCart, reportMerge } from '#features/cart/mergeGuestCart.ts';
import { loadServerCart } from '#features/cart/serverCart.ts';
import { isOfficeRole } from '#session/officeRoles.ts';
import { profileChanged, sessionStore } from '#session/session.ts';
import { stored } from '#storage/storage.ts';
import { closeSignIn } from './signInPanel.ts';

/** Merges the guest's cart and saves the address, then goes to /cart unless `goOn` is set. */
export function useAfterSignIn(goOn: (() => void) | undefined): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    closeSignIn();
    const { user } = sessionStore.read();
    if (!user) return;
    // The back office replaces the storefront.
    if (isOfficeRole(user.role)) return navigate(homePath(user), { replace: true });
    const hadCart = hasGuestCart();
    await bringAlong(() => {
      if (goOn) goOn();
      else if (hadCart) navigate(paths.cart());
    });
  };
}

/** Continues only with the complete cart: an incomplete one must not be ordered. */
async function bringAlong(goOn: () => void): Promise<void> {
  try {
    if (hasGuestCart()) reportMerge(await mergeGuestCart());
    else await loadServerCart();
  } catch (error) {
    return notifyError(error, () => void bringAlong(goOn));
  }
  // Beside it: a button that is ready in between would lose a tap when the next step begins.
  const saving = savePlace().catch(notifyError);
  goOn();
  await saving;
}

async function savePlace(): Promise<void> {
  const place = stored.location.read();
  if (!place) return;
  const location = {
    ...place,
    unitOffice: stored.unitOffice.read() ?? '',
    comment: stored.comment.read() ?? '',
  };
  const { data } = await call(updateProfile, { body: { location } });
  profileChanged(data);
}
