import { daysBetween, formatDay, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import { formatDollars } from '#components/text/formatDollars.ts';

const week = 7;

/** 'today', 'on Tuesday', 'on Sat 5 Dec'. */
export function onDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  return `on ${days < week ? weekdayName(day) : formatDay(day, today)}`;
}

interface Facts {
  /** '23 bouquets and plants' */
  goods: string;
  suburb: string | undefined;
  day: string;
  today: string;
  /** Dollars with delivery. */
  from: number | undefined;
}

/** '23 bouquets can be in Rozelle on Wednesday, from $54 delivered'. */
export function factsHeadline({ goods, suburb, day, today, from }: Facts): string {
  if (!suburb) return `${goods} from florists round the corner`;
  const when = day ? ` ${onDay(day, today)}` : '';
  return `${goods} can be in ${suburb}${when}${from === undefined ? '' : `, from ${formatDollars(from)} delivered`}`;
}
