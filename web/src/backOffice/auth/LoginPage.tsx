import { homePath } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page.tsx';
import { isOfficeRole } from '../../officeRoles.ts';
import { useSession } from '../../session/useSession.ts';
import { Loading } from '../Loading.tsx';
import { SmallPage } from '../SmallPage.tsx';
import { ToStorefront } from '../shell/ToStorefront.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Where somebody comes to after signing in: the page that was asked for, or their own first page. */
function pathAfterLogin(user: User, next: string | null): string {
  const isOurPath = next?.startsWith('/') && !/^\/[/\\]/.test(next);
  return isOurPath && next ? next : homePath(user.role);
}

/** Sign-in for florists and their staff. Who is signed in already goes straight on; buyers go to the shop. */
export function LoginPage() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  if (status === 'unknown') return <Loading />;
  if (user && !isOfficeRole(user.role)) return <ToStorefront path={homePath(user.role)} />;
  if (user) return <Navigate to={pathAfterLogin(user, search.get('next'))} replace />;
  return (
    <Page title="Sign in for florists">
      <SmallPage>
        <div>
          <h1>Welcome back</h1>
          <p>Sign in to see today’s orders.</p>
        </div>
        <LoginForm />
      </SmallPage>
    </Page>
  );
}
