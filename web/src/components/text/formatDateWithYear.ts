import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { sydneyDay } from '#components/hooks/useToday.ts';

/** 'Sat 21 Nov 2026' in Sydney's time zone, so that hydration changes nothing. */
export function formatDateWithYear(instant: string): string {
  const day = sydneyDay(new Date(instant));
  return `${formatDay(day)} ${day.slice(0, 4)}`;
}
