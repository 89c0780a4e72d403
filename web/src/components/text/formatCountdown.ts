import { formatDuration } from './formatDuration.ts';

const minuteMs = 60_000;

/** '2 h 14 min', '9 min'; undefined when past or over a day away. */
export function formatCountdown(cutoff: string, nowMs: number): string | undefined {
  const minutes = Math.floor((Date.parse(cutoff) - nowMs) / minuteMs);
  if (minutes < 1 || minutes >= 24 * 60) return undefined;
  return formatDuration(minutes);
}
