import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useQuery } from '#api/useQuery.ts';
import { userTimeZone } from '#components/hooks/useToday.ts';
import { useSession } from '#session/useSession.ts';

/** Undefined for admins, for applicants, and while loading. */
export function useCompany(): Company | undefined {
  const { user } = useSession();
  const id = user?.manager_status === 'moderation' ? undefined : user?.company?.id;
  return useQuery(getCompany, id ? { params: { id }, query: {} } : null, { asMyself: true }).data?.data;
}

/** The first store's time zone. */
export const useOfficeZone = (): string => useCompany()?.stores[0]?.timezone ?? userTimeZone();
