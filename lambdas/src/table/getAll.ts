import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { Key } from './keys.ts';
import { table, tableName } from './tableClient.ts';

const maxTries = 5;

/**
 * The items of at most 100 keys, as of now and in any order. Under load the table leaves some out: they are asked for
 * again, and in the end the person is asked to try again. A cart or a list that lacks some would be a lie.
 */
export async function getAll(keys: readonly Key[]): Promise<unknown[]> {
  const items: unknown[] = [];
  let missing: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let attempt = 1; missing.length > 0; attempt++) {
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: missing, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[tableName] ?? []));
    missing = UnprocessedKeys?.[tableName]?.Keys ?? [];
    if (missing.length > 0 && attempt === maxTries)
      throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 1 });
    if (missing.length > 0) await pause(Math.random() * Math.min(400, 25 * 2 ** attempt));
  }
  return items;
}
