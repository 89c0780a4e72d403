import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { useRef } from 'react';
import { Chips } from './Chips.ts';
import { type OfferedWindow, Petals } from './Petals.tsx';

type Window = Pick<OfferedWindow, 'start_time' | 'stop_time'>;

interface DayWindowsProps {
  /** Names the heading. */
  labelledBy: string;
  /** Identifies the windows, for error links. */
  id?: string;
  days: readonly { day: string; timezone?: string; periods: readonly OfferedWindow[] }[];
  day: string | null | undefined;
  window: Window | null | undefined;
  onDay: (day: string) => void;
  onWindow: (window: Window) => void;
}

/** The days that are possible, and the windows of the chosen one. */
export function DayWindows({ labelledBy, id, days, day, window, onDay, onWindow }: DayWindowsProps) {
  const dayChips = useRef<HTMLDivElement>(null);
  const chosen = days.find((one) => one.day === day);
  return (
    <>
      {days.some((one) => one.day !== day) && (
        <Chips ref={dayChips} role="group" aria-labelledby={labelledBy}>
          {days.map((one) => (
            <button key={one.day} type="button" aria-pressed={one.day === day} onClick={() => onDay(one.day)}>
              {formatDay(one.day)}
            </button>
          ))}
        </Chips>
      )}
      {chosen && chosen.periods.length > 0 && (
        <div id={id}>
          <Petals
            day={chosen.day}
            timeZone={chosen.timezone}
            windows={chosen.periods}
            chosen={window ?? undefined}
            onChoose={onWindow}
            onDay={() => dayChips.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()}
          />
        </div>
      )}
    </>
  );
}
