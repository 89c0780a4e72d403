import { paths } from '@bloomkin/shared/pages.ts';
import { isWaitingToBeHired } from '@bloomkin/shared/rules/managerStatus.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
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
import { OrderFiltersBar } from './filters/OrderFiltersBar.tsx';
import { writeFilters } from './filters/orderFilters.ts';
import { StatusTabs } from './filters/StatusTabs.tsx';
import { useFilters } from './filters/useFilters.ts';
import { lastList } from './list/lastList.ts';
import { OrderBulkBar } from './list/OrderBulkBar.tsx';
import { OrderList } from './list/OrderList.tsx';
import { Shortcuts } from './list/Shortcuts.tsx';
import { useOrderList } from './list/useOrderList.ts';
import { LoadBar } from './load/LoadBar.tsx';
import { OrdersHead } from './OrdersHead.tsx';
import { OrderSheets } from './sheets/OrderSheets.tsx';
import { RunSheet } from './sheets/RunSheet.tsx';
import { usePrint } from './sheets/usePrint.tsx';

function preloadOrderPage(): void {
  if (navigator.onLine) void loadInBackground(OrderPage.load);
}

/** Admins see all florists' orders. */
export function OrdersPage() {
  const { user } = useSession();
  if (!user) return null;
  const hasShop = user.is_admin || (user.company && !isWaitingToBeHired(user));
  if (hasShop) return <OrderDesk user={user} />;
  return <Navigate to={isWaitingToBeHired(user) ? paths.settings() : paths.openShop()} replace />;
}

function OrderDesk({ user }: { user: User }) {
  const timeZone = useOfficeZone();
  const now = new Date(useNow(30_000));
  const today = localTime(now, timeZone).day;
  const [filters, setFilters] = useFilters();
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useOrderList(filters, today, setFilters);
  const orders = list.page?.data;
  const selection = useSelection(orders ?? [], `${writeFilters(filters)}`);
  const actions = useOrderActions();
  const runSheet = usePrint(RunSheet, timeZone);
  const orderSheets = usePrint(OrderSheets, timeZone);
  const isThere = orders !== undefined;
  useEffect(() => {
    if (isThere) preloadOrderPage();
  }, [isThere]);
  useEffect(() => lastList.rememberOrders(orders ?? []), [orders]);
  return (
    <OfficePage title="Orders" arriveAt={lastList.openedRow()}>
      <OrdersHead
        today={today}
        filters={filters}
        isOfAll={user.is_admin && filters.company === ''}
        onPrint={runSheet.print}
      />
      {!user.is_admin && <LoadBar timeZone={timeZone} filters={filters} />}
      <Panel aria-label="Order list">
        <StatusTabs filters={filters} counts={list.counts} withCarts={user.is_admin} />
        <OrderFiltersBar
          filters={filters}
          onChange={setFilters}
          today={today}
          late={list.counts?.late}
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
          printSheet={orderSheets.print}
          withFlorist={user.is_admin}
        />
        {list.page && (
          <Pagination
            page={list.page.page}
            perPage={list.page.per_page}
            count={list.page.data.length}
            total={list.page.total}
            totalPages={list.page.total_pages}
            toSearch={(page) => `${writeFilters({ ...filters, page })}`}
            onPerPage={(perPage) => setFilters({ perPage })}
          />
        )}
      </Panel>
      <OrderBulkBar
        shown={orders ?? []}
        selection={selection}
        ask={actions.ask}
        onPrint={runSheet.print}
        printSheet={orderSheets.print}
      />
      {actions.dialog}
      {runSheet.sheet}
      {orderSheets.sheet}
      <Shortcuts searchBox={searchBox} onEscape={selection.clear} />
    </OfficePage>
  );
}
