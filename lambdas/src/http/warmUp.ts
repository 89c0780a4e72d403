import { settings } from '../settings.ts';

/** A slow service delays the first call, never the start. */
const longestMs = 1500;

/**
 * Done while Lambda starts an environment, at full speed whatever its memory, so that the first call does not wait for it.
 * What fails is done again, and reported, by the call that needs it.
 */
export async function warmUp(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  // Tests and scripts load handlers without such a phase.
  if (settings.AWS_LAMBDA_INITIALIZATION_TYPE === undefined) return;
  const { promise: limit, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestMs);
  await Promise.race([Promise.allSettled(steps.map(async (step) => step())), limit]);
  clearTimeout(timer);
}
