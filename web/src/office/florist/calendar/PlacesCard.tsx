import { formatPeriod, formatTime } from '@bloomkin/shared/rules/zonedTime.ts';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { TimeField } from '#components/form/TimeField.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { from } from '#theme/breakPoints.ts';
import {
  type DayValues,
  isInside,
  keyOf,
  nextWindow,
  offeredWindows,
  openHours,
  restoreUsual,
  shareEvenly,
  type UsualDay,
  type WindowValue,
} from './dayValues.ts';
import { countPlaces, describePlacesOf } from './describeDay.ts';
import { PlacesStepper } from './PlacesStepper.tsx';

/** Name, what is known of it, places, and a bin; a window of this day alone has its times in place of the name. */
const WindowRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 46px;
  align-items: center;
  gap: 4px 8px;
  padding: 8px 0;
  border-bottom: 1px solid var(--bk-border-subtle);
  > :first-child {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    font-weight: 600;
  }
  > :first-child > div {
    flex: 0 1 144px;
  }
  &[data-off] > b {
    color: var(--bk-text-secondary);
    font-weight: 500;
  }
  > small {
    grid-row: 2;
    grid-column: 1 / -1;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  strong {
    color: var(--bk-text-danger);
    font-weight: 600;
  }
  &[data-off] > button {
    grid-column: 2 / -1;
  }
  &:not([data-off]) > button {
    padding: 0;
  }
  &[data-own] > :first-child {
    grid-column: 1 / -1;
  }
  &[data-own] > small {
    grid-row: 2;
    grid-column: 1;
  }
  ${from('m')} {
    grid-template-columns: 90px minmax(0, 1fr) auto 46px;
    &:not([data-own]) > small {
      grid-row: 1;
      grid-column: 2;
    }
    &[data-off] > button {
      grid-column: 3 / -1;
    }
    &[data-own] {
      grid-template-columns: minmax(0, 1fr) auto 46px;
    }
    &[data-own] > :first-child {
      grid-column: 1;
    }
  }
`;

interface PlacesCardProps {
  values: DayValues;
  usual: UsualDay;
  /** Orders by window, '09:00-12:00'. */
  taken: ReadonlyMap<string, number>;
  fault: { path: string; message: string } | undefined;
  onChange: (values: Partial<DayValues>) => void;
}

const findUsual = (window: WindowValue, { windows }: UsualDay) =>
  windows.find((one) => keyOf(one) === keyOf(window));

export function PlacesCard({ values, usual, taken, fault, onChange }: PlacesCardProps) {
  const hours = openHours(values, usual);
  if (hours.length === 0) return null;
  const offered = offeredWindows(values, usual);
  const next = nextWindow(values, usual);
  const change = (index: number, about: Partial<WindowValue>) =>
    onChange({ windows: values.windows.map((one, at) => (at === index ? { ...one, ...about } : one)) });
  const ofDay = values.capacity ?? usual.capacity;
  return (
    <Card aria-labelledby="windows">
      <CardHead>
        <h2 id="windows">Windows that day</h2>
        <p>
          {describePlacesOf(values, usual)}
          {countPlaces(values, usual) !== null && ' at most'}
          {values.storeIds.length > 1 && ', in each store'}
        </p>
      </CardHead>
      <ul>
        <WindowRow>
          <b>All day</b>
          <small>{usual.capacity === null ? 'Usually without a limit' : `Usual is ${usual.capacity}`}</small>
          <PlacesStepper
            label="all day"
            places={ofDay}
            onChange={(capacity) => onChange({ capacity: capacity === usual.capacity ? null : capacity })}
          />
        </WindowRow>
        {values.windows.map((window, index) => (
          <WindowLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a window keeps its place while its times are typed
            key={index}
            {...{ window, values, usual }}
            taken={taken.get(keyOf(window)) ?? 0}
            onChange={(about) => change(index, about)}
            onRestore={() => onChange(restoreUsual(values, window, usual))}
            onRemove={() =>
              findUsual(window, usual)
                ? change(index, { isOff: true })
                : onChange({ windows: values.windows.toSpliced(index, 1) })
            }
          />
        ))}
      </ul>
      {fault?.path === 'windows' && <FieldError role="alert">{fault.message}</FieldError>}
      <Row $above={3} $justify="space-between">
        {next && (
          <Button onClick={() => onChange({ windows: [...values.windows, next] })}>
            <OfficeIcon name="plus" size={20} />
            Add a window
          </Button>
        )}
        {values.capacity !== null && offered.length > 1 && (
          <Button kind="quiet" onClick={() => onChange(shareEvenly(values, usual, values.capacity ?? 0))}>
            Share {values.capacity} evenly
          </Button>
        )}
      </Row>
    </Card>
  );
}

interface WindowLineProps {
  window: WindowValue;
  values: DayValues;
  usual: UsualDay;
  taken: number;
  onChange: (about: Partial<WindowValue>) => void;
  onRestore: () => void;
  onRemove: () => void;
}

function WindowLine({ window, values, usual, taken, onChange, onRestore, onRemove }: WindowLineProps) {
  const { start_time, stop_time, capacity, isOff } = window;
  const hours = openHours(values, usual);
  const name = formatPeriod(start_time, stop_time);
  const known = findUsual(window, usual);
  if (known && (isOff || !isInside(window, hours)))
    return (
      <WindowRow data-off="">
        <b>{name}</b>
        <small>
          Off{!isOff && `: ${describeOff(window, hours)}`}.{' '}
          {taken > 0 && <strong>{pluralise(taken, 'order')} due</strong>}
        </small>
        <Button aria-label={`Put back ${name}`} onClick={onRestore}>
          Put back
        </Button>
      </WindowRow>
    );
  return (
    <WindowRow data-own={known ? undefined : ''}>
      {known ? (
        <b>{name}</b>
      ) : (
        <div>
          <TimeField
            label="Window starts"
            hideLabel
            value={start_time}
            onChange={({ target }) => onChange({ start_time: target.value })}
          />
          to
          <TimeField
            label="Window ends"
            hideLabel
            value={stop_time}
            onChange={({ target }) => onChange({ stop_time: target.value })}
          />
        </div>
      )}
      <small>
        {known
          ? describeKnown(known.capacity, capacity, taken)
          : `New, only this day${taken > 0 ? `. ${taken} taken` : ''}`}
      </small>
      <PlacesStepper label={name} places={capacity} onChange={(places) => onChange({ capacity: places })} />
      <Button kind="quiet" aria-label={`Take off ${name}`} onClick={onRemove}>
        <OfficeIcon name="bin" size={20} />
      </Button>
    </WindowRow>
  );
}

function describeKnown(usual: number | null, capacity: number | null, taken: number) {
  if (capacity !== null && taken > capacity) return <strong>{`${taken} of ${capacity}, none left`}</strong>;
  const was = capacity === usual ? '' : `Usual is ${usual ?? 'no limit'}. `;
  return `${was}${taken} taken`;
}

function describeOff({ start_time }: WindowValue, hours: ReturnType<typeof openHours>): string {
  const [opens, closes] = [hours[0]?.start_time ?? '', hours.at(-1)?.stop_time ?? ''];
  return start_time < opens ? `you open at ${formatTime(opens)}` : `you close at ${formatTime(closes)}`;
}
