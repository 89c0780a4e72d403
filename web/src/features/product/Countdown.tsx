import { deadlineDay, foreignZoneLabel } from '@bloomkin/shared/rules/deadline.ts';
import { formatDay, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { Icon } from '#components/media/Icon.tsx';
import { formatCountdown } from './countdown.ts';
import { Line } from './promiseStyles.ts';

interface CountdownProps {
  cutoff: string;
  /** The store's time zone. */
  timeZone: string;
  /** 'today', 'Sat 21 Nov'. */
  day: string;
  /** The end of the last open window, `HH:mm`. */
  by: string | undefined;
}

/** 'Order within 2 h 14 min to arrive today by 6 pm'. */
export function Countdown({ cutoff, timeZone, day, by }: CountdownProps) {
  const nowMs = useNow(20_000);
  const left = formatCountdown(cutoff, nowMs);
  const at = new Date(cutoff);
  const until = localTime(at, timeZone);
  const deadline = formatDay(deadlineDay(until));
  return (
    <Line>
      <Icon name="clock" size={18} />
      {left ? `Order within ${left}` : `Order by ${formatTime(until.time)}, ${deadline}`} to arrive{' '}
      {!left && deadline === day ? 'that day' : day}
      {by && ` by ${formatTime(by)}`}
      {foreignZoneLabel(at, timeZone)}
    </Line>
  );
}
