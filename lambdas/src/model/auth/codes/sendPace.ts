/** Known browsers have `reserved` sends that strangers cannot use up (docs/security.md, *Guessing and lock-out*). */
const paces = [
  { windowSeconds: 30, max: 1, reserved: 0 },
  { windowSeconds: 15 * 60, max: 3, reserved: 0 },
  { windowSeconds: 24 * 60 * 60, max: 8, reserved: 3 },
] as const;

export const longestWindowSeconds = Math.max(...paces.map((pace) => pace.windowSeconds));

export function secondsUntilNextSend(
  sentAtSeconds: readonly number[],
  nowSeconds: number,
  { mayUseReserve }: { mayUseReserve: boolean },
): number {
  const waits = paces.map(({ windowSeconds, max, reserved }) => {
    const oldestThatCounts = sentAtSeconds.at(-(mayUseReserve ? max : max - reserved));
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + windowSeconds - nowSeconds;
  });
  return Math.max(0, ...waits);
}
