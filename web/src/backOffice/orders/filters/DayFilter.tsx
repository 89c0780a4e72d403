import { addDays, type Day, isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { DateFilter } from '#components/list/DateFilter.tsx';
import { dayNames, type OrderFilters } from './orderFilters.ts';
import type { SetFilters } from './useFilters.ts';

interface DayFilterProps {
  filters: OrderFilters;
  today: Day;
  onChange: SetFilters;
}

const chosen = 'chosen';
const range = 'range';

/** Today, tomorrow, both, any day of the calendar, or from one day to another. */
export function DayFilter({ filters, today, onChange }: DayFilterProps) {
  const { day, from, to } = filters;
  const isRange = from !== '' || to !== '';
  const isChosen = isDay(day);
  const choose = (value: string) =>
    onChange({
      day: parseDay(value === chosen ? today : value),
      ...(value === range ? { from: today, to: addDays(today, 6) } : { from: '', to: '' }),
      period: '',
    });
  return (
    <>
      <ChipSelect
        aria-label="Day"
        value={isRange ? range : isChosen ? chosen : day}
        data-on={day === '' && !isRange ? undefined : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Any day</option>
        {Object.entries(dayNames).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value={chosen}>Choose a day…</option>
        <option value={range}>Choose dates…</option>
      </ChipSelect>
      {isChosen && (
        <DayInput
          label="Day of delivery"
          value={day}
          onChange={(next) => onChange({ day: next, period: '' })}
        />
      )}
      {isRange && (
        <>
          <DayInput
            label="First day of delivery"
            value={from}
            onChange={(next) => onChange({ from: next, to: to && to < next ? next : to, period: '' })}
          />
          <span aria-hidden="true">to</span>
          <DayInput
            label="Last day of delivery"
            value={to}
            onChange={(next) => onChange({ from: from && from > next ? next : from, to: next, period: '' })}
          />
        </>
      )}
    </>
  );
}

interface DayInputProps {
  label: string;
  value: Day | '';
  onChange: (day: Day) => void;
}

const DayInput = ({ label, value, onChange }: DayInputProps) => (
  <DateFilter label={label} hideLabel value={value} onChange={(next) => isDay(next) && onChange(next)} />
);

const parseDay = (value: string): OrderFilters['day'] =>
  value === 'today' || value === 'tomorrow' || value === 'near' || isDay(value) ? value : '';
