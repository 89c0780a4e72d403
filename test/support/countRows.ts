import type { Key } from '@bloomkin/lambdas/platform/table/entity.ts';

/** Counts the rows with a key prefix that contain a text. */
export async function countRows(prefix: Partial<Key>, holds: string): Promise<number> {
  const [{ paginateScan }, { table, tableName }] = await Promise.all([
    import('@aws-sdk/lib-dynamodb'),
    import('@bloomkin/lambdas/platform/table/tableClient.ts'),
  ]);
  const found = paginateScan(
    { client: table },
    {
      TableName: tableName,
      ConsistentRead: true,
      FilterExpression: Object.keys(prefix)
        .map((name) => `begins_with(${name}, :${name})`)
        .join(' AND '),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(prefix).map(([name, text]) => [`:${name}`, text]),
      ),
    },
  );
  const pages = await Array.fromAsync(found, ({ Items = [] }) => Items);
  return pages.flat().filter((item) => JSON.stringify(item).includes(holds)).length;
}
