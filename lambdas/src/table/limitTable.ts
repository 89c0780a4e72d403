import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifMet } from './ifMet.ts';
import { limitKey } from './keys.ts';
import { table, tableName } from './tableClient.ts';
import type { TransactItem } from './transact.ts';

/** So many in so long, counted from the first, or from the latest: then it ends only after so long a quiet. */
export interface LimitRule {
  what: string;
  windowSeconds: number;
  max: number;
  from?: 'first' | 'latest';
}

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

function rowOf(rule: LimitRule, who: string) {
  return { TableName: tableName, Key: limitKey(rule.what, who, `${rule.windowSeconds}`) };
}

/** Counts one if there is room: gives the seconds to wait when there is none, else undefined. */
export async function takeOne(rule: LimitRule, who: string, now: Date): Promise<number | undefined> {
  for (;;) {
    if (await addInWindow(rule, who, now)) return undefined;
    const waitSeconds = await secondsUntilFree(rule, who, now);
    if (waitSeconds !== undefined) return waitSeconds;
    if (await startWindow(rule, who, now)) return undefined;
  }
}

/** Seconds until a full window ends; undefined when there is room. */
export async function secondsUntilFree(rule: LimitRule, who: string, now: Date): Promise<number | undefined> {
  const { Item } = await table.send(new GetCommand({ ...rowOf(rule, who), ConsistentRead: true }));
  const endsAt = Number(Item?.endsAtSeconds ?? 0);
  const full = endsAt > seconds(now) && Number(Item?.taken) >= rule.max;
  return full ? endsAt - seconds(now) : undefined;
}

/** What was taken turned out not to count. */
export async function giveOneBack(rule: LimitRule, who: string, now: Date): Promise<void> {
  await ifMet(
    table.send(
      new UpdateCommand({
        ...rowOf(rule, who),
        UpdateExpression: 'SET taken = taken - :one',
        ConditionExpression: 'endsAtSeconds > :now AND taken > :none',
        ExpressionAttributeValues: { ':one': 1, ':none': 0, ':now': seconds(now) },
      }),
    ),
  );
}

/**
 * Counts one as part of a transaction, so that one which fails counts nothing. The row's condition fails when the window is
 * full, and when another started it in the same moment.
 */
export async function takeRow(rule: LimitRule, who: string, now: Date): Promise<TransactItem> {
  const { Item } = await table.send(new GetCommand({ ...rowOf(rule, who), ConsistentRead: true }));
  const isOpen = Number(Item?.endsAtSeconds ?? 0) > seconds(now);
  return { Update: isOpen ? additionOf(rule, who, now) : startOf(rule, who, now) };
}

async function addInWindow(rule: LimitRule, who: string, now: Date): Promise<boolean> {
  return (await ifMet(table.send(new UpdateCommand(additionOf(rule, who, now))))) !== undefined;
}

async function startWindow(rule: LimitRule, who: string, now: Date): Promise<boolean> {
  return (await ifMet(table.send(new UpdateCommand(startOf(rule, who, now))))) !== undefined;
}

function additionOf(rule: LimitRule, who: string, now: Date) {
  const longer = rule.from === 'latest';
  return {
    ...rowOf(rule, who),
    UpdateExpression: `SET taken = taken + :one${longer ? ', endsAtSeconds = :ends, #ttl = :ends' : ''}`,
    ConditionExpression: 'endsAtSeconds > :now AND taken < :max',
    ...(longer && { ExpressionAttributeNames: { '#ttl': 'ttl' } }),
    ExpressionAttributeValues: {
      ':one': 1,
      ':max': rule.max,
      ':now': seconds(now),
      ...(longer && { ':ends': seconds(now) + rule.windowSeconds }),
    },
  };
}

function startOf(rule: LimitRule, who: string, now: Date) {
  const endsAtSeconds = seconds(now) + rule.windowSeconds;
  return {
    ...rowOf(rule, who),
    UpdateExpression: 'SET taken = :one, endsAtSeconds = :ends, #ttl = :ends',
    ConditionExpression: 'attribute_not_exists(pk) OR endsAtSeconds <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':one': 1, ':ends': endsAtSeconds, ':now': seconds(now) },
  };
}
