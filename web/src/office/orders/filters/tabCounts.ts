import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { useQuery } from '#api/useQuery.ts';

const carts = { statuses: 'abandoned_cart', per_page: 1 } as const;

/** For admins; undefined while it loads. */
export const useCartCount = (isWanted = true): number | undefined =>
  useQuery(listOrders, isWanted ? { query: carts } : null, { keepPreviousData: false }).data?.total;
