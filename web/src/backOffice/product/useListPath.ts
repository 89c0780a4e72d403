import { paths } from '@bloomkin/shared/pages.ts';
import { useUser } from '#session/useSession.ts';

/** Where the florist's products are listed; an admin's are the whole market. */
export function useListPath(): string {
  const company = useUser()?.company;
  return company ? paths.florist(company.id) : paths.market();
}
