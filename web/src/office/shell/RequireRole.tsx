import { canOpenPage, homePath } from '@bloomkin/shared/menu.ts';
import type { OfficePage } from '@bloomkin/shared/page.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { listAdminRights } from '@bloomkin/shared/rules/entrance.ts';
import type { ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AdminRightNote } from '#office/kit/AdminRightNote.tsx';
import { SessionPending } from '#office/kit/SessionPending.tsx';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useSession } from '#session/useSession.ts';
import { StorefrontRedirect } from './StorefrontRedirect.tsx';

interface RequireRoleProps {
  roles: readonly Role[];
  /** Lets in managers with this right. */
  right?: ManagerRight | undefined;
  adminRight?: OfficePage['adminRight'];
  fallbacks?: OfficePage['fallbacks'];
}

/** Guests sign in and return; others go to their fallback or home page. */
export function RequireRole({ roles, right, adminRight, fallbacks }: RequireRoleProps) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'unknown') return <SessionPending />;
  if (!user) return <Navigate to={paths.login({ next: pathname + search })} replace />;
  if (!isOfficeRole(user.role)) return <StorefrontRedirect path={paths.home()} />;
  if (canOpenPage({ roles, right }, user))
    return right || adminRight ? (
      <AdminRightNote wanted={listAdminRights({ right, adminRight })}>
        <Outlet />
      </AdminRightNote>
    ) : (
      <Outlet />
    );
  return <Navigate to={fallbacks?.[user.role] ?? homePath(user)} replace />;
}
