import { deadlineDay, foreignZoneLabel } from '@bloomkin/shared/rules/deadline.ts';
import { formatDay, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import styled from 'styled-components';
import { useNow } from '#components/hooks/useNow.ts';
import { Icon } from '#components/media/Icon.tsx';
import { formatCountdown } from '#components/text/formatCountdown.ts';

export const Box = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  h2 {
    font: 600 0.9375rem/1.3 var(--bk-text);
  }
  h2 small {
    font: 400 0.875rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
  }
`;

/** While no place is known. */
export const Periods = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 24px;
  width: 100%;
  li {
    display: flex;
    align-items: baseline;
    gap: 8px;
    font-weight: 600;
  }
  small {
    color: var(--bk-text-success);
    font-weight: 400;
    font-size: 0.875rem;
  }
`;

const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  font-weight: 500;
  svg {
    flex: none;
  }
`;

export const Missed = styled.p`
  display: flex;
  gap: 8px;
  padding: 10px 14px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-warningSoft);
  color: var(--bk-text-warning);
  font-weight: 500;
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const Refusal = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px 20px;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-warningSoft);
  color: var(--bk-text-warning);
`;

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
