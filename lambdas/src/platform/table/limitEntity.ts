import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import * as z from 'zod';
import { absent, and, atMost, greaterThan, lessThan, or } from './condition.ts';
import { defineEntity, type ValueOf } from './entity.ts';
import { type Get, get } from './read.ts';
import { patch, type Write } from './transact.ts';
import { patchItem } from './write.ts';

/** The window counts from the first take, or with `latest` ends only after a quiet window. */
export interface LimitRule {
  what: string;
  windowSeconds: number;
  max: number;
  from?: 'first' | 'latest';
}

export const limitEntity = defineEntity({
  name: 'limit',
  version: 1,
  schema: z.object({
    what: z.string(),
    who: z.string(),
    windowSeconds: z.int(),
    taken: z.int(),
    endsAtSeconds: z.int(),
  }),
  key: { pk: 'LIMIT#{what}#{who}', sk: 'WINDOW#{windowSeconds}' },
  reads: { findWindow: 'how often something was done in a window' },
});
export type LimitWindow = ValueOf<typeof limitEntity>;

const toLimitId = ({ what, windowSeconds }: LimitRule, who: string) => ({ what, who, windowSeconds });

export const findWindow = (rule: LimitRule, who: string, read: Get = get): Promise<LimitWindow | undefined> =>
  read(limitEntity, toLimitId(rule, who));

const isOpen = (window: LimitWindow | undefined, now: Date): window is LimitWindow =>
  window !== undefined && window.endsAtSeconds > toEpochSeconds(now);

/** Returns the seconds to wait when full, else undefined. */
export const takeOne = (rule: LimitRule, who: string, now: Date): Promise<number | undefined> =>
  take(rule, who, now, 'count');

/** `takeOne` with one call less, if no window was open when `window` was read. */
export const takeOneAfter = (
  window: LimitWindow | undefined,
  rule: LimitRule,
  who: string,
  now: Date,
): Promise<number | undefined> => take(rule, who, now, isOpen(window, now) ? 'count' : 'start');

async function take(
  rule: LimitRule,
  who: string,
  now: Date,
  first: 'count' | 'start',
): Promise<number | undefined> {
  const id = toLimitId(rule, who);
  for (let next = first; ; next = next === 'count' ? 'start' : 'count') {
    const [change, condition] = next === 'count' ? countInWindow(rule, now) : startWindow(rule, who, now);
    if (await patchItem(limitEntity, id, change, condition)) return undefined;
    const waitSeconds = next === 'count' ? await secondsUntilFree(rule, who, now) : undefined;
    if (waitSeconds !== undefined) return waitSeconds;
  }
}

export async function secondsUntilFree(rule: LimitRule, who: string, now: Date): Promise<number | undefined> {
  return secondsUntilRoom(await findWindow(rule, who), rule, now);
}

export function secondsUntilRoom(
  window: LimitWindow | undefined,
  { max }: LimitRule,
  now: Date,
): number | undefined {
  return isOpen(window, now) && window.taken >= max ? window.endsAtSeconds - toEpochSeconds(now) : undefined;
}

export async function giveOneBack(rule: LimitRule, who: string, now: Date): Promise<void> {
  const hasTaken = and(greaterThan('endsAtSeconds', toEpochSeconds(now)), greaterThan('taken', 0));
  await patchItem(limitEntity, toLimitId(rule, who), { add: { taken: -1 } }, hasTaken);
}

/** In a transaction, so that a failed action counts nothing. Fails when full or started since `window` was read. */
export function takeRowAfter(
  window: LimitWindow | undefined,
  rule: LimitRule,
  who: string,
  now: Date,
): Write {
  const id = toLimitId(rule, who);
  if (isOpen(window, now)) return patch(limitEntity, id, ...countInWindow(rule, now));
  return patch(limitEntity, id, ...startWindow(rule, who, now));
}

function countInWindow(rule: LimitRule, now: Date) {
  const endsAtSeconds = toEpochSeconds(now) + rule.windowSeconds;
  const extension = { set: { endsAtSeconds }, ttl: endsAtSeconds };
  return [
    { add: { taken: 1 }, ...(rule.from === 'latest' && extension) },
    and(greaterThan('endsAtSeconds', toEpochSeconds(now)), lessThan('taken', rule.max)),
  ] as const;
}

function startWindow(rule: LimitRule, who: string, now: Date) {
  const endsAtSeconds = toEpochSeconds(now) + rule.windowSeconds;
  return [
    { set: { ...toLimitId(rule, who), taken: 1, endsAtSeconds }, ttl: endsAtSeconds },
    or(absent(), atMost('endsAtSeconds', toEpochSeconds(now))),
  ] as const;
}
