import { homePath } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { Navigate } from 'react-router-dom';
import { SessionPending } from '#office/kit/SessionPending.tsx';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useSession } from '#session/useSession.ts';
import { StorefrontRedirect } from './StorefrontRedirect.tsx';

export function RoleRedirect() {
  const { status, user } = useSession();
  if (status === 'unknown') return <SessionPending />;
  if (!user || !isOfficeRole(user.role)) return <StorefrontRedirect path={paths.home()} />;
  return <Navigate to={homePath(user)} replace />;
}
