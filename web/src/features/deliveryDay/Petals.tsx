import { deadlineDay } from '@bloomkin/shared/rules/deadline.ts';
import type { ReasonCode } from '@bloomkin/shared/rules/deliveryReason.ts';
import { isSameWindow, type TagWindow } from '@bloomkin/shared/rules/tagWords.ts';
import {
  formatDay,
  formatPeriod,
  formatTime,
  localTime,
  weekdayName,
} from '@bloomkin/shared/rules/zonedTime.ts';
import { useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { closedLabel, closedPeriodLabel } from './closedLabels.ts';

export interface OfferedWindow extends TagWindow {
  available: boolean;
  /** Orders that still fit; unknown for several florists together. */
  left?: number | null;
  reason_code?: ReasonCode | null | undefined;
  /** When its orders close. */
  cutoff?: string | undefined;
}

/** A petal opens from the heart; its colours stay, so that its words can be read at once. */
const open = keyframes`
  from {
    scale: 0.3;
  }
`;

const Round = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px;
  width: 100%;
  max-width: 350px;
  padding-bottom: 12px;
  > label {
    height: 128px;
    margin-top: 64px;
    transform-origin: 50% 100%;
    animation: ${open} 0.32s ease-out;
  }
  > label:nth-of-type(1) {
    border-radius: var(--bk-radius-s) 80%;
    transform-origin: 100% 100%;
  }
  > label:nth-of-type(2) {
    margin-block: 0 64px;
    border-radius: 50% / 70% 70% 30% 30%;
  }
  > label:nth-of-type(3) {
    border-radius: 80% var(--bk-radius-s);
    transform-origin: 0 100%;
  }
  > button {
    position: absolute;
    left: calc(50% - 37px);
    bottom: 0;
    width: 74px;
    height: 74px;
    border-radius: 50%;
    background: var(--bk-wattle-500);
    color: var(--bk-ink);
    font: 600 0.8125rem/1.1 var(--bk-text);
    b {
      display: block;
      font: 700 1.0625rem/1.2 var(--bk-display);
      font-feature-settings: 'lnum';
    }
  }
`;

const List = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: 8px;
  width: 100%;
`;

const Petal = styled.label`
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: 52px;
  padding: 6px 10px;
  border: 1px solid var(--bk-border-control);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  > span {
    display: grid;
    justify-items: center;
  }
  b {
    font: 700 1.1875rem/1.15 var(--bk-display);
    font-feature-settings: 'lnum';
    color: var(--bk-text-primary);
  }
  small {
    color: inherit;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  &:has(:checked) {
    z-index: 1;
    border-color: var(--bk-gum-700);
    background: var(--bk-gum-700);
    &,
    b {
      color: var(--bk-white);
    }
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-style: dashed;
    cursor: default;
    b {
      color: var(--bk-text-tertiary);
    }
  }
`;

/** Shows the number of places left up to this many. */
const fewLeft = 3;
const atNoon = '12:00';

const partOfDay = ({ start_time, stop_time }: TagWindow): string => {
  if (stop_time <= atNoon) return 'Morning';
  if (start_time >= '17:00') return 'Evening';
  return start_time <= atNoon ? 'Midday' : 'Afternoon';
};

/** 'open', '3 left', 'closed 9 am', 'closed Tue 6 pm'. */
function stateLabel(window: OfferedWindow, day: string, timeZone: string | undefined): string {
  const { available, left, reason_code, cutoff } = window;
  if (available) return left != null && left <= fewLeft ? `${left} left` : 'open';
  if (left === 0) return 'sold out';
  if (reason_code !== 'too_late' || !cutoff || !timeZone) return closedLabel(reason_code).toLowerCase();
  const at = localTime(new Date(cutoff), timeZone);
  const last = deadlineDay(at);
  return `closed ${last === day ? '' : `${weekdayName(last).slice(0, 3)} `}${formatTime(at.time)}`;
}

interface PetalsProps {
  day: string;
  /** The store's, in which its orders close. */
  timeZone?: string | undefined;
  windows: readonly OfferedWindow[];
  chosen: TagWindow | undefined;
  onChoose: (window: TagWindow) => void;
  /** Pressing the heart. */
  onDay?: () => void;
}

/** Three windows of a day stand round its heart; any other number is a list of the same words. */
export function Petals({ day, timeZone, windows, chosen, onChoose, onDay }: PetalsProps) {
  const group = useId();
  const isRound = windows.length === 3;
  const Frame = isRound ? Round : List;
  return (
    <Frame aria-label={`Windows of ${formatDay(day)}`}>
      {windows.map((window) => {
        const { start_time, stop_time, available } = window;
        const label = stateLabel(window, day, timeZone);
        const isChosen = available && chosen !== undefined && isSameWindow(window, chosen);
        return (
          <Petal key={start_time}>
            <input
              type="radio"
              name={group}
              checked={isChosen}
              disabled={!available}
              onChange={() => onChoose({ start_time, stop_time })}
            />
            <span>
              {isChosen && <Icon name="check" size={16} />}
              <b>{formatPeriod(start_time, stop_time)}</b> {isRound && partOfDay(window)}{' '}
              <small>
                {label}
                {window.reason_code && label.startsWith('closed') && (
                  <VisuallyHidden>: {closedPeriodLabel(window)}</VisuallyHidden>
                )}
              </small>
            </span>
          </Petal>
        );
      })}
      {isRound && onDay && (
        <button type="button" aria-label={`${formatDay(day)}, another day`} onClick={onDay}>
          {weekdayName(day).slice(0, 3)} <b>{formatDay(day).replace(/^\w+ /, '')}</b>
        </button>
      )}
    </Frame>
  );
}
