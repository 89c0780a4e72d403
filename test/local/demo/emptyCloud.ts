import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createCognito } from '@local/cognito/createCognito.ts';
import { createTable, startEngine } from '#support/emptyTable.ts';
import { listen } from '#support/listen.ts';

const region = 'ap-southeast-2';
const tableName = 'bloomkin-test';
const poolId = `${region}_test`;

export interface EmptyCloud {
  environment: Record<string, string>;
  mediaFolder: string;
  close(): Promise<void>;
}

/** The local engine with the shop's table, the Cognito emulator and a folder: all empty. */
export async function openEmptyCloud(): Promise<EmptyCloud> {
  const folder = await mkdtemp(join(tmpdir(), 'bloomkin-demo-'));
  const { url, engine } = await startEngine();
  const cognito = await openCognito();
  const environment = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
    TABLE_NAME: tableName,
    USER_POOL_ID: poolId,
  };
  // The table's modules read the environment when they are loaded.
  Object.assign(process.env, environment);
  await createTable(url, region, tableName);
  return {
    environment,
    mediaFolder: folder,
    close: async () => {
      engine.kill();
      cognito.close();
      await rm(folder, { recursive: true });
    },
  };
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
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
