import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './entity.ts';
import { conflict, retryOnConflict } from './retry.ts';
import { table, tableName } from './tableClient.ts';

type WriteRequest = NonNullable<BatchWriteCommand['input']['RequestItems']>[string][number];

const requestsPerCall = 25;

export const removeItems = (keys: readonly Key[]): Promise<void> =>
  batchWrite(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));

export async function batchWrite(requests: readonly WriteRequest[]): Promise<void> {
  for (let from = 0; from < requests.length; from += requestsPerCall)
    await writeOnce(requests.slice(from, from + requestsPerCall));
}

async function writeOnce(requests: WriteRequest[]): Promise<void> {
  let left = requests;
  await retryOnConflict(async () => {
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: left } }),
    );
    left = UnprocessedItems?.[tableName] ?? [];
    return left.length > 0 ? conflict : undefined;
  });
}
