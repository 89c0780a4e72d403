import * as z from 'zod';

const Attributes = z.record(z.string(), z.unknown());

/** One request to one table, as far as it names items. */
export const KeyedRequest = z.object({
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
export function findLeadingKeys(request: KeyedRequest, partitionKey: string): string[] {
  const { Key, Item, KeyConditionExpression = '', ExpressionAttributeNames: names } = request;
  const item = Key ?? Item;
  if (item) return toText(item[partitionKey]);
  for (const [, name = '', value = ''] of KeyConditionExpression.matchAll(/([#\w.]+)\s*=\s*(:\w+)/g))
    if ((names[name] ?? name) === partitionKey) return toText(request.ExpressionAttributeValues[value]);
  return [];
}

export function findLeadingKeysOfBatch(part: unknown, partitionKey: string): string[] {
  const items = BatchPart.parse(part);
  return [...new Set(items.flatMap((item) => toText(item[partitionKey])))];
}
