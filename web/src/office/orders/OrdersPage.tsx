import { paths } from '@bloomkin/shared/pages.ts';
import { isWaitingToBeHired } from '@bloomkin/shared/rules/managerStatus.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useNow } from '#components/hooks/useNow.ts';
import { loadInBackground } from '#http/loadInBackground.ts';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { SavedViews } from '#office/kit/savedViews/SavedViews.tsx';
import { orderViews } from '#office/kit/savedViews/viewStores.ts';
import { useOfficeZone } from '#office/kit/useCompany.ts';
import { useSession } from '#session/useSession.ts';
import { useOrderActions } from './changes/useOrderActions.tsx';
import { lastList } from './filters/lastList.ts';
import { StatusTabs } from './filters/StatusTabs.tsx';
import { OrderBulkBar } from './list/OrderBulkBar.tsx';
import { orderList } from './list/orderList.tsx';
import { Shortcuts } from './list/Shortcuts.tsx';
import { LoadBar } from './load/LoadBar.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrdersSwitch } from './OrdersSwitch.tsx';
import { OrderSheets } from './sheets/OrderSheets.tsx';
import { RunSheet } from './sheets/RunSheet.tsx';
import { usePrint } from './sheets/usePrint.tsx';
import { OrderPage } from './view/lazyOrderPage.ts';

/** Admins see all florists' orders. */
export function OrdersPage() {
  const { user } = useSession();
  if (!user) return null;
  const hasShop = user.is_admin || (user.company && !isWaitingToBeHired(user));
  if (hasShop) return <OrderDesk user={user} />;
  return <Navigate to={isWaitingToBeHired(user) ? paths.settings() : paths.openShop()} replace />;
}

function OrderDesk({ user: { is_admin: isAdmin } }: { user: User }) {
  const timeZone = useOfficeZone();
  const now = new Date(useNow(30_000));
  const today = localTime(now, timeZone).day;
  const actions = useOrderActions();
  const { printRunSheet, printSheet, sheet } = useSheets(timeZone);
  const { search } = useLocation();
  useEffect(() => lastList.remember(search), [search]);
  return (
    <ListPage
      list={orderList}
      context={{ now, timeZone, actions, printSheet, isAdmin }}
      arriveAt={lastList.openedRow()}
      acts={({ filters }) => (
        <>
          {!isAdmin && <OrdersSwitch current="list" />}
          <OrderActs {...{ today, timeZone, filters, isAdmin, onPrint: printRunSheet }} />
        </>
      )}
      above={({ filters, toSearch }) =>
        !isAdmin && <LoadBar timeZone={timeZone} filters={filters} toSearch={toSearch} />
      }
      tabs={({ filters, counts, toSearch }) => (
        <StatusTabs current={filters.status} toSearch={toSearch} counts={counts} withCarts={isAdmin} />
      )}
      tools={({ toSearch }) => (
        <SavedViews
          store={orderViews}
          search={toSearch({ search: '' })}
          all=""
          hint="Such as: Tomorrow, not paid"
        />
      )}
      below={({ page, selection, searchBox }) => (
        <>
          <PreparedOrderPage orders={page?.data} />
          <OrderBulkBar
            shown={page?.data ?? []}
            selection={selection}
            ask={actions.ask}
            onPrint={printRunSheet}
            printSheet={printSheet}
          />
          {actions.dialog}
          {sheet}
          <Shortcuts searchBox={searchBox} onEscape={selection.clear} />
        </>
      )}
    />
  );
}

function useSheets(timeZone: string) {
  const { print, sheet } = usePrint(timeZone);
  return {
    printRunSheet: (orders: readonly Order[]) => print(RunSheet, orders),
    printSheet: (orders: readonly Order[]) => print(OrderSheets, orders),
    sheet,
  };
}

/** For the shortest way from the list to an order and back. */
function PreparedOrderPage({ orders }: { orders: readonly Order[] | undefined }) {
  const isThere = orders !== undefined;
  useEffect(() => {
    if (isThere && navigator.onLine) void loadInBackground(OrderPage.load);
  }, [isThere]);
  useEffect(() => lastList.rememberOrders(orders ?? []), [orders]);
  return null;
}
