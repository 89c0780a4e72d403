import { paths } from '@bloomkin/shared/pages.ts';
import { exportOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useNavigate } from 'react-router-dom';
import { fetchFile } from '#api/fetchFile.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { useIsTable } from '#components/list/ListView.tsx';
import { notifyError } from '#components/notifyError.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { useAction } from '#components/useAction.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useCompany } from '#office/kit/useCompany.ts';
import { StopSelling } from '#office/orders/stop/StopSelling.tsx';
import { SoundSwitch } from './arrivals/SoundSwitch.tsx';
import { hasCard } from './cards/cardText.ts';
import { type OrderFilters, toOrderQuery } from './filters/orderFilters.tsx';
import { loadOrders } from './orderCalls.ts';

interface OrderActsProps {
  today: Day;
  timeZone: string;
  filters: OrderFilters;
  isAdmin: boolean;
  onPrint: (orders: readonly Order[]) => void;
}

export function OrderActs({ today, timeZone, filters, isAdmin, onPrint }: OrderActsProps) {
  const isOfAll = isAdmin && filters.company === '';
  const company = useCompany();
  const isTable = useIsTable();
  const openCards = useCards(filters);
  const { run, running, busy } = useAction(async (what: 'print' | 'cards' | 'export') => {
    if (what === 'print') return onPrint(await loadForSheet(filters, today));
    if (what === 'cards') return openCards(await loadForSheet(filters, today));
    const file = await fetchFile(exportOrders, { query: toOrderQuery(filters, today) });
    saveFile('orders.csv', 'text/csv', file);
  }, notifyError);
  const printSheet = () => void run('print');
  const exportFile = () => void run('export');
  return (
    <>
      {company && <StopSelling company={company} timeZone={timeZone} />}
      {isTable ? (
        <>
          <Button changes onClick={exportFile} aria-disabled={busy}>
            <OfficeIcon name="share" size={18} />
            {running?.[0] === 'export' ? 'Exporting…' : 'Export'}
          </Button>
          {!isOfAll && (
            <Button onClick={printSheet} aria-disabled={busy}>
              <OfficeIcon name="print" size={18} />
              Print run sheet
            </Button>
          )}
        </>
      ) : (
        <Menu
          label="Print and export"
          items={[
            ...(isOfAll
              ? []
              : [
                  { label: 'Print run sheet', onSelect: printSheet },
                  { label: 'Print cards', onSelect: () => void run('cards') },
                ]),
            { label: 'Export', changes: true, onSelect: exportFile },
          ]}
        />
      )}
      {!isAdmin && <SoundSwitch />}
    </>
  );
}

/** Those of delivered orders only under that status. */
function useCards({ status: shown }: OrderFilters) {
  const navigate = useNavigate();
  return async (orders: readonly Order[]) => {
    const ids = orders
      .filter((order) => hasCard(order) && (shown === 'completed' || order.status !== 'completed'))
      .map(({ id }) => id);
    if (ids.length > 0) await navigate(paths.orderCards({ ids: ids.join() }));
    else void notify({ tone: 'error', message: 'No open order here has a card message.' });
  };
}

/** For the run sheet: today by default, without a limit, since paper cannot show that orders are missing. */
async function loadForSheet(filters: OrderFilters, today: Day): Promise<Order[]> {
  const day = filters.from || filters.to ? '' : filters.day || 'today';
  return (await loadOrders(toOrderQuery({ ...filters, day }, today), Infinity)).orders;
}
