import { addDays, formatDay, formatTime, localTime, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ArrivalDay } from '@bloomkin/shared/schemas/listing.ts';
import { useEffect, useId, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useToday } from '#components/hooks/useToday.ts';
import { Row } from '#components/layout/boxes.ts';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { AreaAlert } from '#features/deliveryAddress/AreaAlert.tsx';
import { closedLabel } from '#features/deliveryDay/closedLabels.ts';
import { useArrivalDays } from '#features/deliveryDay/useArrivalDays.ts';
import type { StoredPlace } from '#storage/storage.ts';

const When = styled.div`
  min-width: 0;
  h3 {
    font: 600 0.9375rem/1.5 var(--bk-text);
    margin-bottom: 10px;
  }
`;

const Days = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(76px, 1fr);
  gap: 8px;
  max-width: 640px;
  margin: -3px;
  padding: 3px 3px 8px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 3px;
  scrollbar-width: none;
`;

const tile = css`
  display: grid;
  gap: 1px;
  justify-items: center;
  scroll-snap-align: start;
  padding: 10px 4px 9px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  font-size: 0.8125rem;
  line-height: 1.3;
  color: var(--bk-text-secondary);
  b {
    font: 700 1.25rem/1.1 var(--bk-display);
    color: var(--bk-text-primary);
  }
  em {
    font-style: normal;
    font-size: 0.75rem;
    font-weight: 500;
    color: var(--bk-text-success);
  }
  &:hover:enabled {
    border-color: var(--bk-border-control);
  }
`;

const chosen = css`
  background: var(--bk-bg-inverse);
  border-color: var(--bk-bg-inverse);
  color: var(--bk-bg-page);
  b {
    color: inherit;
  }
  em {
    color: var(--bk-day-accent);
    font-weight: 600;
  }
`;

const Day = styled.button`
  ${tile}
  &[aria-pressed='true'] {
    ${chosen}
  }
  &:disabled {
    border-style: dashed;
    background: var(--bk-bg-sunken);
    cursor: not-allowed;
    &,
    b,
    em {
      color: var(--bk-text-tertiary);
    }
  }
`;

const OtherDay = styled.label`
  ${tile}
  position: relative;
  cursor: pointer;
  &[data-chosen='true'] {
    ${chosen}
  }
  &:focus-within {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const shownDays = 6;
/** Today included. */
const openDays = 30;

interface DayChoiceProps {
  place: StoredPlace | undefined;
  /** `YYYY-MM-DD`; '' for any. */
  chosen: string;
  onDay: (day: string) => void;
}

export function DayChoice({ place, chosen, onDay }: DayChoiceProps) {
  const here = useToday();
  const known = useArrivalDays(place);
  const today = known?.[0]?.day ?? here;
  const days = Array.from({ length: shownDays }, (_, index) => addDays(today, index));
  const choose = (day: string) => onDay(day === chosen ? '' : day);
  const isOther = chosen !== '' && !days.includes(chosen);
  // While a year is typed it is 0002 at first.
  const [typed, setTyped] = useState('');
  const titleId = useId();
  return (
    <When role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>
        {known?.length === 0
          ? 'No florist delivers there yet. Try another address.'
          : 'When should they arrive?'}
      </h3>
      {place && known?.length === 0 && (
        <Row $gap={5} $rowGap={2.5} $below={4}>
          <AreaAlert place={place} />
        </Row>
      )}
      <Days>
        {days.map((day) => (
          <DayButton
            key={day}
            day={day}
            today={today}
            offer={known?.find((offer) => offer.day === day)}
            isKnown={known !== undefined}
            isChosen={chosen === day}
            onChoose={() => choose(day)}
          />
        ))}
        <OtherDay data-chosen={isOther}>
          {isOther ? formatDay(chosen).slice(0, 3) : 'Pick'}
          <b>{isOther ? Number(chosen.slice(8)) : '···'}</b>
          <em>{isOther ? formatDay(chosen, today).replace(/^\S+ \S+ /, '') : 'a date'}</em>
          <input
            type="date"
            aria-label="Pick another date"
            min={today}
            max={addDays(today, openDays - 1)}
            value={typed || (isOther ? chosen : '')}
            onClick={(event) => event.currentTarget.showPicker?.()}
            onChange={({ target: { value, validity } }) => {
              setTyped(validity.valid ? '' : value);
              if (validity.valid) onDay(value);
            }}
          />
        </OtherDay>
      </Days>
    </When>
  );
}

interface DayButtonProps {
  day: string;
  today: string;
  offer: ArrivalDay | undefined;
  /** False without a place and while loading. */
  isKnown: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function DayButton({ day, today, offer, isKnown, isChosen, onChoose }: DayButtonProps) {
  const closed = isKnown && !offer?.available;
  const tile = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Scrolls the strip alone: the page stays where it is.
    const { offsetLeft = 0, parentElement: strip } = tile.current ?? {};
    if (isChosen && strip) strip.scrollLeft = offsetLeft - strip.offsetLeft;
  }, [isChosen]);
  return (
    <Day
      ref={tile}
      type="button"
      aria-pressed={isChosen}
      disabled={closed}
      title={offer?.reason ?? undefined}
      onClick={onChoose}
    >
      {day === today ? 'Today' : weekdayName(day).slice(0, 3)} <b>{Number(day.slice(8))}</b>{' '}
      <em>{closed ? refusalLabel(offer) : offerLabel(offer, day === today)}</em>
    </Day>
  );
}

const refusalLabel = (offer: ArrivalDay | undefined): string =>
  offer ? closedLabel(offer.reason_code).toLowerCase() : 'none';

function offerLabel(offer: ArrivalDay | undefined, isToday: boolean): string {
  if (!offer) return '\u00a0';
  const till = isToday && offer.cutoff && cutoffLabel(new Date(offer.cutoff), offer.timezone);
  if (till) return till;
  if (offer.price === null) return '\u00a0';
  // The cheapest florist's price.
  if (offer.florists > 1) return `from ${formatDollars(offer.price)}`;
  return deliveryPriceLabel(offer.price).toLowerCase();
}

/** 'till 1 pm'; undefined for a reader with another clock, because a tile has no room for the city. */
function cutoffLabel(at: Date, timeZone: string): string | undefined {
  const { time } = localTime(at, timeZone);
  return at.toTimeString().startsWith(time) ? `till ${formatTime(time)}` : undefined;
}
