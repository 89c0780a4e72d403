import { FieldError } from '#components/form/fieldStyles.ts';
import { TimeField } from '#components/form/TimeField.tsx';
import { Card } from '#components/layout/Card.ts';
import { Choices, HoursRow } from './dayStyles.ts';
import {
  choose,
  type DayChoice,
  type DayValues,
  type HoursValue,
  hoursOf,
  openHours,
  type UsualDay,
} from './dayValues.ts';
import { describeHours } from './describeDay.ts';
import { StoreTicks } from './StoreTicks.tsx';

interface HoursCardProps {
  values: DayValues;
  usual: UsualDay;
  stores: readonly { id: string; name: string }[];
  fault: { path: string; message: string } | undefined;
  onChange: (values: Partial<DayValues>) => void;
}

export function HoursCard({ values, usual, stores, fault, onChange }: HoursCardProps) {
  const choices: readonly [DayChoice, string, string][] = [
    ['usual', 'As usual', describeHours(usual.hours)],
    ['noon', 'Until noon', 'or another hour'],
    ['longer', 'Longer day', describeHours(hoursOf('longer', usual))],
    ['closed', 'Closed', 'all day'],
  ];
  const current = values.choice === 'own' ? 'noon' : values.choice;
  return (
    <Card aria-label="Hours">
      <Choices role="group" aria-label="This day">
        {choices.map(([value, label, note]) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === current}
            onClick={() => onChange(choose(values, value, usual))}
          >
            <b>{label}</b>
            <small>{note}</small>
          </button>
        ))}
      </Choices>
      <HoursFields
        hours={openHours(values, usual)}
        onChange={(hours) => onChange({ choice: 'own', hours })}
      />
      <StoreTicks stores={stores} chosen={values.storeIds} onChange={(storeIds) => onChange({ storeIds })} />
      {fault && fault.path !== 'windows' && <FieldError role="alert">{fault.message}</FieldError>}
    </Card>
  );
}

interface HoursFieldsProps {
  hours: readonly HoursValue[];
  onChange: (hours: readonly HoursValue[]) => void;
}

function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const change = (index: number, about: Partial<HoursValue>) =>
    onChange(hours.map((one, at) => (at === index ? { ...one, ...about } : one)));
  return hours.map(({ start_time, stop_time }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the fields keep their place while a time is typed
    <HoursRow key={index}>
      <b>Open</b>
      <TimeField
        label={index === 0 ? 'Opens' : 'Opens again'}
        hideLabel
        value={start_time}
        onChange={({ target }) => change(index, { start_time: target.value })}
      />
      to
      <TimeField
        label={index === 0 ? 'Closes' : 'Closes for the day'}
        hideLabel
        value={stop_time}
        onChange={({ target }) => change(index, { stop_time: target.value })}
      />
    </HoursRow>
  ));
}
