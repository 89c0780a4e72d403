import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './entity.ts';
import { conflict, retryOnConflict } from './retry.ts';
import { table, tableName } from './tableClient.ts';

export type WriteRequest = NonNullable<BatchWriteCommand['input']['RequestItems']>[string][number];

const requestsPerCall = 25;

export const removeItems = (keys: readonly Key[]): Promise<void> =>
  batchWrite(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));

/** The last request of a key counts: a call takes each key once. */
export async function batchWrite(requests: readonly WriteRequest[]): Promise<void> {
  const byKey = new Map(requests.map((request) => [toText(request), request]));
  const unique = [...byKey.values()];
  for (let from = 0; from < unique.length; from += requestsPerCall)
    await writeOnce(unique.slice(from, from + requestsPerCall));
}

function toText({ PutRequest, DeleteRequest }: WriteRequest): string {
  const { pk, sk } = PutRequest?.Item ?? DeleteRequest?.Key ?? {};
  return `${pk} ${sk}`;
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
