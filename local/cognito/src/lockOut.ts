import type { UserRecord } from './userRecord.ts';

type Failures = UserRecord['failures'];

const freeFailures = 5;
const longestLockMs = 15 * 60 * 1000;

export const noFailures: Failures = { count: 0, lockedUntilMs: 0 };

export const isLocked = (failures: Failures, nowMs: number): boolean => failures.lockedUntilMs > nowMs;

export function afterFailure(failures: Failures, nowMs: number): Failures {
  const forgotten = failures.lockedUntilMs > 0 && nowMs - failures.lockedUntilMs > longestLockMs;
  const count = (forgotten ? 0 : failures.count) + 1;
  if (count < freeFailures) return { count, lockedUntilMs: 0 };
  return { count, lockedUntilMs: nowMs + Math.min(1000 * 2 ** (count - freeFailures), longestLockMs) };
}
