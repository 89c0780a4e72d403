import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { table, tableName } from './tableClient.ts';

/** All rows of a question. One answer of the table holds 1 MB at most: the rest is asked for until there is none. */
export async function queryAll(question: Omit<QueryCommandInput, 'TableName'>): Promise<unknown[]> {
  const rows: unknown[] = [];
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const part = await table.send(
      new QueryCommand({ ...question, TableName: tableName, ExclusiveStartKey: from }),
    );
    rows.push(...(part.Items ?? []));
    from = part.LastEvaluatedKey;
  } while (from);
  return rows;
}
