import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export interface HoursLine {
  /** 'Mon', 'Mon–Fri'. */
  days: string;
  /** '8 am–5 pm', 'closed'. */
  hours: string;
}

/** Merges neighbouring days of equal hours. */
export function groupHours(times: Store['working_times']): HoursLine[] {
  const week = names.map((name, index) => {
    const ofDay = times.filter(({ day }) => day === index + 1);
    const hours = ofDay.map(({ start_time, stop_time }) => formatPeriod(start_time, stop_time)).join(', ');
    return { name, hours: hours || 'closed' };
  });
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const { name, hours } of week) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = name;
    else runs.push({ first: name, last: name, hours });
  }
  return runs.map(({ first, last, hours }) => ({ days: first === last ? first : `${first}–${last}`, hours }));
}
