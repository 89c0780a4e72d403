import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Petals } from '#features/deliveryDay/Petals.tsx';
import { useDeliveryDays } from '#office/orders/abandoned/cartDelivery.ts';
import type { EditValues } from './editValues.ts';

/** The shop's own windows on the chosen day; another time can still be typed. */
export function DayWindows({ order }: { order: Order }) {
  const { control, setValue } = useFormContext<EditValues>();
  const { day, start, stop, address } = useWatch({ control, compute: (values: EditValues) => values });
  const { days } = useDeliveryDays({ ...order, location: address.place });
  const offered = days?.find((one) => one.day === day);
  if (!offered) return null;
  const { periods, available, reason } = offered;
  const isChosen = periods.some(({ start_time, stop_time }) => start_time === start && stop_time === stop);
  return (
    <>
      {!available && reason && <p role="status">{reason}</p>}
      {periods.length > 0 && (
        <Petals
          day={day}
          timeZone={offered.timezone}
          windows={periods}
          chosen={isChosen ? { start_time: start, stop_time: stop } : undefined}
          onChoose={({ start_time, stop_time }) => {
            setValue('start', start_time, { shouldDirty: true, shouldValidate: true });
            setValue('stop', stop_time, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
    </>
  );
}
