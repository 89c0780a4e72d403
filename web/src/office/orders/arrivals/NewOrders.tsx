import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { localTime, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type ReactNode, useMemo } from 'react';
import { useCombinedQuery } from '#api/useQuery.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { NewOrdersContext } from '#office/kit/newOrdersContext.ts';
import { sumTaken } from '#office/kit/sumTaken.ts';
import { useOfficeZone } from '#office/kit/useCompany.ts';
import { loadCounts, loadOrders } from '#office/orders/orderCalls.ts';
import { polling } from '#office/orders/polling.ts';
import { useAppBadge } from './useAppBadge.ts';
import { useUnseen } from './useUnseen.ts';

interface Watched {
  orders: readonly Order[] | undefined;
  counts: Readonly<Record<string, number>>;
}

/** Placed since an instant, with the counts of all. */
async function loadTaken(placed_from: string): Promise<Watched> {
  const [{ orders }, { counts }] = await Promise.all([loadOrders({ placed_from }), loadCounts()]);
  return { orders, counts };
}

const loadCountsOnly = async (): Promise<Watched> => ({
  orders: undefined,
  counts: (await loadCounts()).counts,
});

interface NewOrdersProps {
  /** A florist's orders are announced; all florists' are too many, so they are only counted. */
  watch: 'orders' | 'count' | undefined;
  children: ReactNode;
}

/** Polls every 15 s, a florist's orders also in hidden tabs, because of the sound. */
export function NewOrders({ watch, children }: NewOrdersProps) {
  const zone = useOfficeZone();
  const today = localTime(new Date(useNow(60_000)), zone).day;
  const placed_from = toInstant(today, '00:00', zone).toISOString();
  const isAnnounced = watch === 'orders';
  const { data } = useCombinedQuery(
    listOrders,
    watch && `taken ${watch} ${today}`,
    () => (isAnnounced ? loadTaken(placed_from) : loadCountsOnly()),
    {
      ...polling,
      refreshWhenHidden: isAnnounced,
      // Otherwise swr stops retrying in a hidden tab.
      revalidateOnFocus: !isAnnounced,
    },
  );
  const unseen = useUnseen(data?.orders);
  useAppBadge(unseen);
  const state = useMemo(
    () => ({
      newCount: data?.counts.new ?? 0,
      unseen,
      takenToday: data?.orders && sumTaken(data.orders),
    }),
    [data, unseen],
  );
  return <NewOrdersContext value={state}>{children}</NewOrdersContext>;
}
