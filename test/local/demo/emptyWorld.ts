import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createCognito } from '@bloomkin/local/emulators/cognito/createCognito.ts';

const region = 'ap-southeast-2';
const tableName = 'bloomkin-test';
const poolId = `${region}_test`;
const enginePath = join(import.meta.dirname, '../../../node_modules/@dynoxide/linux-x64/dynoxide');

export interface EmptyWorld {
  environment: Record<string, string>;
  mediaFolder: string;
  close(): Promise<void>;
}

/** The local engine with the shop's table, the Cognito emulator and a folder: all empty. */
export async function openEmptyWorld(): Promise<EmptyWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'bloomkin-demo-'));
  const engine = await startEngine();
  const cognito = await openCognito();
  const environment = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
    TABLE_NAME: tableName,
    USER_POOL_ID: poolId,
  };
  // The table's modules read the environment when they are loaded.
  Object.assign(process.env, environment);
  await createTable(engine.url);
  return {
    environment,
    mediaFolder: folder,
    close: async () => {
      engine.close();
      cognito.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

async function startEngine() {
  const port = await freePort();
  const child = spawn(enginePath, ['serve', '--port', String(port)], { stdio: 'ignore' });
  return { url: `http://127.0.0.1:${port}`, close: () => child.kill() };
}

async function createTable(url: string): Promise<void> {
  const command = await tableOfIndexes();
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint: url, region, credentials, maxAttempts: 1 });
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

async function tableOfIndexes(): Promise<CreateTableCommand> {
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

async function openCognito() {
  const cognito = createCognito({
    pools: { [poolId]: {} },
    clients: {},
    region,
    invoke: () => Promise.reject(new Error('The seeding signs nobody in')),
    dataFile: undefined,
  });
  const server = createServer(async (request, response) => {
    const answer = await cognito.handle({
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://cognito'),
      headers: {},
      body: await buffer(request),
      operation: String(request.headers['x-amz-target']),
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
