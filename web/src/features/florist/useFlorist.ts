import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { useQuery } from '#api/useQuery.ts';
import { toListPoint } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useSession } from '#session/useSession.ts';

/** Without an id nothing is loaded. */
export function useFlorist(id: string | undefined) {
  const place = usePlace();
  const { user } = useSession();
  // Staff preview a shop before it opens.
  const asMyself = id !== undefined && user?.company?.id === id;
  const args = id ? { params: { id }, query: place ? toListPoint(place) : {} } : null;
  return useQuery(getCompany, args, { asMyself });
}
