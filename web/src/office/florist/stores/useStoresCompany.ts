import { useSearchParams } from 'react-router-dom';
import { useSession } from '#session/useSession.ts';

/** A vendor's own company; an admin's comes from the URL or the store. */
export function useStoresCompany(ofStore?: string): {
  companyId: string | undefined;
  query: Record<string, string>;
} {
  const { user } = useSession();
  const [params] = useSearchParams();
  const named = params.get('company') ?? undefined;
  const companyId = user?.is_admin ? (named ?? ofStore ?? user.company?.id) : user?.company?.id;
  return { companyId, query: user?.is_admin && companyId ? { company: companyId } : {} };
}
