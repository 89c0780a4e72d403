import type { RequiredAction } from './permissions.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** One request to one table, as far as it names items. */
interface KeyedRequest {
  Key?: Attributes;
  Item?: Attributes;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Readonly<Record<string, string>>;
  ExpressionAttributeValues?: Attributes;
}

interface BatchWrite {
  PutRequest?: { Item: Attributes };
  DeleteRequest?: { Key: Attributes };
}
type BatchPart = { Keys: readonly Attributes[] } | readonly BatchWrite[];

/** `{S: 'rose'}` → `rose`. */
const toText = (value: unknown): string[] => Object.values(Object(value)).slice(0, 1).map(String);

/** The values of `dynamodb:LeadingKeys` for a request. */
function findLeadingKeys(request: KeyedRequest, partitionKey: string): string[] {
  const { Key, Item, KeyConditionExpression = '' } = request;
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = request;
  const item = Key ?? Item;
  if (item) return toText(item[partitionKey]);
  for (const [, name = '', value = ''] of KeyConditionExpression.matchAll(/([#\w.]+)\s*=\s*(:\w+)/g))
    if ((names[name] ?? name) === partitionKey) return toText(values[value]);
  return [];
}

function findLeadingKeysOfBatch(part: BatchPart, partitionKey: string): string[] {
  const items =
    'Keys' in part
      ? part.Keys
      : part.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {});
  return [...new Set(items.flatMap((item) => toText(item[partitionKey])))];
}

/** The SDK's own input, which the engine checks. */
interface Body extends KeyedRequest {
  TableName?: string;
  IndexName?: string;
  StreamArn?: string;
  RequestItems?: Readonly<Record<string, BatchPart>>;
  TransactItems?: readonly Readonly<Record<string, KeyedRequest & { TableName: string }>>[];
}

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
  const request: Body = JSON.parse(body.toString());
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
