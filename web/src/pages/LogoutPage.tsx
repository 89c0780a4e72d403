import { paths } from '@bloomkin/shared/pages.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifyError } from '#components/notifyError.ts';
import { forgetServerCart } from '#features/cart/serverCart.ts';
import { signOut } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';

/** Clears cart, session and profile here, then goes to /main. */
export function LogoutPage() {
  const navigate = useNavigate();
  const session = useSession();
  // Signing out need not wait for a failed session request.
  const isReady = session.status !== 'unknown' || session.trouble !== undefined;
  useEffect(() => {
    if (!isReady) return;
    void signOut()
      .catch((error: unknown) => {
        notifyError(error);
        return 'failed';
      })
      .then((outcome) => {
        forgetServerCart();
        // A full load, so that nothing of the session stays in memory.
        if (outcome === 'failed') navigate(paths.home(), { replace: true });
        else location.replace(paths.home());
      });
  }, [navigate, isReady]);
  return <p role="status">Signing you out …</p>;
}
