import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { FloristFigures, ListedFlorist } from '@bloomkin/shared/schemas/floristFigures.ts';
import styled from 'styled-components';
import type { StatusTone } from '#components/feedback/StatusPill.tsx';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { formatDuration } from '#components/text/formatDuration.ts';
import { formatTimeOn } from '#components/text/formatInstant.ts';

/** A florist beyond one of these is marked. */
const worst = { onTime: 0.9, acceptMinutes: 30, refunds: 0.05 };

export interface Figure {
  text: string;
  isBad: boolean;
}

const toPercent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;

export const describeOnTime = ({ on_time, due }: FloristFigures): Figure => ({
  text: due > 0 ? toPercent(on_time, due) : 'new',
  isBad: due > 0 && on_time / due < worst.onTime,
});

export const describeAccepts = ({ accept_minutes: minutes }: FloristFigures): Figure => ({
  text: minutes === null ? '–' : formatDuration(Math.round(minutes)),
  isBad: minutes !== null && minutes > worst.acceptMinutes,
});

export const describeRefunds = ({ refunds, paid }: FloristFigures): Figure => ({
  text: paid > 0 ? toPercent(refunds, paid) : '–',
  isBad: paid > 0 && refunds / paid > worst.refunds,
});

const Bad = styled.b`
  color: var(--bk-text-danger);
`;

export const Marked = ({ figure: { text, isBad } }: { figure: Figure }) => (isBad ? <Bad>{text}</Bad> : text);

export const payoutLabels: Readonly<
  Record<ListedFlorist['payouts'], readonly [label: string, tone: StatusTone]>
> = {
  none: ['Not yet', 'neutral'],
  asked: ['Bank asks', 'warning'],
  ready: ['Ready', 'success'],
  held: ['Held', 'danger'],
};

const presentMs = 5 * 60_000;

/** 'now', '12:58 pm' today, or with the day. */
export function describeSeen(seenAt: string | null, now: Date): string {
  if (!seenAt) return 'never';
  if (now.getTime() - Date.parse(seenAt) < presentMs) return 'now';
  return formatTimeOn(sydneyDay(now), seenAt, marketTimeZone);
}
