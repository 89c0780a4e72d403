import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { freePort } from '@local/aws/dynamo/freePort.ts';

const enginePath = join(import.meta.dirname, '../../node_modules/@dynoxide/linux-x64/dynoxide');

/** The local engine, for tests that need a table and nothing else of the cloud. */
export async function startEngine(): Promise<{ url: string; engine: ChildProcess }> {
  const port = await freePort();
  const engine = spawn(enginePath, ['serve', '--port', String(port)], { stdio: 'ignore' });
  return { url: `http://127.0.0.1:${port}`, engine };
}

/** The shop's table, once the environment names it. */
export async function createTable(endpoint: string, region: string, tableName: string): Promise<void> {
  const command = await tableOfIndexes(tableName);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 1 });
  for (let attempt = 1; !(await isCreated(client, command)); attempt++) {
    if (attempt === 100) throw new Error('The engine did not start');
    await pause(20);
  }
  client.destroy();
}

/** False while the engine does not listen yet. */
async function isCreated(client: DynamoDBClient, command: CreateTableCommand): Promise<boolean> {
  try {
    await client.send(command);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return false;
    throw error;
  }
}

async function tableOfIndexes(tableName: string): Promise<CreateTableCommand> {
  // The declarations read the environment when they are loaded.
  const { indexes } = await import('@bloomkin/lambdas/entities.ts');
  const all = Object.entries(indexes);
  const names = new Set(['pk', 'sk', ...all.flatMap(([, { partition, sort }]) => [partition, sort])]);
  const schema = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  return new CreateTableCommand({
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: schema('pk', 'sk'),
    AttributeDefinitions: [...names].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    GlobalSecondaryIndexes: all.map(([IndexName, { partition, sort, include }]) => ({
      IndexName,
      KeySchema: schema(partition, sort),
      Projection:
        include.length === 0
          ? { ProjectionType: 'KEYS_ONLY' as const }
          : { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...include] },
    })),
  });
}
