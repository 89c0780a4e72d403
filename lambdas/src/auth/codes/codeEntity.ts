import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { and, equals, greaterThan, lessThan } from '../../table/condition.ts';
import { defineEntity, type ValueOf } from '../../table/entity.ts';
import { get } from '../../table/read.ts';
import { patchItem, putItem, update } from '../../table/write.ts';
import type { CodeOwner } from './codeOwner.ts';
import { answersPerCode, codeLifeSeconds, codesAreOff, mayForgetWrongAnswers } from './codeRules.ts';

/** Wrong answers are counted for a day after the last. */
const retentionSeconds = 2 * 24 * 60 * 60;

export const codeEntity = defineEntity({
  name: 'code',
  version: 1,
  schema: z.object({
    userId: UserId,
    /** Channel and known browser: a browser has codes and wrong answers of its own. */
    slot: z.string(),
    challengeId: z.string(),
    /** Empty until the trigger has made the code. */
    codeHash: z.string(),
    /** Answers taken so far, counted before they are compared. */
    answers: z.int(),
    expiresAtSeconds: z.int(),
    used: z.boolean(),
    /** False: nothing was sent (unknown account, codes off); it is answered as if it had been. */
    live: z.boolean(),
    /** Cognito's session for the next answer. */
    session: z.string(),
    /** Wrong answers to this and earlier codes, in order. */
    wrongAtSeconds: z.array(z.int()).readonly(),
    version: z.int(),
  }),
  key: { pk: 'USER#{userId}', sk: 'CODE#{slot}' },
  lock: 'version',
  ttl: ({ expiresAtSeconds }) => expiresAtSeconds - codeLifeSeconds + retentionSeconds,
  reads: { findCode: 'the current code of a person, channel and known browser' },
});
export type CodeItem = ValueOf<typeof codeEntity>;

/** Whose code it is and what it is for; `device` is empty or missing for all browsers that are not known. */
export interface CodeSlot {
  id: UserId;
  channel: string;
  device?: string;
}

export const toCodeId = ({ id, channel, device }: CodeSlot) => ({
  userId: id,
  slot: device ? `${channel}#${device}` : channel,
});

export const findCode = (slot: CodeSlot): Promise<CodeItem | undefined> => get(codeEntity, toCodeId(slot));

/**
 * Replaces the current challenge. The wrong answers stay counted until they may be forgotten; too many of them, and the
 * new challenge is not live either.
 */
export function startCode(
  slot: CodeSlot,
  { challengeId, live }: Pick<CodeItem, 'challengeId' | 'live'>,
  nowSeconds: number,
): Promise<CodeItem> {
  return update(codeEntity, toCodeId(slot), (current) => {
    const before = current?.wrongAtSeconds ?? [];
    return {
      ...toCodeId(slot),
      challengeId,
      codeHash: '',
      answers: 0,
      expiresAtSeconds: nowSeconds + codeLifeSeconds,
      used: false,
      live: live && !codesAreOff(before, nowSeconds),
      session: '',
      wrongAtSeconds: mayForgetWrongAnswers(before, nowSeconds) ? [] : before,
      version: current?.version ?? 0,
    };
  });
}

/** Gives a challenge its code, once: false when it has one already or another challenge took its place. */
export async function setCodeOnce(slot: CodeSlot, challengeId: string, codeHash: string): Promise<boolean> {
  const isOpen = and(equals('challengeId', challengeId), equals('codeHash', ''), equals('live', true));
  return (await patchItem(codeEntity, toCodeId(slot), { set: { codeHash } }, isOpen)) !== undefined;
}

/**
 * Gives a challenge its code, or another one when it was not answered yet: a message may have been lost on its way.
 * False when another challenge took its place.
 */
export async function setUnansweredCode(
  slot: CodeSlot,
  challengeId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const isUnanswered = and(
    equals('challengeId', challengeId),
    equals('answers', 0),
    equals('live', true),
    greaterThan('expiresAtSeconds', Math.floor(now.getTime() / 1000)),
  );
  return (await patchItem(codeEntity, toCodeId(slot), { set: { codeHash } }, isUnanswered)) !== undefined;
}

export async function saveCognitoSession(
  slot: CodeSlot,
  challengeId: string,
  session: string,
): Promise<void> {
  await patchItem(codeEntity, toCodeId(slot), { set: { session } }, equals('challengeId', challengeId));
}

/**
 * Counts an answer before it is compared, in one conditional update: however many come at once, three get through.
 * Undefined: the challenge is over. An answer to a live challenge counts as wrong until it has won.
 */
export function countAnswer(
  slot: CodeSlot,
  { challengeId, live }: Pick<CodeItem, 'challengeId' | 'live'>,
  nowSeconds: number,
): Promise<CodeItem | undefined> {
  return patchItem(
    codeEntity,
    toCodeId(slot),
    { add: { answers: 1 }, ...(live && { append: { wrongAtSeconds: [nowSeconds] } }) },
    and(
      equals('challengeId', challengeId),
      equals('live', live),
      equals('used', false),
      lessThan('answers', answersPerCode),
      greaterThan('expiresAtSeconds', nowSeconds),
    ),
  );
}

/** Marks a code as used, once, and takes its answer out of the wrong ones. */
export async function redeemCode(slot: CodeSlot, counted: CodeItem): Promise<boolean> {
  const { challengeId, wrongAtSeconds } = counted;
  const won = await patchItem(
    codeEntity,
    toCodeId(slot),
    { set: { used: true }, remove: [`wrongAtSeconds[${wrongAtSeconds.length - 1}]`] },
    and(equals('challengeId', challengeId), equals('used', false)),
  );
  return won !== undefined;
}

const intentLifeSeconds = 60;

/** Lets the trigger send one code, for a minute. */
export const codeIntentEntity = defineEntity({
  name: 'codeIntent',
  version: 1,
  schema: z.object({
    userId: UserId,
    challengeId: z.string(),
    channel: z.enum(['sms', 'email']),
    device: z.string(),
    /** The person has just registered, not knowing of the account they have. */
    welcomesBack: z.boolean(),
    expiresAtSeconds: z.int(),
  }),
  key: { pk: 'USER#{userId}', sk: 'CODE_INTENT' },
  ttl: ({ expiresAtSeconds }) => expiresAtSeconds,
  reads: { findIntent: 'the code that Cognito’s trigger is to send to a person' },
});
export type CodeIntent = ValueOf<typeof codeIntentEntity>;

export async function putIntent(
  { id, channel, device }: CodeOwner,
  intent: Pick<CodeIntent, 'challengeId' | 'welcomesBack'>,
  nowSeconds: number,
): Promise<void> {
  const expiresAtSeconds = nowSeconds + intentLifeSeconds;
  await putItem(codeIntentEntity, { userId: id, channel, device, ...intent, expiresAtSeconds });
}

export async function findIntent(userId: UserId, nowSeconds: number): Promise<CodeIntent | undefined> {
  const intent = await get(codeIntentEntity, { userId });
  return intent && intent.expiresAtSeconds > nowSeconds ? intent : undefined;
}
