import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useApi } from '../../api/useApi.ts';
import { pointOf } from '../place/placeQuery.ts';
import { usePlace } from '../place/usePlace.ts';

/** How often the days are asked for again: windows close while one reads. */
const refreshMs = 60_000;

/** When a product can arrive at the reader's address: the florist's days, and the first one that is open. */
export function useDelivery({ company, price }: Product) {
  const place = usePlace();
  const { data, error, mutate } = useApi(
    deliveryDays,
    place ? { query: { company_id: company, goods_total: price, ...pointOf(place) } } : null,
    { keepPreviousData: false, refreshInterval: refreshMs },
  );
  const days = data?.data;
  return { place, days, error, retry: () => void mutate(), first: days?.find(({ available }) => available) };
}
