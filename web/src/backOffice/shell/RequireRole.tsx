import { paths } from '@bloomkin/shared/pages.ts';
import { canOpenPage, homePath } from '@bloomkin/shared/rules/menu.ts';
import type { ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useSession } from '#session/useSession.ts';
import { SessionPending } from '../SessionPending.tsx';
import { StorefrontRedirect } from './StorefrontRedirect.tsx';

interface RequireRoleProps {
  roles: readonly Role[];
  /** Lets in managers with this right. */
  right?: ManagerRight | undefined;
}

/** Guests sign in and return; others go to their home page. */
export function RequireRole({ roles, right }: RequireRoleProps) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'unknown') return <SessionPending />;
  if (!user) return <Navigate to={paths.login({ next: pathname + search })} replace />;
  if (!isOfficeRole(user.role)) return <StorefrontRedirect path={paths.home()} />;
  return canOpenPage({ roles, right }, user) ? <Outlet /> : <Navigate to={homePath(user)} replace />;
}
