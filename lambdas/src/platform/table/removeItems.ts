import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './entity.ts';
import { conflict, retryOnConflict } from './retry.ts';
import { table, tableName } from './tableClient.ts';

const itemsPerCall = 25;

export async function removeItems(keys: readonly Key[]): Promise<void> {
  for (let from = 0; from < keys.length; from += itemsPerCall)
    await removeBatch(keys.slice(from, from + itemsPerCall));
}

async function removeBatch(keys: readonly Key[]): Promise<void> {
  let left: WriteRequest[] = keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  await retryOnConflict(async () => {
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: left } }),
    );
    left = UnprocessedItems?.[tableName] ?? [];
    return left.length > 0 ? conflict : undefined;
  });
}

type WriteRequest = NonNullable<BatchWriteCommand['input']['RequestItems']>[string][number];
