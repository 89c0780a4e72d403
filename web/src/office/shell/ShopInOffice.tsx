import { Outlet } from 'react-router-dom';
import { SessionPending } from '#office/kit/SessionPending.tsx';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useSession } from '#session/useSession.ts';
import { StorefrontRedirect } from './StorefrontRedirect.tsx';

/** Pages of the shop: inside the office for its roles, in the storefront for everybody else. */
export function ShopInOffice() {
  const { status, user } = useSession();
  if (status === 'unknown') return <SessionPending />;
  return user && isOfficeRole(user.role) ? <Outlet /> : <StorefrontRedirect />;
}
