import { isWaitingToBeHired } from '@bloomkin/shared/rules/managerStatus.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useRef } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../../api/apiError.ts';
import { useNow } from '../../components/useNow.ts';
import { useSession } from '../../session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { ShopNotOpenPage } from '../opening/ShopNotOpenPage.tsx';
import { useOfficeZone } from '../shell/useCompany.ts';
import { BulkBar } from './BulkBar.tsx';
import { ListFoot } from './ListFoot.tsx';
import { LoadBar } from './LoadBar.tsx';
import { Panel } from './listStyles.ts';
import { loadOrderList } from './loadOrderList.ts';
import { OrderList } from './OrderList.tsx';
import { OrdersHead } from './OrdersHead.tsx';
import type { OrderPage } from './orderCalls.ts';
import { isFiltered } from './orderFilters.ts';
import { orderKeys, pollMs } from './orderKeys.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { Tools } from './Tools.tsx';
import { useFilters } from './useFilters.ts';
import { useOrderActions } from './useOrderActions.tsx';
import { useSelection } from './useSelection.ts';

/** A florist's morning: what to make, what leaves next, what is new. Admins see everybody's. */
export function OrdersPage() {
  const { user } = useSession();
  if (!user) return null;
  const hasShop = user.is_admin || (user.company && !isWaitingToBeHired(user));
  return hasShop ? <OrderDesk user={user} /> : <ShopNotOpenPage user={user} />;
}

function OrderDesk({ user }: { user: User }) {
  const timeZone = useOfficeZone();
  const now = new Date(useNow(30_000));
  const today = localTime(now, timeZone).day;
  const [filters, setFilters] = useFilters();
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useSWR<OrderPage, ApiError>(
    orderKeys.list(filters, today),
    () => loadOrderList(filters, today),
    { refreshInterval: pollMs, keepPreviousData: true },
  );
  const orders = list.data?.data;
  const selection = useSelection(orders ?? []);
  const actions = useOrderActions();
  return (
    <OfficePage title="Orders">
      <OrdersHead today={today} filters={filters} timeZone={timeZone} />
      {!user.is_admin && <LoadBar timeZone={timeZone} />}
      <Panel aria-label="Order list">
        <StatusTabs filters={filters} counts={list.data?.counts} />
        <Tools filters={filters} onChange={setFilters} searchBox={searchBox} />
        <OrderList
          orders={orders}
          failure={list.error?.message}
          onRetry={() => void list.mutate()}
          isNarrowed={isFiltered(filters) || filters.status !== 'all' || filters.page > 1}
          onChange={setFilters}
          now={now}
          timeZone={timeZone}
          selection={selection}
          actions={actions}
          withFlorist={user.is_admin}
        />
        {list.data && <ListFoot page={list.data} filters={filters} />}
      </Panel>
      <BulkBar selection={selection} ask={actions.ask} />
      {actions.dialog}
      <Shortcuts searchBox={searchBox} />
    </OfficePage>
  );
}
