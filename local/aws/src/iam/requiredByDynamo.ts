import * as z from 'zod';
import type { RequiredAction } from './permissions.ts';

const Attributes = z.record(z.string(), z.unknown());

/** One request to one table, as far as it names items. */
const KeyedRequest = z.object({
  Key: Attributes.optional(),
  Item: Attributes.optional(),
  KeyConditionExpression: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: Attributes.default({}),
});
type KeyedRequest = z.output<typeof KeyedRequest>;

const BatchPart = z.union([
  z.object({ Keys: z.array(Attributes) }).transform(({ Keys }) => Keys),
  z.array(
    z
      .object({
        PutRequest: z.object({ Item: Attributes }).optional(),
        DeleteRequest: z.object({ Key: Attributes }).optional(),
      })
      .transform(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {}),
  ),
]);

/** `{S: 'rose'}` → `rose`. */
const toText = (value: unknown): string[] => Object.values(Object(value)).slice(0, 1).map(String);

/** The values of `dynamodb:LeadingKeys` for a request. */
function findLeadingKeys(request: KeyedRequest, partitionKey: string): string[] {
  const { Key, Item, KeyConditionExpression = '', ExpressionAttributeNames: names } = request;
  const item = Key ?? Item;
  if (item) return toText(item[partitionKey]);
  for (const [, name = '', value = ''] of KeyConditionExpression.matchAll(/([#\w.]+)\s*=\s*(:\w+)/g))
    if ((names[name] ?? name) === partitionKey) return toText(request.ExpressionAttributeValues[value]);
  return [];
}

function findLeadingKeysOfBatch(part: unknown, partitionKey: string): string[] {
  const items = BatchPart.parse(part);
  return [...new Set(items.flatMap((item) => toText(item[partitionKey])))];
}

const Table = KeyedRequest.extend({ TableName: z.string() });
const TransactItem = z.record(z.string(), Table);
const Body = KeyedRequest.extend({
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

export interface DynamoPlace {
  toArn: (resource: string) => string;
  /** Names the partition key of a table or of one of its indexes. */
  partitionKey: (table: string, index?: string) => string;
}

export function requiredByDynamo(
  operation: string,
  body: Buffer,
  { toArn, partitionKey }: DynamoPlace,
): RequiredAction[] {
  const request = Body.parse(JSON.parse(body.toString()));
  const { TableName, IndexName, StreamArn, RequestItems, TransactItems } = request;
  const toRequired = (name: string, resource: string, leadingKeys: readonly string[]): RequiredAction => ({
    action: `dynamodb:${name}`,
    resources: [toArn(`table/${resource}`)],
    context: { 'dynamodb:LeadingKeys': leadingKeys },
  });
  if (TransactItems)
    return TransactItems.flatMap((item) =>
      Object.entries(item).map(([part, keyed]) => {
        const keys = findLeadingKeys(keyed, partitionKey(keyed.TableName));
        return toRequired(actionOfPart[part] ?? part, keyed.TableName, keys);
      }),
    );
  if (RequestItems)
    return Object.entries(RequestItems).map(([table, part]) =>
      toRequired(operation, table, findLeadingKeysOfBatch(part, partitionKey(table))),
    );
  if (!TableName) return [{ action: `dynamodb:${operation}`, resources: [StreamArn ?? '*'] }];
  const keys = findLeadingKeys(request, partitionKey(TableName, IndexName));
  return [toRequired(operation, `${TableName}${IndexName ? `/index/${IndexName}` : ''}`, keys)];
}
