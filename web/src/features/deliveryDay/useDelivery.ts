import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { useQuery } from '#api/useQuery.ts';
import { toQueryPlace } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useChosenDay } from './deliveryDay.ts';
import { offerFor } from './offerFor.ts';

/** Delivery windows close. */
const refreshMs = 60_000;

interface Delivered {
  company: string;
  price: number;
  /** As the query names them. */
  goods: string;
}

export function useDelivery({ company, price, goods }: Delivered, isAsked = true) {
  const place = usePlace();
  const wanted = useChosenDay();
  const { data, error, mutate } = useQuery(
    deliveryDays,
    place && isAsked
      ? { query: { company_id: company, goods_total: price, goods, ...toQueryPlace(place) } }
      : null,
    { keepPreviousData: false, refreshInterval: refreshMs },
  );
  const days = data?.data;
  const { offer, refusal } = offerFor(days ?? [], wanted);
  /** Not on any day. */
  const isRefused = place !== undefined && days !== undefined && !offer;
  const isToday = offer === days?.[0];
  return { place, days, error, retry: () => void mutate(), offer, refusal, isRefused, isToday };
}
