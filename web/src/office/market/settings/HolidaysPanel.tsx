import type { ChangedHoliday } from '@bloomkin/shared/rules/holidayChanges.ts';
import { type AustralianState, australianStates } from '@bloomkin/shared/rules/publicHolidays.ts';
import { addDays, type Day, formatDay, isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSydneyToday } from '#components/hooks/useToday.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { stateNames } from '#office/kit/stateNames.ts';
import { addHoliday, daysListed, type HolidayRow, listHolidayRows, setHoliday } from './holidayRows.ts';

const ClosedRow = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  border-top: 1px solid var(--bk-border-subtle);
  > label {
    flex: 1;
    min-width: 0;
  }
  label b,
  label small {
    display: block;
  }
  label b {
    font-weight: 600;
  }
`;

const AddDay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px;
  margin-top: 12px;
  > div {
    flex: 1 1 160px;
  }
`;

const HolidayRows = styled.div`
  margin-top: 14px;
  > button {
    margin-left: -20px;
  }
`;

const shownFirst = 6;
const everywhere = 'all';

interface HolidaysPanelProps {
  holidays: readonly ChangedHoliday[];
  onChange: (holidays: ChangedHoliday[]) => void;
}

export function HolidaysPanel({ holidays, onChange }: HolidaysPanelProps) {
  const [state, setState] = useState<AustralianState>('NSW');
  const [isWhole, setWhole] = useState(false);
  const today = useSydneyToday();
  const rows = listHolidayRows(holidays, state, today);
  const shown = isWhole ? rows : rows.slice(0, shownFirst);
  return (
    <Panel aria-labelledby="holidays">
      <header>
        <h2 id="holidays">Public holidays</h2>
        <p>
          The law’s are ready; add what a government orders, or take one away. Shops are closed on them unless
          the florist ticks the day as open. Orders placed before stay.
        </p>
      </header>
      <Stack $width={420}>
        <SelectField
          label="State"
          value={state}
          onChange={({ target }) => setState(australianStates.find((one) => one === target.value) ?? state)}
        >
          {australianStates.map((one) => (
            <option key={one} value={one}>
              {stateNames[one].replace('the ', '')}
            </option>
          ))}
        </SelectField>
      </Stack>
      <HolidayRows>
        <ul>
          {shown.map((row) => (
            <ClosedRow key={row.day}>
              <Checkbox
                checked={row.isHoliday}
                onChange={(checked) => onChange(setHoliday(holidays, state, row, checked))}
              >
                <b>{row.name}</b>
                <small>{formatDay(row.day, today)}</small>
              </Checkbox>
              <StatusPill tone={row.isHoliday ? 'success' : 'neutral'}>{describeRow(row)}</StatusPill>
            </ClosedRow>
          ))}
        </ul>
        {rows.length > shownFirst && (
          <Button kind="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${rows.length} of the coming two years`}
          </Button>
        )}
      </HolidayRows>
      <AddHoliday
        state={state}
        today={today}
        onAdd={(states, added) => {
          onChange(addHoliday(holidays, states, added));
          setWhole(true);
        }}
      />
    </Panel>
  );
}

function describeRow({ isHoliday, isByLaw }: HolidayRow): string {
  if (!isHoliday) return 'Taken away';
  return isByLaw ? 'By law' : 'Added';
}

interface AddHolidayProps {
  state: AustralianState;
  today: Day;
  onAdd: (states: readonly AustralianState[], added: { day: Day; name: string }) => void;
}

function AddHoliday({ state, today, onAdd }: AddHolidayProps) {
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const [where, setWhere] = useState('');
  const [tried, setTried] = useState(false);
  const last = addDays(today, daysListed - 1);
  const isWrongDay = !isDay(day) || day < today || day > last;
  const add = () => {
    setTried(true);
    if (isWrongDay || name.trim() === '') return;
    onAdd(where === everywhere ? australianStates : [state], { day, name: name.trim() });
    setDay('');
    setName('');
    setTried(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <AddDay>
      <DateField
        label="Another day"
        min={today}
        max={last}
        value={day}
        error={
          tried && isWrongDay
            ? `Choose a day from ${formatDay(today)} to ${formatDay(last, today)}`
            : undefined
        }
        onChange={({ target }) => setDay(target.value)}
        onKeyDown={onKeyDown}
      />
      <TextField
        label="Its name"
        maxLength={60}
        value={name}
        error={tried && name.trim() === '' ? 'Enter a name' : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onKeyDown}
      />
      <SelectField label="Where" value={where} onChange={({ target }) => setWhere(target.value)}>
        <option value="">In {stateNames[state]}</option>
        <option value={everywhere}>In every state</option>
      </SelectField>
      <Button onClick={add}>
        <OfficeIcon name="plus" size={20} />
        Add a holiday
      </Button>
    </AddDay>
  );
}
