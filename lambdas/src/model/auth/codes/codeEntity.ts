import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { and, equals, greaterThan, lessThan } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { patchItem, putItem, update } from '#platform/table/write.ts';
import type { CodeOwner } from './codeOwner.ts';
import { answersPerCode, codeLifeSeconds, codesAreOff, mayForgetWrongAnswers } from './codeRules.ts';

/** Wrong answers are counted for a day after the last. */
const retentionSeconds = 2 * 24 * 60 * 60;

export const codeEntity = defineEntity({
  name: 'code',
  version: 1,
  schema: z.object({
    userId: UserId,
    /** Channel and known browser, each with its own codes and wrong answers. */
    slot: z.string(),
    challengeId: z.string(),
    codeHash: z.string(),
    answers: z.int(),
    expiresAtSeconds: z.int(),
    used: z.boolean(),
    /** False for an unknown account or while codes are off: the response looks the same. */
    live: z.boolean(),
    session: z.string(),
    wrongAtSeconds: z.array(z.int()).readonly(),
    version: z.int(),
  }),
  key: { pk: 'USER#{userId}', sk: 'CODE#{slot}' },
  lock: 'version',
  ttl: ({ expiresAtSeconds }) => expiresAtSeconds - codeLifeSeconds + retentionSeconds,
  reads: { findCode: 'the current code of a person, channel and known browser' },
});
export type CodeItem = ValueOf<typeof codeEntity>;

/** `device` is empty or missing for unknown browsers, which share a code. */
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

/** Keeps recent wrong answers; inactive after too many. */
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

/** False when the challenge already has a code or was replaced. */
export async function setCodeOnce(slot: CodeSlot, challengeId: string, codeHash: string): Promise<boolean> {
  const isOpen = and(equals('challengeId', challengeId), equals('codeHash', ''), equals('live', true));
  return (await patchItem(codeEntity, toCodeId(slot), { set: { codeHash } }, isOpen)) !== undefined;
}

/** The first message may be lost, so a code may change until an answer. False when replaced. */
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
    greaterThan('expiresAtSeconds', toEpochSeconds(now)),
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

/** Counts before comparing, so that parallel answers cannot exceed the limit. Undefined when the challenge is over. */
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

/** Permits the trigger to send a single code within a minute. */
export const codeIntentEntity = defineEntity({
  name: 'codeIntent',
  version: 1,
  schema: z.object({
    userId: UserId,
    challengeId: z.string(),
    channel: z.enum(['sms', 'email']),
    device: z.string(),
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
