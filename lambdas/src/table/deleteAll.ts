import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { Key } from './keys.ts';
import { table, tableName } from './tableClient.ts';

const rowsPerCall = 25;
const maxTries = 5;

/** Deletes the rows of some keys; what the table leaves over under load is asked for again. */
export async function deleteAll(keys: readonly Key[]): Promise<void> {
  for (let from = 0; from < keys.length; from += rowsPerCall)
    await deleteSome(keys.slice(from, from + rowsPerCall));
}

async function deleteSome(keys: readonly Key[]): Promise<void> {
  let left: WriteRequest[] = keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  for (let attempt = 1; left.length > 0; attempt++) {
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: left } }),
    );
    left = UnprocessedItems?.[tableName] ?? [];
    if (left.length > 0 && attempt === maxTries)
      throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 1 });
    if (left.length > 0) await pause(Math.random() * Math.min(400, 25 * 2 ** attempt));
  }
}

type WriteRequest = NonNullable<BatchWriteCommand['input']['RequestItems']>[string][number];
