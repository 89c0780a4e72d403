import { arrivalDays } from '@bloomkin/shared/routes/catalogue.ts';
import type { ArrivalDay } from '@bloomkin/shared/schemas/listing.ts';
import { useQuery } from '#api/useQuery.ts';
import { useToday } from '#components/hooks/useToday.ts';
import { toListPlace } from '#features/deliveryAddress/placeQuery.ts';
import type { StoredPlace } from '#storage/storage.ts';

/** Delivery windows close. */
const refreshMs = 60_000;

/** Empty when no florist delivers; undefined while loading. */
export function useArrivalDays(place: StoredPlace | undefined): readonly ArrivalDay[] | undefined {
  const { data } = useQuery(arrivalDays, place ? { query: toListPlace(place) } : null, {
    keepPreviousData: false,
    refreshInterval: refreshMs,
  });
  return data?.data;
}

/** The first day that somebody delivers there; today without a place. */
export function useSoonestDay(place: StoredPlace | undefined, today: string): string {
  return useArrivalDays(place)?.find(({ available }) => available)?.day ?? today;
}

/** `YYYY-MM-DD` at the address; the user's day without one. */
export function useTodayAt(place: StoredPlace | undefined): string {
  const here = useToday();
  return useArrivalDays(place)?.[0]?.day ?? here;
}
