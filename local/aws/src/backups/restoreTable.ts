import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import { DynamoError, dynamoCall } from '#dynamo/dynamoCall.ts';
import { Attributes, Index, Keys } from '#dynamo/tables.ts';
import { StreamReader, type StreamRecord } from '#streams/streamReader.ts';

export interface RestoreRequest {
  source: string;
  target: string;
  /** By the machine's time, as the engine dates changes. */
  atSeconds: number;
}

const Item = z.record(z.string(), z.unknown());
type Item = z.output<typeof Item>;

const Described = z.object({
  Table: z.object({
    AttributeDefinitions: Attributes,
    KeySchema: Keys,
    GlobalSecondaryIndexes: z.array(Index).optional(),
  }),
});
type Description = z.output<typeof Described>['Table'];
const Page = z.object({ Items: z.array(Item), LastEvaluatedKey: Item.optional() });
const Change = z.object({
  dynamodb: z.object({ Keys: Item, OldImage: Item.optional() }),
});
const maxInBatch = 25;

/** A new table without stream, time to live and recovery, as DynamoDB restores it. */
export async function restoreTable(engine: ServiceEmulator, request: RestoreRequest): Promise<object> {
  const { source, target } = request;
  const description = await describeTable(engine, source);
  if (!description) throw new DynamoError('TableNotFoundException', `Table not found: ${source}`);
  if (await describeTable(engine, target))
    throw new DynamoError('TableAlreadyExistsException', `Table already exists: ${target}`);
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes } = description;
  const input = { TableName: target, AttributeDefinitions, KeySchema, BillingMode: 'PAY_PER_REQUEST' };
  const indexes = GlobalSecondaryIndexes && { GlobalSecondaryIndexes };
  await dynamoCall(engine, 'table', 'CreateTable', { ...input, ...indexes }, z.object({}));
  await writeItems(engine, target, await readPast(engine, request, description));
  return { TableName: target, TableStatus: 'CREATING' };
}

async function describeTable(engine: ServiceEmulator, TableName: string): Promise<Description | undefined> {
  try {
    return (await dynamoCall(engine, 'table', 'DescribeTable', { TableName }, Described)).Table;
  } catch (error) {
    if (error instanceof DynamoError && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

/** Reads the stored items and the first old image of each key changed later. Changes are read last, so none is missed. */
async function readPast(
  engine: ServiceEmulator,
  { source, atSeconds }: RestoreRequest,
  { KeySchema }: Description,
): Promise<Item[]> {
  const stored = await scan(engine, source);
  const toKey = (item: Item) => JSON.stringify(KeySchema.map(({ AttributeName }) => item[AttributeName]));
  const earlier = new Map<string, Item | undefined>();
  for (const record of await readStream(engine, source)) {
    if (record.dynamodb.ApproximateCreationDateTime <= atSeconds) continue;
    const { Keys, OldImage } = Change.parse(record).dynamodb;
    if (!earlier.has(toKey(Keys))) earlier.set(toKey(Keys), OldImage);
  }
  const unchanged = stored.filter((item) => !earlier.has(toKey(item)));
  return [...unchanged, ...[...earlier.values()].filter((item) => item !== undefined)];
}

async function scan(engine: ServiceEmulator, TableName: string): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const input = { TableName, ConsistentRead: true, ExclusiveStartKey };
    const page = await dynamoCall(engine, 'table', 'Scan', input, Page);
    items.push(...page.Items);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

async function readStream(engine: ServiceEmulator, tableName: string): Promise<StreamRecord[]> {
  const reader = new StreamReader(engine, tableName);
  const records: StreamRecord[] = [];
  for (;;) {
    const last = records.at(-1);
    const position = last ? { after: last.dynamodb.SequenceNumber } : { from: 'TRIM_HORIZON' as const };
    const page = await reader.read(position);
    if (page.length === 0) return records;
    records.push(...page);
  }
}

async function writeItems(engine: ServiceEmulator, table: string, items: readonly Item[]): Promise<void> {
  for (let from = 0; from < items.length; from += maxInBatch) {
    const requests = items.slice(from, from + maxInBatch).map((Item) => ({ PutRequest: { Item } }));
    await dynamoCall(
      engine,
      'table',
      'BatchWriteItem',
      { RequestItems: { [table]: requests } },
      z.object({}),
    );
  }
}
