import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './entity.ts';
import { conflict, retryOnConflict } from './retry.ts';
import { table, tableName } from './tableClient.ts';

/** DynamoDB's maximum. */
export const keysPerCall = 100;

/** One call, repeated for unprocessed keys. In the order of the keys; missing items are omitted. */
export async function getBatch(
  keys: readonly Key[],
  { eventual = false }: { eventual?: boolean },
): Promise<Record<string, unknown>[]> {
  const found = new Map<string, Record<string, unknown>>();
  let missing: Record<string, unknown>[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  await retryOnConflict(async () => {
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: missing, ConsistentRead: !eventual } } }),
    );
    for (const item of Responses?.[tableName] ?? []) found.set(`${item.pk} ${item.sk}`, item);
    missing = UnprocessedKeys?.[tableName]?.Keys ?? [];
    return missing.length > 0 ? conflict : undefined;
  });
  return keys.flatMap(({ pk, sk }) => {
    const item = found.get(`${pk} ${sk}`);
    return item ? [item] : [];
  });
}
