import { AppError } from '@bloomkin/shared/errors.ts';
import * as z from 'zod';
import { settings } from '../settings.ts';
import { giveOneBack, type LimitRule, secondsUntilFree, takeOne } from '../table/limitTable.ts';
import { addressGroup } from './addressGroup.ts';
import { logWarning } from './log.ts';

const figure = (standard: number) => z.int().positive().default(standard);

/** The stage's figures, with those of the contract (section 3) where the stage says nothing. */
const Limits = z.object({
  sendsPerAddressPerHour: figure(10),
  wrongAnswersPerAddressPerHour: figure(20),
  lookupsPerAddressPer10Minutes: figure(30),
  /** Every key typed into the address field may ask. */
  geocodesPerAddressPer10Minutes: figure(600),
  openUnpaidOrdersPerBuyer: figure(5),
  ordersPerBuyerPerHour: figure(20),
  sendsOverallPerMinute: figure(600),
  wrongAnswersOverallPer10Minutes: figure(1000),
  /** Sign-in answers take at least this long, so that the time does not tell a known account from an unknown one. */
  signInAnswerFloorMs: z.int().min(0).default(700),
});

export const limits = Limits.parse(JSON.parse(settings.LIMITS ?? '{}'));

const hour = 60 * 60;

export const perAddress = {
  sends: { what: 'SENDS', windowSeconds: hour, max: limits.sendsPerAddressPerHour },
  wrongAnswers: { what: 'WRONG_ANSWERS', windowSeconds: hour, max: limits.wrongAnswersPerAddressPerHour },
  lookups: { what: 'LOOKUPS', windowSeconds: 600, max: limits.lookupsPerAddressPer10Minutes },
  geocodes: { what: 'GEOCODES', windowSeconds: 600, max: limits.geocodesPerAddressPer10Minutes },
} as const satisfies Record<string, LimitRule>;

export const ordersPerBuyer: LimitRule = {
  what: 'ORDERS',
  windowSeconds: hour,
  max: limits.ordersPerBuyerPerHour,
};

export const overall = {
  sends: { what: 'SENDS', windowSeconds: 60, max: limits.sendsOverallPerMinute },
  wrongAnswers: { what: 'WRONG_ANSWERS', windowSeconds: 600, max: limits.wrongAnswersOverallPer10Minutes },
} as const satisfies Record<string, LimitRule>;

const everybody = 'OVERALL';

/** Counts one against an address; over the limit is a 429 with the time to wait. */
export async function takeForAddress(rule: LimitRule, address: string, now: Date): Promise<void> {
  rejectIfLimited(await takeOne(rule, addressGroup(address), now));
}

export function giveBackForAddress(rule: LimitRule, address: string, now: Date): Promise<void> {
  return giveOneBack(rule, addressGroup(address), now);
}

/** Until when this container knows a breaker to be shut, in seconds: a flood must not all end in the one row that counts it. */
const openUntil = new Map<LimitRule, number>();

/** Refuses without asking the table, while this container knows that it would. */
export function rejectIfOpen(rule: LimitRule, now: Date): void {
  const waitSeconds = Math.ceil((openUntil.get(rule) ?? 0) - now.getTime() / 1000);
  rejectIfLimited(waitSeconds > 0 ? waitSeconds : undefined);
}

/** Counts one against the breaker. */
export async function takeOverall(rule: LimitRule, now: Date): Promise<void> {
  const waitSeconds = await takeOne(rule, everybody, now);
  if (waitSeconds !== undefined) openUntil.set(rule, now.getTime() / 1000 + waitSeconds);
  tripBreaker(rule, waitSeconds);
}

/** Looks at the breaker without counting: for what is counted only when it went wrong. */
export async function checkOverall(rule: LimitRule, now: Date): Promise<void> {
  tripBreaker(rule, await secondsUntilFree(rule, everybody, now));
}

/** Counts one that already happened. */
export async function countOverall(rule: LimitRule, now: Date): Promise<void> {
  await takeOne(rule, everybody, now);
}

/** The breaker's log line is what the alarm reads: `limit.overall`. */
function tripBreaker(rule: LimitRule, waitSeconds: number | undefined): void {
  if (waitSeconds !== undefined) logWarning('limit.overall', { what: rule.what, count: rule.max });
  rejectIfLimited(waitSeconds);
}

export function rejectIfLimited(waitSeconds: number | undefined): void {
  if (waitSeconds !== undefined)
    throw new AppError('LIMIT.TOO_MANY', { retryAfterSeconds: Math.max(1, waitSeconds) });
}
