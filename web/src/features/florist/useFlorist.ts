import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { useQuery } from '#api/useQuery.ts';
import { useSession } from '#session/useSession.ts';
import { toQueryPoint } from '../deliveryAddress/placeQuery.ts';
import { usePlace } from '../deliveryAddress/usePlace.ts';

export function useFlorist(id: string) {
  const place = usePlace();
  const { user } = useSession();
  // Its own people look at a shop before it opens.
  const asMyself = user?.company?.id === id;
  return useQuery(getCompany, { params: { id }, query: place ? toQueryPoint(place) : {} }, { asMyself });
}
