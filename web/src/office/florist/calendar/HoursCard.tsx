import styled from 'styled-components';
import { FieldError } from '#components/form/fieldStyles.ts';
import { TimeField } from '#components/form/TimeField.tsx';
import { Card } from '#components/layout/Card.ts';
import { from } from '#theme/breakPoints.ts';
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

const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  ${from('m')} {
    grid-template-columns: repeat(4, 1fr);
  }
  button {
    min-height: 64px;
    padding: 10px 14px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-petal-s);
    text-align: left;
  }
  button[aria-pressed='true'] {
    border-color: var(--bk-bg-brand);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

const HoursRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-top: 14px;
  > b {
    flex-basis: 100%;
    font-weight: 600;
  }
  & + fieldset {
    margin-top: 10px;
  }
  > div {
    flex: 0 1 140px;
  }
  ${from('m')} {
    > b {
      flex-basis: 56px;
    }
  }
`;

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
      {(fault?.path === 'hours' || fault?.path === 'storeIds') && (
        <FieldError role="alert">{fault.message}</FieldError>
      )}
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
