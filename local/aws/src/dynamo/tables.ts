import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import type { Deployed, Deployment } from '#assembly/deployment.ts';
import type { Clock } from '#clock.ts';
import { DynamoError, dynamoCall } from './dynamoCall.ts';

export const Keys = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }));
export const Attributes = z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() }));
export const Index = z.object({
  IndexName: z.string(),
  KeySchema: Keys,
  Projection: z.object({ ProjectionType: z.string(), NonKeyAttributes: z.array(z.string()).optional() }),
});
type Index = z.output<typeof Index>;
const Recovery = z.object({ PointInTimeRecoveryEnabled: z.boolean().default(false) }).optional();
const TableProperties = z.object({
  AttributeDefinitions: Attributes,
  KeySchema: Keys,
  GlobalSecondaryIndexes: z.array(Index).optional(),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
  PointInTimeRecoverySpecification: Recovery,
  Replicas: z.array(z.object({ PointInTimeRecoverySpecification: Recovery })).default([]),
});
export type Table = Deployed<z.output<typeof TableProperties>>;

const Described = z.object({
  Table: z.object({ GlobalSecondaryIndexes: z.array(Index).default([]) }),
});
const anything = z.object({});

export const readTables = (deployment: Deployment): Table[] =>
  ['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'].flatMap((type) =>
    deployment.list(type, TableProperties),
  );

/** Finds the partition key of a table, or of one of its indexes. */
export function findPartitionKey(tables: readonly Table[], table: string, index?: string): string {
  const properties = tables.find(({ ref }) => ref === table)?.properties;
  const keys = index
    ? properties?.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === index)?.KeySchema
    : properties?.KeySchema;
  return keys?.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';
}

/** Returns whether the table is new. Throws when a stored table's indexes differ from the template. */
export async function createTable(
  engine: ServiceEmulator,
  { ref, properties }: Table,
  clock: Clock,
): Promise<boolean> {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, TimeToLiveSpecification } = properties;
  const existing = await findTable(engine, ref);
  if (existing) {
    checkIndexes(ref, existing.GlobalSecondaryIndexes, GlobalSecondaryIndexes ?? []);
    return false;
  }
  const definition = { TableName: ref, AttributeDefinitions, KeySchema };
  const indexes = GlobalSecondaryIndexes && { GlobalSecondaryIndexes };
  const input = { ...definition, ...indexes, BillingMode: 'PAY_PER_REQUEST' };
  await dynamoCall(engine, 'table', 'CreateTable', input, anything);
  // The engine expires items by the machine's clock.
  if (TimeToLiveSpecification && clock.offsetMs === 0)
    await dynamoCall(
      engine,
      'table',
      'UpdateTimeToLive',
      { TableName: ref, TimeToLiveSpecification },
      anything,
    );
  return true;
}

/** After the seeding, so that existing items are no changes. */
export async function openStream(engine: ServiceEmulator, { ref, properties }: Table): Promise<void> {
  if (!properties.StreamSpecification) return;
  const StreamSpecification = { StreamEnabled: true, ...properties.StreamSpecification };
  await dynamoCall(engine, 'table', 'UpdateTable', { TableName: ref, StreamSpecification }, anything);
}

export async function isEmpty(engine: ServiceEmulator, { ref }: Table): Promise<boolean> {
  const { Count } = await dynamoCall(
    engine,
    'table',
    'Scan',
    { TableName: ref, Limit: 1 },
    z.object({ Count: z.number() }),
  );
  return Count === 0;
}

async function findTable(engine: ServiceEmulator, TableName: string) {
  try {
    return (await dynamoCall(engine, 'table', 'DescribeTable', { TableName }, Described)).Table;
  } catch (error) {
    if (error instanceof DynamoError && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

function checkIndexes(table: string, existing: readonly Index[], wanted: readonly Index[]): void {
  if (describeIndexes(existing) === describeIndexes(wanted)) return;
  throw new Error(
    `The stored table ${table} has other indexes than the template: delete the data folder to start anew`,
  );
}

function describeIndexes(indexes: readonly Index[]): string {
  const descriptions = indexes.map(({ IndexName, KeySchema, Projection }) => {
    const keys = KeySchema.map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).sort();
    return [
      IndexName,
      ...keys,
      Projection.ProjectionType,
      ...(Projection.NonKeyAttributes ?? []).sort(),
    ].join(' ');
  });
  return descriptions.sort().join('\n');
}
