import { formatDuration } from './formatDuration.ts';
import { pluralise } from './pluralise.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** '1 h 12 min', '3 days'. */
export function formatAge(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / minuteMs));
  return minutes < dayMinutes ? formatDuration(minutes) : pluralise(Math.floor(minutes / dayMinutes), 'day');
}
