import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';

const tableName = 'catalogue-test';
const portOf = (server: Server | ReturnType<typeof createSocketServer>) =>
  (server.address() as AddressInfo).port;

/**
 * The table and the snapshot's bucket alone, for tests of what speaks to them. It sets the environment, so what reads
 * that is to be imported afterwards.
 */
export async function startCloudInMemory(): Promise<{ close(): Promise<void> }> {
  const engine = await startEngine();
  const bucket = await startBucket();
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    CATALOGUE_BUCKET: 'catalogue',
    FEEDS: 'off',
    AWS_REGION: 'ap-southeast-2',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${portOf(bucket)}`,
  });
  await createTable(engine.url);
  return {
    close: async () => {
      engine.child.kill();
      await Promise.all([once(engine.child, 'exit'), once(bucket.close(), 'close')]);
    },
  };
}

async function startEngine(): Promise<{ url: string; child: ChildProcess }> {
  const probe = createSocketServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  await once(probe.close(), 'close');
  const manifest = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json');
  const child = spawn(join(dirname(manifest), 'dynoxide'), ['serve', '--port', String(port)], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  return { url, child };
}

async function createTable(endpoint: string): Promise<void> {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint, region: 'ap-southeast-2', credentials, maxAttempts: 1 });
  for (let attempt = 1; ; attempt++) {
    try {
      await client.send(new ListTablesCommand({}));
      break;
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(10);
    }
  }
  // The declarations read the environment when they are loaded.
  const { indexes } = await import('@bloomkin/lambdas/entities.ts');
  // Those that the builder queries.
  const queried = Object.entries(indexes).filter(([name]) =>
    /^(companiesByBrand|productsOfCompany)$/.test(name),
  );
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: queried.map(([IndexName, { partition, sort }]) => ({
        IndexName,
        KeySchema: [
          { AttributeName: partition, KeyType: 'HASH' },
          { AttributeName: sort, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      })),
      AttributeDefinitions: [
        'pk',
        'sk',
        ...queried.flatMap(([, { partition, sort }]) => [partition, sort]),
      ].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
    }),
  );
}

/** Objects in memory, with S3's conditions. */
async function startBucket(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync<Buffer>(request));
    answer(objects, request, body, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function answer(
  objects: Map<string, Buffer>,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const [path = ''] = url.split('?');
  const existing = objects.get(path);
  const reply = (status: number, bytes?: Buffer) =>
    response.writeHead(status, bytes && { etag: tagOf(bytes) }).end(method === 'GET' ? bytes : undefined);
  const fail = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
  if (!headers.authorization?.includes('AWS4-HMAC-SHA256')) return void fail(403, 'AccessDenied');
  if (method === 'GET') return void (existing ? reply(200, existing) : fail(404, 'NoSuchKey'));
  const unmet = headers['if-match'] ? !existing || headers['if-match'] !== tagOf(existing) : existing;
  if (unmet) return void fail(412, 'PreconditionFailed');
  objects.set(path, body);
  reply(200, body);
}
