import { useSearchParams } from 'react-router-dom';
import { useSession } from '#session/useSession.ts';

/** A vendor's own company; an admin names one in the address. */
export function useStoresCompany(): { companyId: string | undefined; query: Record<string, string> } {
  const { user } = useSession();
  const [params] = useSearchParams();
  const named = params.get('company') ?? undefined;
  const companyId = user?.is_admin ? (named ?? user.company?.id) : user?.company?.id;
  return { companyId, query: user?.is_admin && companyId ? { company: companyId } : {} };
}
