import { addDays, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TimeField } from '#components/form/TimeField.tsx';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { areAlike, isOpenOn, type LastOrderValues, type OrderBy, type WeekdayRow } from './lastOrderRules.ts';

interface CardProps {
  company: Company;
  values: LastOrderValues;
  onChange: (next: Partial<LastOrderValues>) => void;
}

const monday = '2026-01-05';
const nameOf = (day: number) => weekdayName(addDays(monday, day - 1));

/** Monday to Friday in one row until they are split. */
export function WeekdaysCard({ company, values, onChange }: CardProps) {
  const [isSplit, setSplit] = useState(!areAlike(values.weekdays));
  const rows = isSplit
    ? values.weekdays.map(({ day }) => ({ name: nameOf(day), days: [day] }))
    : [
        { name: 'Monday – Friday', days: [1, 2, 3, 4, 5] },
        { name: nameOf(6), days: [6] },
        { name: nameOf(7), days: [7] },
      ];
  const set = (days: readonly number[], next: Partial<WeekdayRow>) =>
    onChange({
      weekdays: values.weekdays.map((row) => (days.includes(row.day) ? { ...row, ...next } : row)),
    });
  return (
    <Card aria-labelledby="by-weekday">
      <h2 id="by-weekday">By weekday</h2>
      <Stack $gap={2}>
        {rows.map(({ name, days }) => {
          const row = values.weekdays.find(({ day }) => day === days[0]);
          const isOpen = days.some((day) => isOpenOn(company, day));
          return (
            <Stack key={name} role="group" aria-label={name} $gap={0.5}>
              <Text as="b">
                {name}
                {!isOpen && ': closed, no orders for the same day'}
              </Text>
              <Grid $columns={2} $gap={1}>
                {isOpen && (
                  <TimeField
                    label="For the same day"
                    value={row?.same_day ?? ''}
                    onChange={({ target }) => set(days, { same_day: target.value || null })}
                  />
                )}
                <TimeField
                  label="For the next morning"
                  value={row?.next_morning ?? ''}
                  onChange={({ target }) => set(days, { next_morning: target.value || null })}
                />
              </Grid>
            </Stack>
          );
        })}
        <Text $small>An empty time means no rule: only the time you need to make one, and your hours.</Text>
        {!isSplit && (
          <div>
            <Button kind="quiet" onClick={() => setSplit(true)}>
              Split the weekdays
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const orderByOptions: readonly { label: string; value: OrderBy }[] = [
  { label: 'As above', value: null },
  { label: '1 hour earlier', value: { earlier_minutes: 60 } },
  { label: '2 hours earlier', value: { earlier_minutes: 120 } },
  { label: 'Only by 5 pm the day before', value: { day_before: '17:00' } },
  { label: 'Only by noon the day before', value: { day_before: '12:00' } },
];
const pickupOptions = [
  { label: 'As above', value: null },
  { label: '30 min before you close', value: 30 },
  { label: '1 hour before you close', value: 60 },
  { label: '2 hours before you close', value: 120 },
];

/** A value that was set elsewhere stays among the options. */
function withCurrent<V>(options: readonly { label: string; value: V }[], current: V) {
  const text = JSON.stringify(current);
  const isKnown = options.some(({ value }) => JSON.stringify(value) === text);
  return isKnown ? options : [...options, { label: 'As it is now', value: current }];
}

interface ChoiceProps<V> {
  label: string;
  options: readonly { label: string; value: V }[];
  value: V;
  onChange: (value: V) => void;
}

function Choice<V>({ label, options, value, onChange }: ChoiceProps<V>) {
  const shown = withCurrent(options, value);
  const index = shown.findIndex((one) => JSON.stringify(one.value) === JSON.stringify(value));
  return (
    <SelectField
      label={label}
      value={index}
      onChange={({ target }) => {
        const chosen = shown[Number(target.value)];
        if (chosen) onChange(chosen.value);
      }}
    >
      {shown.map((one, at) => (
        <option key={one.label} value={at}>
          {one.label}
        </option>
      ))}
    </SelectField>
  );
}

/** Zones are the owner's; a manager sees them in the sentences. */
export function ZonesCard({ company, values, onChange, isOwner }: CardProps & { isOwner: boolean }) {
  const zones = isOwner ? company.stores.flatMap(({ delivery_zones }) => delivery_zones) : [];
  const hasPickup = company.stores.some(({ pickup_point }) => pickup_point);
  return (
    <Card aria-labelledby="by-zone">
      <h2 id="by-zone">By zone</h2>
      <Stack $gap={2}>
        {zones.map(({ id, name }) => (
          <Choice
            key={id}
            label={name}
            options={orderByOptions}
            value={values.zones[id] ?? null}
            onChange={(value) => onChange({ zones: { ...values.zones, [id]: value } })}
          />
        ))}
        {hasPickup && (
          <Choice
            label="Pick-up"
            options={pickupOptions}
            value={values.pickupMinutes}
            onChange={(pickupMinutes) => onChange({ pickupMinutes })}
          />
        )}
      </Stack>
    </Card>
  );
}

const leadOptions = [
  { label: '30 min', value: 30 },
  { label: '1 hour', value: 60 },
  { label: '90 min', value: 90 },
  { label: '3 hours', value: 180 },
];

export const MakingCard = ({ values, onChange }: Omit<CardProps, 'company'>) => (
  <Card aria-labelledby="making-time">
    <h2 id="making-time">Time you need to make one</h2>
    <Stack $gap={2}>
      <Choice
        label="Before the window starts"
        options={leadOptions}
        value={values.leadMinutes}
        onChange={(leadMinutes) => onChange({ leadMinutes })}
      />
      <Text $small>Only hours when you are open count: an order at 11 pm does not use up your night.</Text>
    </Stack>
  </Card>
);
