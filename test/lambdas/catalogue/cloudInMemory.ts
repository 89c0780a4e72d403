import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createTable, startEngine } from '#support/emptyTable.ts';
import { listen } from '#support/listen.ts';

const region = 'ap-southeast-2';
const tableName = 'catalogue-test';

/**
 * The table and the snapshot's bucket alone, for tests of what speaks to them. It sets the environment, so what reads
 * that is to be imported afterwards.
 */
export async function startCloudInMemory(): Promise<{ close(): Promise<void> }> {
  const { url, engine } = await startEngine();
  const bucket = createBucket();
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    CATALOGUE_BUCKET: 'catalogue',
    FEEDS: 'off',
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${await listen(bucket)}`,
  });
  await createTable(url, region, tableName);
  return {
    close: async () => {
      engine.kill();
      await Promise.all([once(engine, 'exit'), once(bucket.close(), 'close')]);
    },
  };
}

/** Objects in memory, with S3's conditions. */
function createBucket(): Server {
  const objects = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync<Buffer>(request));
    answer(objects, request, body, response);
  });
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
