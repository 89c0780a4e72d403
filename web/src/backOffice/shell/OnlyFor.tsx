import { homePath } from '@bloomkin/shared/rules/menu.ts';
import type { ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isOfficeRole } from '../../officeRoles.ts';
import { useSession } from '../../session/useSession.ts';
import { mayOpen } from '../officePages.ts';
import { SessionPending } from '../SessionPending.tsx';
import { ToStorefront } from './ToStorefront.tsx';

interface OnlyForProps {
  roles: readonly Role[];
  /** Lets in managers with this right. */
  right?: ManagerRight | undefined;
}

/** Lets in those who may; guests sign in first and come back, others go to their own first page. */
export function OnlyFor({ roles, right }: OnlyForProps) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'unknown') return <SessionPending />;
  if (!user) return <Navigate to={`/auth/login?next=${encodeURIComponent(pathname + search)}`} replace />;
  if (!isOfficeRole(user.role)) return <ToStorefront path="/main" />;
  return mayOpen({ roles, right }, user) ? <Outlet /> : <Navigate to={homePath(user)} replace />;
}
