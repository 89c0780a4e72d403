import { isOfficeRole } from './officeRoles.ts';
import { useUser } from './useSession.ts';

/** Guests and buyers. */
export function useMayBuy(): boolean {
  const user = useUser();
  return !user || !isOfficeRole(user.role);
}
