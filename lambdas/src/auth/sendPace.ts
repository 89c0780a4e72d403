/** Sending to one phone or e-mail (contract, section 3): so many in so many seconds. */
const paces = [
  { windowSeconds: 30, max: 1 },
  { windowSeconds: 15 * 60, max: 3 },
  { windowSeconds: 24 * 60 * 60, max: 8 },
] as const;

export const longestWindowSeconds = Math.max(...paces.map((pace) => pace.windowSeconds));

/** Seconds until a code may be sent again after those sent before, oldest first; 0 means now. */
export function secondsUntilNextSend(sentAtSeconds: readonly number[], nowSeconds: number): number {
  const waits = paces.map(({ windowSeconds, max }) => {
    const oldestThatCounts = sentAtSeconds.at(-max);
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + windowSeconds - nowSeconds;
  });
  return Math.max(0, ...waits);
}
