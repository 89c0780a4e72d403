import { type Day, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { notifyError } from '#components/feedback/notifyError.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { PageHead } from '../pageStyles.ts';
import { SoundSwitch } from './arrivals/SoundSwitch.tsx';
import type { OrderFilters } from './filters/orderFilters.ts';
import { loadFilteredOrders } from './loadOrderList.ts';
import { RunSheet } from './sheets/RunSheet.tsx';

const Acts = styled.div`
  @media (max-width: 767px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > :first-child {
      padding: 10px 14px;
    }
  }
`;

const monthName = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' });
export const dayHeading = (day: Day): string =>
  `${weekdayName(day)} ${Number(day.slice(8))} ${monthName.format(new Date(`${day}T00:00:00Z`))}`;

interface OrdersHeadProps {
  today: Day;
  filters: OrderFilters;
  timeZone: string;
}

export function OrdersHead({ today, filters, timeZone }: OrdersHeadProps) {
  const [sheet, setSheet] = useState<readonly Order[]>();
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!sheet) return;
    const done = () => setSheet(undefined);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [sheet]);
  const load = async () => {
    setLoading(true);
    try {
      setSheet(await loadFilteredOrders(filters, today));
    } catch (error) {
      notifyError(error, () => void load());
    } finally {
      setLoading(false);
    }
  };
  return (
    <PageHead>
      <div>
        <h1>Orders</h1>
        <p>{dayHeading(today)}</p>
      </div>
      <Acts>
        <Button onClick={load} aria-disabled={isLoading}>
          <OfficeIcon name="print" size={18} />
          <span>Print run sheet</span>
        </Button>
        <SoundSwitch />
      </Acts>
      {sheet && <RunSheet orders={sheet} day={dayHeading(today)} timeZone={timeZone} today={today} />}
    </PageHead>
  );
}
