import { paths } from '@bloomkin/shared/pages.ts';
import { isWaitingToBeHired } from '@bloomkin/shared/rules/managerStatus.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useNow } from '#components/hooks/useNow.ts';
import { Panel } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useSelection } from '#components/list/useSelection.ts';
import { loadInBackground } from '#http/loadInBackground.ts';
import { useSession } from '#session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { OrderPage } from '../order/lazyOrderPage.ts';
import { useOfficeZone } from '../shell/useCompany.ts';
import { useOrderActions } from './changes/useOrderActions.tsx';
import { OrderFiltersBar, type OrderFiltersBarProps } from './filters/OrderFiltersBar.tsx';
import { type OrderFilters, writeFilters } from './filters/orderFilters.ts';
import { StatusTabs } from './filters/StatusTabs.tsx';
import { type SetFilters, useFilters } from './filters/useFilters.ts';
import { lastList } from './list/lastList.ts';
import { OrderBulkBar } from './list/OrderBulkBar.tsx';
import { OrderList } from './list/OrderList.tsx';
import { Shortcuts } from './list/Shortcuts.tsx';
import { type ListedOrders, useOrderList } from './list/useOrderList.ts';
import { LoadBar } from './load/LoadBar.tsx';
import { OrdersHead } from './OrdersHead.tsx';
import { OrderSheets } from './sheets/OrderSheets.tsx';
import { RunSheet } from './sheets/RunSheet.tsx';
import { usePrint } from './sheets/usePrint.tsx';

/** Admins see all florists' orders. */
export function OrdersPage() {
  const { user } = useSession();
  if (!user) return null;
  const hasShop = user.is_admin || (user.company && !isWaitingToBeHired(user));
  if (hasShop) return <OrderDesk user={user} />;
  return <Navigate to={isWaitingToBeHired(user) ? paths.settings() : paths.openShop()} replace />;
}

function OrderDesk({ user }: { user: User }) {
  const { timeZone, now, today } = useOfficeDay();
  const [filters, setFilters] = useFilters();
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useOrderList(filters, today, setFilters);
  const orders = list.page?.data;
  const selection = useSelection(orders ?? [], `${writeFilters(filters)}`);
  const actions = useOrderActions();
  const { printRunSheet, printOrderSheets, sheets } = useSheets(timeZone);
  usePreparedOrderPage(orders);
  return (
    <OfficePage title="Orders" arriveAt={lastList.openedRow()}>
      <OrdersHead today={today} filters={filters} isAdmin={user.is_admin} onPrint={printRunSheet} />
      {!user.is_admin && <LoadBar timeZone={timeZone} filters={filters} />}
      <Panel aria-label="Order list">
        <ListHead
          counts={list.counts}
          filters={filters}
          onChange={setFilters}
          today={today}
          isAdmin={user.is_admin}
          searchBox={searchBox}
        />
        <OrderList
          list={list}
          filters={filters}
          onChange={setFilters}
          now={now}
          timeZone={timeZone}
          selection={selection}
          actions={actions}
          printSheet={printOrderSheets}
          withFlorist={user.is_admin}
        />
        {list.page && <ListPages page={list.page} filters={filters} onChange={setFilters} />}
      </Panel>
      <OrderBulkBar
        shown={orders ?? []}
        selection={selection}
        ask={actions.ask}
        onPrint={printRunSheet}
        printSheet={printOrderSheets}
      />
      {actions.dialog}
      {sheets}
      <Shortcuts searchBox={searchBox} onEscape={selection.clear} />
    </OfficePage>
  );
}

function useOfficeDay() {
  const timeZone = useOfficeZone();
  const now = new Date(useNow(30_000));
  return { timeZone, now, today: localTime(now, timeZone).day };
}

function useSheets(timeZone: string) {
  const { print, sheet: sheets } = usePrint(timeZone);
  return {
    printRunSheet: (orders: readonly Order[]) => print(RunSheet, orders),
    printOrderSheets: (orders: readonly Order[]) => print(OrderSheets, orders),
    sheets,
  };
}

/** For the shortest way from the list to an order and back. */
function usePreparedOrderPage(orders: readonly Order[] | undefined): void {
  const isThere = orders !== undefined;
  useEffect(() => {
    if (isThere && navigator.onLine) void loadInBackground(OrderPage.load);
  }, [isThere]);
  useEffect(() => lastList.rememberOrders(orders ?? []), [orders]);
}

interface ListHeadProps extends Omit<OrderFiltersBarProps, 'late'> {
  counts: ListedOrders['counts'];
}

const ListHead = ({ counts, ...bar }: ListHeadProps) => (
  <>
    <StatusTabs filters={bar.filters} counts={counts} withCarts={bar.isAdmin} />
    <OrderFiltersBar {...bar} late={counts?.late} />
  </>
);

interface ListPagesProps {
  page: NonNullable<ListedOrders['page']>;
  filters: OrderFilters;
  onChange: SetFilters;
}

const ListPages = ({ page, filters, onChange }: ListPagesProps) => (
  <Pagination
    list={page}
    toSearch={(number) => `${writeFilters({ ...filters, page: number })}`}
    onPerPage={(perPage) => onChange({ perPage })}
  />
);
