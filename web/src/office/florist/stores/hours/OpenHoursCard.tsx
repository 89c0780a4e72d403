import { timeZoneCity } from '@bloomkin/shared/rules/deadline.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import type { UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { IconButton } from '#components/actions/IconButton.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TimeField } from '#components/form/TimeField.tsx';
import { Card, CardHead } from '#components/layout/Card.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import {
  dayNames,
  findHoursFault,
  type HoursValue,
  type HoursValues,
  maxHoursPerDay,
  nextHours,
  usualHours,
} from './week.ts';

/** Day, hours, what can be done. */
const DayRow = styled.div`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px 12px;
  min-height: 64px;
  padding: 8px 0;
  border-top: 1px solid var(--bk-border-subtle);
  &:first-of-type {
    border-top: 0;
  }
  > p {
    align-self: center;
    color: var(--bk-text-secondary);
  }
  > div:last-child {
    display: flex;
    justify-content: flex-end;
    min-width: 0;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const HoursLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & + & {
    margin-top: 8px;
  }
  > div {
    flex: 0 1 138px;
  }
  > p {
    flex-basis: 100%;
  }
`;

interface OpenHoursCardProps {
  form: UseFormReturn<HoursValues>;
  store: Store;
}

export function OpenHoursCard({ form, store }: OpenHoursCardProps) {
  const week = form.watch('week');
  const change = (index: number, day: HoursValue[]) =>
    form.setValue('week', week.with(index, day), { shouldDirty: true });
  const copyToWeekdays = () => {
    const [monday = []] = week;
    const copy = () => monday.map((hours) => ({ ...hours }));
    form.setValue(
      'week',
      week.map((day, index) => (index < 5 ? copy() : day)),
      { shouldDirty: true },
    );
  };
  return (
    <Card aria-labelledby="open-hours">
      <CardHead>
        <h2 id="open-hours">Open hours</h2>
        <p>{timeZoneCity(store.timezone)} time</p>
      </CardHead>
      {dayNames.map((name, index) => {
        const day = week[index] ?? [];
        return (
          <DayRow key={name} role="group" aria-label={name}>
            <SwitchField
              side="start"
              label={`${name}, open`}
              checked={day.length > 0}
              onChange={({ target }) => change(index, target.checked ? [usualHours(week, index)] : [])}
            >
              {name}
            </SwitchField>
            {day.length > 0 ? (
              <DayHours
                form={form}
                name={name}
                index={index}
                day={day}
                onRemove={(position) => change(index, day.toSpliced(position, 1))}
              />
            ) : (
              <p>Closed</p>
            )}
            <div>
              {index === 0 && day.length > 0 && (
                <Button kind="quiet" onClick={copyToWeekdays}>
                  Copy to weekdays
                </Button>
              )}
              {day.length > 0 && day.length < maxHoursPerDay && (
                <IconButton
                  icon="plus"
                  label={`Add hours on ${name}`}
                  onClick={() => change(index, [...day, nextHours(day)])}
                />
              )}
            </div>
          </DayRow>
        );
      })}
    </Card>
  );
}

interface DayHoursProps {
  form: UseFormReturn<HoursValues>;
  name: string;
  index: number;
  day: readonly HoursValue[];
  onRemove: (position: number) => void;
}

function DayHours({ form, name, index, day, onRemove }: DayHoursProps) {
  const errors = form.formState.errors.week?.[index];
  const validate = (position: number) => () => findHoursFault(form.getValues('week')[index] ?? [], position);
  return (
    <div>
      {day.map((_, position) => {
        const error = errors?.[position]?.stop?.message;
        const nth = position === 0 ? '' : ` ${position + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other identity than their place
          <HoursLine key={position}>
            <TimeField
              label={`${name} from${nth}`}
              hideLabel
              {...form.register(`week.${index}.${position}.start`, {
                deps: `week.${index}.${position}.stop`,
              })}
            />
            <span>to</span>
            <TimeField
              label={`${name} to${nth}`}
              hideLabel
              aria-invalid={error !== undefined}
              {...form.register(`week.${index}.${position}.stop`, { validate: validate(position) })}
            />
            {position > 0 && (
              <IconButton
                icon="close"
                label={`Remove hours${nth} on ${name}`}
                onClick={() => onRemove(position)}
              />
            )}
            {error && (
              <FieldError role="alert">
                <VisuallyHidden>{name}: </VisuallyHidden>
                {error}
              </FieldError>
            )}
          </HoursLine>
        );
      })}
    </div>
  );
}
