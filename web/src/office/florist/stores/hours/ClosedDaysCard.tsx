import { followHolidays } from '@bloomkin/shared/rules/holidayChanges.ts';
import type { AustralianState } from '@bloomkin/shared/rules/publicHolidays.ts';
import { addDays, type Day, formatDay, isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { useState } from 'react';
import { useChannels } from '#api/useChannels.ts';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { Card, CardHead } from '#components/layout/Card.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { stateNames } from '#office/kit/stateNames.ts';
import { type Closures, closeDay, listClosedDays, openDay } from './closedDays.ts';
import { AddDay, ClosedRow } from './hoursStyles.ts';

const shownFirst = 6;

interface ClosedDaysCardProps {
  closures: Closures;
  state: AustralianState;
  today: Day;
  onChange: (closures: Closures) => void;
}

export function ClosedDaysCard({ closures, state, today, onChange }: ClosedDaysCardProps) {
  const [isWhole, setWhole] = useState(false);
  const market = useChannels({ revalidateIfStale: true });
  if (market) followHolidays(market.holidays);
  const days = listClosedDays(closures, state, today);
  const shown = isWhole ? days : days.slice(0, shownFirst);
  return (
    <Card aria-labelledby="closed-days">
      <CardHead>
        <h2 id="closed-days">Closed days</h2>
        <p>
          Closed on these days, public holidays in {stateNames[state]} included. Untick the ones you work.
        </p>
      </CardHead>
      <ul>
        {shown.map(({ day, holiday, isClosed }) => (
          <ClosedRow key={day}>
            <Checkbox
              checked={isClosed}
              onChange={(checked) =>
                onChange((checked ? closeDay : openDay)(closures, day, holiday !== null))
              }
            >
              <b>{holiday ?? 'Closed'}</b>
              <small>{formatDay(day, today)}</small>
            </Checkbox>
            <StatusPill tone={isClosed ? 'neutral' : 'success'}>
              {isClosed ? 'Closed' : 'Open as usual'}
            </StatusPill>
          </ClosedRow>
        ))}
      </ul>
      {days.length > shownFirst && (
        <Button kind="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${days.length} of the coming year`}
        </Button>
      )}
      <AddClosedDay
        today={today}
        onAdd={(day) => {
          const holiday = days.some((one) => one.day === day && one.holiday !== null);
          onChange(closeDay(closures, day, holiday));
          setWhole(true);
        }}
      />
    </Card>
  );
}

function AddClosedDay({ today, onAdd }: { today: Day; onAdd: (day: Day) => void }) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const last = addDays(today, 365);
  const add = () => {
    if (!isDay(day) || day < today || day > last) {
      setError(`Choose a day from ${formatDay(today)} to ${formatDay(last, today)}`);
      return;
    }
    onAdd(day);
    setDay('');
  };
  return (
    <AddDay>
      <DateField
        label="Another day"
        min={today}
        max={last}
        value={day}
        error={error}
        onChange={({ target }) => {
          setDay(target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button onClick={add}>
        <OfficeIcon name="plus" size={20} />
        Add a closed day
      </Button>
    </AddDay>
  );
}
