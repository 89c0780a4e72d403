import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/apiError.ts';
import { notifyError } from '../components/notifyError.ts';
import { forgetServerCart } from '../features/cart/serverCart.ts';
import { checkoutDraft } from '../features/checkout/checkoutDraft.ts';
import { signOut } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { stored } from '../storage/storage.ts';

/** Clears cart, session and profile here, then goes to /main (specification, section 2). */
export function LogoutPage() {
  const navigate = useNavigate();
  const isKnown = useSession().status !== 'unknown';
  useEffect(() => {
    if (!isKnown) return;
    void signOut()
      .catch((error: unknown) => {
        // Without a good cookie one is signed out already.
        if (error instanceof ApiError && error.status === 401) return;
        notifyError(error);
        return 'failed';
      })
      .then((outcome) => {
        forgetServerCart();
        stored.guestCart.clear();
        checkoutDraft.clear();
        // Loaded anew, so that nothing the person has seen stays in memory for the next one.
        if (outcome === 'failed') navigate('/main', { replace: true });
        else location.replace('/main');
      });
  }, [navigate, isKnown]);
  return <p role="status">Signing you out …</p>;
}
