import { zonedDeadline } from '@bloomkin/shared/rules/deadline.ts';
import type { DeliveryDay } from '@bloomkin/shared/rules/promise.ts';
import type { PeriodPromise } from '@bloomkin/shared/rules/storeDay.ts';
import { formatDay, formatInstant, formatPeriod, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { AgentSession } from '#model/agents/agentSessionEntity.ts';

/** One day and window: what a person chooses in the calendar. */
export interface DeliveryOption {
  /** The same in other calls and sessions: `2026-12-05.1200-1500`. */
  id: string;
  day: string;
  startTime: string;
  stopTime: string;
  title: string;
  /** 'Order by Fri 4 Dec, 6 pm'. */
  orderBy: string;
  start: string;
  stop: string;
  cutoff: string;
  timeZone: string;
  costCents: number;
  left: number | null;
}

export const toOptionId = (one: { day: string; startTime: string; stopTime: string }): string =>
  `${one.day}.${one.startTime.replace(':', '')}-${one.stopTime.replace(':', '')}`;

export function parseOptionId(id: string): AgentSession['option'] {
  const [, day, startHour, startMinute, stopHour, stopMinute] =
    /^(\d{4}-\d\d-\d\d)\.(\d\d)(\d\d)-(\d\d)(\d\d)$/.exec(id) ?? [];
  if (!day) return null;
  return { day, startTime: `${startHour}:${startMinute}`, stopTime: `${stopHour}:${stopMinute}` };
}

export const toOptions = (day: DeliveryDay): DeliveryOption[] =>
  day.available
    ? day.periods.filter(({ available }) => available).map((period) => toOption(day, period))
    : [];

function toOption({ day, timeZone, costCents }: DeliveryDay, period: PeriodPromise): DeliveryOption {
  const { startTime, stopTime, cutoff, left } = period;
  return {
    id: toOptionId({ day, startTime, stopTime }),
    ...{ day, startTime, stopTime, timeZone, left },
    cutoff: formatInstant(new Date(cutoff), timeZone),
    title: `${formatDay(day)}, ${formatPeriod(startTime, stopTime)}`,
    orderBy: `Order by ${zonedDeadline(new Date(cutoff), timeZone)}`,
    start: formatInstant(toInstant(day, startTime, timeZone), timeZone),
    stop: formatInstant(toInstant(day, stopTime, timeZone), timeZone),
    costCents: costCents ?? 0,
  };
}
