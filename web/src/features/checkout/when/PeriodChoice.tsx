import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { FieldError } from '#components/form/fieldStyles.ts';
import { Tiles } from '#features/checkout/checkoutStyles.ts';
import type { ChosenPeriod } from '#features/checkout/form/checkoutForm.ts';
import { fieldId } from '#features/checkout/form/fieldId.ts';
import { closedPeriodLabel } from '#features/deliveryDay/closedLabels.ts';
import { fewLeft } from '#features/deliveryDay/Petals.tsx';

type Period = DeliveryDay['periods'][number];

interface PeriodChoiceProps {
  day: DeliveryDay;
  chosen: ChosenPeriod | null;
  error: string | undefined;
  onChoose: (period: ChosenPeriod) => void;
}

function spotsLeftLabel(period: Period): string {
  if (!period.available) return closedPeriodLabel(period);
  return period.left === null || period.left > fewLeft ? 'Plenty of room' : `${period.left} left`;
}

export const PeriodChoice = ({ day, chosen, error, onChoose }: PeriodChoiceProps) => (
  <div id={fieldId('delivery_period')}>
    <Tiles $least={140}>
      <legend>What time?</legend>
      {day.periods.map((period) => {
        const { start_time, stop_time, available } = period;
        return (
          <label key={start_time}>
            <input
              type="radio"
              name="period"
              disabled={!available}
              checked={available && chosen?.start_time === start_time}
              onChange={() => onChoose({ start_time, stop_time })}
            />
            <b>{formatPeriod(start_time, stop_time)}</b>
            <small>{spotsLeftLabel(period)}</small>
          </label>
        );
      })}
    </Tiles>
    {error && <FieldError>{error}</FieldError>}
  </div>
);
