import { exportOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { fetchFile } from '#api/fetchFile.ts';
import { Button } from '#components/actions/Button.tsx';
import { useAction } from '#components/actions/useAction.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { useIsTable } from '#components/list/ListView.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { saveFile } from '#features/orders/saveFile.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { PageHead } from '../pageStyles.ts';
import { SoundSwitch } from './arrivals/SoundSwitch.tsx';
import { daysHeading, type OrderFilters } from './filters/orderFilters.ts';
import { exportQuery, loadForSheet } from './loadOrderList.ts';

const Acts = styled.div`
  && {
    flex-wrap: nowrap;
  }
`;

interface OrdersHeadProps {
  today: Day;
  filters: OrderFilters;
  isAdmin: boolean;
  onPrint: (orders: readonly Order[]) => void;
}

export function OrdersHead({ today, filters, isAdmin, onPrint }: OrdersHeadProps) {
  const isOfAll = isAdmin && filters.company === '';
  const isTable = useIsTable();
  const { run, running, busy } = useAction(async (what: 'print' | 'export') => {
    if (what === 'print') return onPrint(await loadForSheet(filters, today));
    const file = await fetchFile(exportOrders, { query: exportQuery(filters, today) });
    saveFile('orders.csv', 'text/csv', file);
  }, notifyError);
  const printSheet = () => void run('print');
  const exportFile = () => void run('export');
  return (
    <PageHead>
      <div>
        <h1>Orders</h1>
        <p>{daysHeading(filters, today)}</p>
      </div>
      <Acts>
        {isTable ? (
          <>
            <Button onClick={exportFile} aria-disabled={busy}>
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
              ...(isOfAll ? [] : [{ label: 'Print run sheet', onSelect: printSheet }]),
              { label: 'Export', onSelect: exportFile },
            ]}
          />
        )}
        {!isAdmin && <SoundSwitch />}
      </Acts>
    </PageHead>
  );
}
