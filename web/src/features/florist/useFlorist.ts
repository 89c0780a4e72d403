import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { useQuery } from '../../api/useQuery.ts';
import { pointOf } from '../place/placeQuery.ts';
import { usePlace } from '../place/usePlace.ts';

/** A florist, with distances when the place is known. */
export function useFlorist(id: string) {
  const place = usePlace();
  return useQuery(getCompany, { params: { id }, query: place ? pointOf(place) : {} });
}
