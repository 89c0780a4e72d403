import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ifMet } from '../table/ifMet.ts';
import { codeIntentKey, codeKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { CodeOwner } from './codeOwner.ts';
import { answersPerCode, codeLifeSeconds } from './codeRules.ts';

/** Where a code is kept: by whose it is and what it is for. */
export interface CodeRow {
  id: UserId;
  channel: string;
  /** A known browser has codes and wrong answers of its own; empty or missing for all others together. */
  device?: string;
}

/** The present code of a person, channel and known browser. */
export interface CodeItem {
  challengeId: string;
  /** Empty until the trigger has made the code. */
  codeHash: string;
  /** Answers taken so far, counted before they are compared. */
  answers: number;
  expiresAtSeconds: number;
  used: boolean;
  /** False: nothing was sent (unknown account, codes off); it is answered as if it had been. */
  live: boolean;
  /** Cognito's session for the next answer. */
  session: string;
  /** Wrong answers to this and earlier codes, in order. */
  wrongAtSeconds: readonly number[];
}

/** What lets the trigger send one code, for a minute. */
export interface CodeIntent {
  challengeId: string;
  channel: CodeOwner['channel'];
  device: string;
  /** The person has just registered, not knowing of the account they have. */
  welcomesBack: boolean;
  expiresAtSeconds: number;
}

const keepSeconds = 2 * 24 * 60 * 60;
const intentLifeSeconds = 60;
const rowOf = ({ id, channel, device }: CodeRow) => ({
  TableName: tableName,
  Key: codeKey(id, channel, device),
});

export async function findCode(owner: CodeRow): Promise<CodeItem | undefined> {
  const { Item } = await table.send(new GetCommand({ ...rowOf(owner), ConsistentRead: true }));
  return Item as CodeItem | undefined;
}

/** A new challenge takes the place of the one before; the wrong answers stay counted unless they may be forgotten. */
export async function startCode(
  owner: CodeRow,
  start: { challengeId: string; live: boolean; forgetWrong: boolean },
  nowSeconds: number,
): Promise<void> {
  const wrong = start.forgetWrong ? ':nothing' : 'if_not_exists(wrongAtSeconds, :nothing)';
  await table.send(
    new UpdateCommand({
      ...rowOf(owner),
      UpdateExpression: `SET challengeId = :challenge, codeHash = :empty, answers = :zero, expiresAtSeconds = :expires,
        used = :false, live = :live, #session = :empty, #ttl = :ttl, wrongAtSeconds = ${wrong}`,
      ExpressionAttributeNames: { '#session': 'session', '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':challenge': start.challengeId,
        ':empty': '',
        ':zero': 0,
        ':expires': nowSeconds + codeLifeSeconds,
        ':false': false,
        ':live': start.live,
        ':ttl': nowSeconds + keepSeconds,
        ':nothing': [],
      },
    }),
  );
}

export async function putIntent(
  { id, channel, device }: CodeOwner,
  intent: Pick<CodeIntent, 'challengeId' | 'welcomesBack'>,
  nowSeconds: number,
): Promise<void> {
  const expiresAtSeconds = nowSeconds + intentLifeSeconds;
  const Item = { ...codeIntentKey(id), ...intent, channel, device, expiresAtSeconds, ttl: expiresAtSeconds };
  await table.send(new PutCommand({ TableName: tableName, Item }));
}

export async function findIntent(id: UserId, nowSeconds: number): Promise<CodeIntent | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: codeIntentKey(id), ConsistentRead: true }),
  );
  const intent = Item as CodeIntent | undefined;
  return intent && intent.expiresAtSeconds > nowSeconds ? intent : undefined;
}

/** Gives a challenge its code, once: false when it has one already or another challenge took its place. */
export async function setCodeOnce(owner: CodeOwner, challengeId: string, codeHash: string): Promise<boolean> {
  const set = await ifMet(
    table.send(
      new UpdateCommand({
        ...rowOf(owner),
        UpdateExpression: 'SET codeHash = :hash',
        ConditionExpression: 'challengeId = :challenge AND codeHash = :empty AND live = :true',
        ExpressionAttributeValues: {
          ':hash': codeHash,
          ':challenge': challengeId,
          ':empty': '',
          ':true': true,
        },
      }),
    ),
  );
  return set !== undefined;
}

/**
 * Gives a challenge its code, or another one when it was not answered yet: a message may have been lost on its way.
 * False when another challenge took its place.
 */
export async function setUnansweredCode(
  owner: CodeRow,
  challengeId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const set = await ifMet(
    table.send(
      new UpdateCommand({
        ...rowOf(owner),
        UpdateExpression: 'SET codeHash = :hash',
        ConditionExpression:
          'challengeId = :challenge AND answers = :none AND live = :true AND expiresAtSeconds > :now',
        ExpressionAttributeValues: {
          ':hash': codeHash,
          ':challenge': challengeId,
          ':none': 0,
          ':true': true,
          ':now': Math.floor(now.getTime() / 1000),
        },
      }),
    ),
  );
  return set !== undefined;
}

export async function saveSession(owner: CodeOwner, challengeId: string, session: string): Promise<void> {
  await ifMet(
    table.send(
      new UpdateCommand({
        ...rowOf(owner),
        UpdateExpression: 'SET #session = :session',
        ConditionExpression: 'challengeId = :challenge',
        ExpressionAttributeNames: { '#session': 'session' },
        ExpressionAttributeValues: { ':session': session, ':challenge': challengeId },
      }),
    ),
  );
}

/**
 * Counts an answer before it is looked at, all in one conditional update: however many come at once, three get through.
 * Undefined: the challenge is over. An answer to a live challenge counts as wrong until it has won.
 */
export async function countAnswer(
  owner: CodeRow,
  challenge: { challengeId: string; live: boolean },
  nowSeconds: number,
): Promise<CodeItem | undefined> {
  const wrong = challenge.live ? ', wrongAtSeconds = list_append(wrongAtSeconds, :at)' : '';
  const counted = await ifMet(
    table.send(
      new UpdateCommand({
        ...rowOf(owner),
        UpdateExpression: `SET answers = answers + :one${wrong}`,
        ConditionExpression:
          'challengeId = :challenge AND live = :live AND answers < :max AND expiresAtSeconds > :now AND used = :false',
        ExpressionAttributeValues: {
          ':one': 1,
          ':challenge': challenge.challengeId,
          ':live': challenge.live,
          ':max': answersPerCode,
          ':now': nowSeconds,
          ':false': false,
          ...(challenge.live && { ':at': [nowSeconds] }),
        },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return counted?.Attributes as CodeItem | undefined;
}

/** A right answer wins once, and was not a wrong one after all. */
export async function winCode(owner: CodeRow, challengeId: string, counted: CodeItem): Promise<boolean> {
  const won = await ifMet(
    table.send(
      new UpdateCommand({
        ...rowOf(owner),
        UpdateExpression: `SET used = :true REMOVE wrongAtSeconds[${counted.wrongAtSeconds.length - 1}]`,
        ConditionExpression: 'challengeId = :challenge AND used = :false',
        ExpressionAttributeValues: { ':challenge': challengeId, ':true': true, ':false': false },
      }),
    ),
  );
  return won !== undefined;
}
