import { formatDuration } from './formatDuration.ts';

const minuteMs = 60_000;

/** An earlier countdown would press the buyer (docs/product-rules.md, "No pressure"). */
const lastMinutes = 3 * 60;

/** '2 h 14 min', '9 min'; undefined when past or more than three hours away. */
export function formatCountdown(cutoff: string, nowMs: number): string | undefined {
  const minutes = Math.floor((Date.parse(cutoff) - nowMs) / minuteMs);
  if (minutes < 1 || minutes >= lastMinutes) return undefined;
  return formatDuration(minutes);
}
