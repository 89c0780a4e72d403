import * as z from 'zod';
import { absent, and, atMost, greaterThan, lessThan, or } from './condition.ts';
import { defineEntity } from './entity.ts';
import { get } from './read.ts';
import { patch, type Write } from './transact.ts';
import { patchItem } from './write.ts';

/** The window counts from the first, or with `latest` ends only after a quiet window. */
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
  reads: { secondsUntilFree: 'how often something was done in a window' },
});

const toSeconds = (now: Date) => Math.floor(now.getTime() / 1000);

const toLimitId = ({ what, windowSeconds }: LimitRule, who: string) => ({ what, who, windowSeconds });

/** Returns the seconds to wait when full, else undefined. */
export async function takeOne(rule: LimitRule, who: string, now: Date): Promise<number | undefined> {
  const id = toLimitId(rule, who);
  for (;;) {
    if (await patchItem(limitEntity, id, ...countInWindow(rule, now))) return undefined;
    const waitSeconds = await secondsUntilFree(rule, who, now);
    if (waitSeconds !== undefined) return waitSeconds;
    if (await patchItem(limitEntity, id, ...startWindow(rule, who, now))) return undefined;
  }
}

/** Undefined when there is room. */
export async function secondsUntilFree(rule: LimitRule, who: string, now: Date): Promise<number | undefined> {
  const window = await get(limitEntity, toLimitId(rule, who));
  const isFull = window && window.endsAtSeconds > toSeconds(now) && window.taken >= rule.max;
  return isFull ? window.endsAtSeconds - toSeconds(now) : undefined;
}

export async function giveOneBack(rule: LimitRule, who: string, now: Date): Promise<void> {
  const isOpen = and(greaterThan('endsAtSeconds', toSeconds(now)), greaterThan('taken', 0));
  await patchItem(limitEntity, toLimitId(rule, who), { add: { taken: -1 } }, isOpen);
}

/** In a transaction, so that a failed action counts nothing. Fails when full or started concurrently. */
export async function takeRow(rule: LimitRule, who: string, now: Date): Promise<Write> {
  const id = toLimitId(rule, who);
  const window = await get(limitEntity, id);
  const isOpen = window !== undefined && window.endsAtSeconds > toSeconds(now);
  if (isOpen) return patch(limitEntity, id, ...countInWindow(rule, now));
  return patch(limitEntity, id, ...startWindow(rule, who, now));
}

function countInWindow(rule: LimitRule, now: Date) {
  const endsAtSeconds = toSeconds(now) + rule.windowSeconds;
  const extension = { set: { endsAtSeconds }, ttl: endsAtSeconds };
  return [
    { add: { taken: 1 }, ...(rule.from === 'latest' && extension) },
    and(greaterThan('endsAtSeconds', toSeconds(now)), lessThan('taken', rule.max)),
  ] as const;
}

function startWindow(rule: LimitRule, who: string, now: Date) {
  const endsAtSeconds = toSeconds(now) + rule.windowSeconds;
  return [
    { set: { ...toLimitId(rule, who), taken: 1, endsAtSeconds }, ttl: endsAtSeconds },
    or(absent(), atMost('endsAtSeconds', toSeconds(now))),
  ] as const;
}
