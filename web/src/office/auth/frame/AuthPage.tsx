import { paths } from '@bloomkin/shared/pages.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { Page } from '#components/layout/Page.tsx';
import { useAction } from '#components/useAction.ts';
import { describeError } from '#errors/describeError.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { pathAfterLogin, shopPathAfterLogin } from '#office/auth/landing.ts';
import { SessionPending } from '#office/kit/SessionPending.tsx';
import { StorefrontRedirect } from '#office/shell/StorefrontRedirect.tsx';
import { isOfficeRole } from '#session/officeRoles.ts';
import { signOut } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { AuthFrame } from './AuthFrame.tsx';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function AuthPage({ title, lead, children }: AuthPageProps) {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  const [cameAs, setCameAs] = useState<string>();
  if (status === 'unknown') return <SessionPending />;
  if (cameAs === undefined) setCameAs(user?.id ?? 'guest');
  if (user && isOfficeRole(user.role))
    return <Navigate to={pathAfterLogin(user, search.get('next'))} replace />;
  if (user && cameAs === 'guest') return <ToShop />;
  return (
    <Page title={title}>
      <AuthFrame>
        <div>
          <PageHeading>{user ? 'You are signed in' : title}</PageHeading>
          {!user && lead && <p>{lead}</p>}
        </div>
        {user ? <OtherAccount user={user} /> : children}
      </AuthFrame>
    </Page>
  );
}

/** Takes the focus after another screen, unless a field has it. */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const hasFocus = heading.current?.closest('main')?.contains(document.activeElement);
    if (!hasFocus) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** Computed once, because it prepares the cart. */
function ToShop() {
  const [path] = useState(shopPathAfterLogin);
  return <StorefrontRedirect path={path} />;
}

function OtherAccount({ user }: { user: User }) {
  const [failure, setFailure] = useState<string>();
  const { run: leave, busy } = useAction(
    () => signOut(),
    (error) => setFailure(describeError(error)),
  );
  return (
    <>
      <p>
        You are here as {user.fio || user.email || 'a buyer'}, with a buyer’s account. To work as a florist,
        log out and sign in with your florist’s account.
      </p>
      <FormError message={failure} />
      <Button kind="brand" large wide onClick={() => void leave()} aria-disabled={busy}>
        {busy ? 'Logging out …' : 'Log out and use another account'}
      </Button>
      <Hint>
        <a href={paths.home()}>Back to the shop</a>
      </Hint>
    </>
  );
}
