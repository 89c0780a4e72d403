import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { pathAfterLogin, shopPathAfterLogin } from '#office/auth/landing.ts';
import { SessionPending } from '#office/kit/SessionPending.tsx';
import { StorefrontRedirect } from '#office/shell/StorefrontRedirect.tsx';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useSession } from '#session/useSession.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { OtherAccount } from './OtherAccount.tsx';

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
