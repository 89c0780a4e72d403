import * as z from 'zod';
import type { RequiredAction } from './permissions.ts';

const Table = z.object({ TableName: z.string() });
const TransactItem = z.record(z.string(), Table);
const Body = z.object({
  TableName: z.string().optional(),
  IndexName: z.string().optional(),
  StreamArn: z.string().optional(),
  RequestItems: z.record(z.string(), z.unknown()).optional(),
  TransactItems: z.array(TransactItem).optional(),
});

/** Actions of a transaction's parts. */
const actionOfPart: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

export function requiredByDynamo(
  operation: string,
  body: Buffer,
  arnOf: (resource: string) => string,
): RequiredAction[] {
  const { TableName, IndexName, StreamArn, RequestItems, TransactItems } = Body.parse(
    JSON.parse(body.toString()),
  );
  const wanted = (name: string, table: string, index?: string): RequiredAction => ({
    action: `dynamodb:${name}`,
    resources: [arnOf(`table/${table}${index ? `/index/${index}` : ''}`)],
  });
  if (TransactItems)
    return TransactItems.flatMap((item) =>
      Object.entries(item).map(([part, table]) => wanted(actionOfPart[part] ?? part, table.TableName)),
    );
  if (RequestItems) return Object.keys(RequestItems).map((table) => wanted(operation, table));
  if (TableName) return [wanted(operation, TableName, IndexName)];
  return [{ action: `dynamodb:${operation}`, resources: [StreamArn ?? '*'] }];
}
