import { type Day, isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { ChipSelect, DayChip } from '#components/list/listStyles.ts';
import { dayNames, type OrderFilters } from './orderFilters.ts';
import type { SetFilters } from './useFilters.ts';

interface DayFilterProps {
  day: OrderFilters['day'];
  today: Day;
  onChange: SetFilters;
}

const chosen = 'chosen';

/** Today, tomorrow, both, or any day of the calendar. */
export function DayFilter({ day, today, onChange }: DayFilterProps) {
  const isChosen = isDay(day);
  const choose = (value: string) => onChange({ day: parseDay(value === chosen ? today : value), period: '' });
  return (
    <>
      <ChipSelect
        aria-label="Day"
        value={isChosen ? chosen : day}
        data-on={day === '' ? undefined : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Any day</option>
        {Object.entries(dayNames).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value={chosen}>Choose a day…</option>
      </ChipSelect>
      {isChosen && (
        <DayChip>
          <VisuallyHidden>Day of delivery</VisuallyHidden>
          <input
            type="date"
            value={day}
            onChange={({ target }) => isDay(target.value) && onChange({ day: target.value, period: '' })}
          />
        </DayChip>
      )}
    </>
  );
}

const parseDay = (value: string): OrderFilters['day'] =>
  value === 'today' || value === 'tomorrow' || value === 'near' || isDay(value) ? value : '';
