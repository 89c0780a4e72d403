import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listCases } from '@bloomkin/shared/routes/search.ts';
import { useQuery } from '#api/useQuery.ts';
import { polling } from '#office/orders/polling.ts';

const carts = { statuses: 'abandoned_cart', per_page: 1 } as const;

/** For admins; undefined while it loads. */
export const useCartCount = (isWanted = true): number | undefined =>
  useQuery(listOrders, isWanted ? { query: carts } : null, { keepPreviousData: false }).data?.total;

/** Claims, disputes and failed refunds, for admins; undefined while it loads. */
export const useCaseCount = (isWanted: boolean): number | undefined =>
  useQuery(listCases, isWanted ? { query: { per_page: 1 } } : null, polling).data?.counts.all;
