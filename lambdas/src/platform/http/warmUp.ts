import { logInfo } from '#platform/log.ts';
import { settings } from '#platform/settings.ts';

/** A slow service delays the first call, never the start. */
const longestMs = 1000;

/**
 * Runs during Lambda's init phase, at full speed with any memory. A failed step is repeated, and reported, by the
 * first call that needs it.
 */
export async function warmUp(steps: readonly (() => Promise<unknown>)[]): Promise<'done' | 'late'> {
  // Tests and scripts load handlers without an init phase, or start functions with an empty value.
  if (!settings.AWS_LAMBDA_INITIALIZATION_TYPE) return 'done';
  const startMs = performance.now();
  const { promise: limit, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(resolve, longestMs, 'late');
  const done = Promise.allSettled(steps.map(async (step) => step())).then(() => 'done' as const);
  const ended = await Promise.race([done, limit]);
  clearTimeout(timer);
  // Includes the first log line, which takes three times the work of the next.
  logInfo('start', { durationMs: Math.round(performance.now() - startMs) });
  return ended;
}
