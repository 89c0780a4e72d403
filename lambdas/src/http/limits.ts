import { AppError } from '@bloomkin/shared/errors.ts';
import { settings } from '../settings.ts';
import { giveOneBack, type LimitRule, secondsUntilFree, takeOne } from '../table/limitEntity.ts';
import { addressGroup } from './addressGroup.ts';
import { readLimits } from './limitSettings.ts';
import { logWarning } from './log.ts';

export const limits = readLimits(settings.LIMITS ?? '{}');

const hour = 60 * 60;

export const perAddress = {
  sends: { what: 'SENDS', windowSeconds: hour, max: limits.sendsPerAddressPerHour },
  wrongAnswers: { what: 'WRONG_ANSWERS', windowSeconds: hour, max: limits.wrongAnswersPerAddressPerHour },
  lookups: { what: 'LOOKUPS', windowSeconds: 600, max: limits.lookupsPerAddressPer10Minutes },
  geocodes: { what: 'GEOCODES', windowSeconds: 600, max: limits.geocodesPerAddressPer10Minutes },
  suggestions: { what: 'SUGGESTIONS', windowSeconds: 600, max: limits.suggestionsPerAddressPer10Minutes },
  abnLookups: { what: 'ABN_LOOKUPS', windowSeconds: 600, max: limits.abnLookupsPerAddressPer10Minutes },
  pageViews: { what: 'PAGE_VIEWS', windowSeconds: 600, max: limits.pageViewBatchesPerAddressPer10Minutes },
} as const satisfies Record<string, LimitRule>;

export const ordersPerBuyer: LimitRule = {
  what: 'ORDERS',
  windowSeconds: hour,
  max: limits.ordersPerBuyerPerHour,
};

/** Wrong discount codes of a person. */
export const codeTries: LimitRule = { what: 'DISCOUNT_CODES', windowSeconds: hour, max: 10 };

export const overall = {
  sends: { what: 'SENDS', windowSeconds: 60, max: limits.sendsOverallPerMinute },
  wrongAnswers: { what: 'WRONG_ANSWERS', windowSeconds: 600, max: limits.wrongAnswersOverallPer10Minutes },
} as const satisfies Record<string, LimitRule>;

const overallKey = 'OVERALL';

/** Throws LIMIT.TOO_MANY with Retry-After. */
export async function takeForAddress(rule: LimitRule, address: string, now: Date): Promise<void> {
  rejectIfLimited(await takeOne(rule, addressGroup(address), now));
}

export function giveBackForAddress(rule: LimitRule, address: string, now: Date): Promise<void> {
  return giveOneBack(rule, addressGroup(address), now);
}

/** Seconds since the epoch. Cached so that a flood does not reach the row that counts it. */
const openUntil = new Map<LimitRule, number>();

/** Without reading the table. */
export function rejectIfOpen(rule: LimitRule, now: Date): void {
  const waitSeconds = Math.ceil((openUntil.get(rule) ?? 0) - now.getTime() / 1000);
  rejectIfLimited(waitSeconds > 0 ? waitSeconds : undefined);
}

export async function takeOverall(rule: LimitRule, now: Date): Promise<void> {
  const waitSeconds = await takeOne(rule, overallKey, now);
  if (waitSeconds !== undefined) openUntil.set(rule, now.getTime() / 1000 + waitSeconds);
  tripBreaker(rule, waitSeconds);
}

/** Without counting: only failures count, by `countOverall`. */
export async function checkOverall(rule: LimitRule, now: Date): Promise<void> {
  tripBreaker(rule, await secondsUntilFree(rule, overallKey, now));
}

export async function countOverall(rule: LimitRule, now: Date): Promise<void> {
  await takeOne(rule, overallKey, now);
}

/** The alarm counts `limit.overall` log lines. */
function tripBreaker(rule: LimitRule, waitSeconds: number | undefined): void {
  if (waitSeconds !== undefined) logWarning('limit.overall', { what: rule.what, count: rule.max });
  rejectIfLimited(waitSeconds);
}

export function rejectIfLimited(waitSeconds: number | undefined): void {
  if (waitSeconds !== undefined)
    throw new AppError('LIMIT.TOO_MANY', { retryAfterSeconds: Math.max(1, waitSeconds) });
}
