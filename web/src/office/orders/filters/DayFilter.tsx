import { addDays, type Day, formatTime, isDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { DateFilter } from '#components/list/DateFilter.tsx';
import { Chip } from '#components/list/listStyles.ts';
import type { ControlProps } from '#office/kit/list/filters.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useOfficeZone } from '#office/kit/useCompany.ts';

export const dayNames = { today: 'Today', tomorrow: 'Tomorrow', near: 'Today and tomorrow' } as const;

const chosen = 'chosen';
const range = 'range';

/** Today, tomorrow, both, any day of the calendar, or from one day to another. */
export function DayFilter({ value: day, values, change }: ControlProps) {
  const { from = '', to = '' } = values;
  const timeZone = useOfficeZone();
  const isRange = from !== '' || to !== '';
  const isChosen = isDay(day);
  const set = (part: Readonly<Record<string, string>>) => change({ period: '', ...part });
  const choose = (value: string) => {
    const today = localTime(new Date(), timeZone).day;
    if (value === range) return set({ day: '', from: today, to: addDays(today, 6) });
    set({ day: value === chosen ? today : value, from: '', to: '' });
  };
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
      {isChosen && <DayInput label="Day of delivery" value={day} onChange={(next) => set({ day: next })} />}
      {isRange && (
        <>
          <DayInput
            label="First day of delivery"
            value={from}
            onChange={(next) => set({ from: next, to: to && to < next ? next : to })}
          />
          <span aria-hidden="true">to</span>
          <DayInput
            label="Last day of delivery"
            value={to}
            onChange={(next) => set({ from: from && from > next ? next : from, to: next })}
          />
        </>
      )}
    </>
  );
}

interface DayInputProps {
  label: string;
  value: string;
  onChange: (day: Day) => void;
}

const DayInput = ({ label, value, onChange }: DayInputProps) => (
  <DateFilter label={label} hideLabel value={value} onChange={(next) => isDay(next) && onChange(next)} />
);

/** From a delivery period above the list. */
export const PeriodFilter = ({ value, onChange }: ControlProps) =>
  value && (
    <Chip type="button" aria-pressed="true" onClick={() => onChange('')}>
      From {formatTime(value)}
      <OfficeIcon name="close" size={16} />
    </Chip>
  );

/** Shown while orders are late under the other filters. */
export function LateFilter({ value, counts, onChange }: ControlProps<'1' | ''>) {
  const late = counts?.late ?? 0;
  if (value)
    return (
      <Chip type="button" aria-pressed="true" onClick={() => onChange('')}>
        Late
        <OfficeIcon name="close" size={16} />
      </Chip>
    );
  return (
    late > 0 && (
      <Chip type="button" aria-pressed="false" onClick={() => onChange('1')}>
        {late} late
      </Chip>
    )
  );
}
