import { listOrderDays } from '@bloomkin/shared/routes/orders.ts';
import { useId, useState } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { DayWindows } from '#features/deliveryDay/DayWindows.tsx';
import type { PartProps } from './orderChange.ts';

const firstShown = 12;

/** The days that the florist can still do at the order's price. */
export function TimePart({ order, values: { time }, change, errorOf }: PartProps) {
  const labelId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, mutate } = useQuery(listOrderDays, { params: { id: order.id } });
  const fault = errorOf('deliveryDay', 'delivery_period');
  return (
    <QueryPart
      data={data?.data}
      error={error}
      failed={<FailedPart title="We could not load the days." onRetry={() => void mutate()} />}
      skeleton={<Skeleton $height="320px" $radius="20px" />}
    >
      {(all) => {
        const open = all.filter(({ available }) => available);
        if (open.length === 0) return <p>Your florist has no other free time. Please call them.</p>;
        const near = open.filter(({ day }, index) => index < firstShown || day === time.deliveryDay);
        return (
          <>
            <p id={labelId}>{order.isPickup ? 'When will you pick up?' : 'When should they arrive?'}</p>
            <DayWindows
              labelledBy={labelId}
              days={showsAll ? open : near}
              day={time.deliveryDay}
              window={time.delivery_period}
              onDay={(deliveryDay) => change({ time: { deliveryDay, delivery_period: null } })}
              onWindow={(delivery_period) => change({ time: { ...time, delivery_period } })}
            />
            {!showsAll && open.length > near.length && (
              <Button kind="quiet" onClick={() => setShowsAll(true)}>
                Later days
              </Button>
            )}
            {fault && <FieldError role="alert">{fault}</FieldError>}
            {all.some(({ reason_code }) => reason_code === 'other_price') && (
              <small>Days on which delivery costs something else are left out.</small>
            )}
          </>
        );
      }}
    </QueryPart>
  );
}
