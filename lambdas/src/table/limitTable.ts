import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifMet } from './ifMet.ts';
import { limitKey } from './keys.ts';
import { table, tableName } from './tableClient.ts';

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

async function addInWindow(rule: LimitRule, who: string, now: Date): Promise<boolean> {
  const longer = rule.from === 'latest';
  const added = await ifMet(
    table.send(
      new UpdateCommand({
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
      }),
    ),
  );
  return added !== undefined;
}

async function startWindow(rule: LimitRule, who: string, now: Date): Promise<boolean> {
  const endsAtSeconds = seconds(now) + rule.windowSeconds;
  const started = await ifMet(
    table.send(
      new UpdateCommand({
        ...rowOf(rule, who),
        UpdateExpression: 'SET taken = :one, endsAtSeconds = :ends, #ttl = :ends',
        ConditionExpression: 'attribute_not_exists(pk) OR endsAtSeconds <= :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':one': 1, ':ends': endsAtSeconds, ':now': seconds(now) },
      }),
    ),
  );
  return started !== undefined;
}
