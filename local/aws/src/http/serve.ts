import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isDiskFull } from '@local/kit/dataFolder.ts';
import type { Clock } from '#clock.ts';
import type { HttpRequest, HttpResponse } from './exchange.ts';
import { BodyTooLargeError, readBody } from './readBody.ts';

export interface Served {
  port: number;
  close(): Promise<void>;
}

const maxBodyBytes = 64 * 1024 * 1024;
const keepAliveMs = 60_000;

type Handle = (request: HttpRequest) => Promise<HttpResponse>;

export interface ServeOptions {
  host: string;
  port: number;
  /** Dates answers for SDKs, which correct their own clock by them. Browsers compare with the machine's, for what they keep. */
  clock?: Clock;
}

export async function serve({ host, port, clock }: ServeOptions, handle: Handle): Promise<Served> {
  const server = createServer((message, response) => void exchange(message, response, { handle, clock }));
  // A client may reuse a connection in the moment in which it is closed; it pauses for less.
  server.keepAliveTimeout = keepAliveMs;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function exchange(
  message: IncomingMessage,
  response: ServerResponse,
  { handle, clock }: { handle: Handle; clock: Clock | undefined },
): Promise<void> {
  if (clock) response.setHeader('date', clock.now().toUTCString());
  try {
    write(response, await handle(await read(message)), message.method === 'HEAD');
  } catch (error) {
    if (error instanceof BodyTooLargeError)
      return write(response, { status: 413, headers: {}, body: '' }, false);
    if (message.destroyed && !message.complete) return;
    console.error('The local run failed to answer', message.method, message.url, error);
    // What cannot be stored is lost: the run ends and names the remedy (`explainFailure.ts`).
    if (isDiskFull(error))
      queueMicrotask(() => {
        throw error;
      });
    write(
      response,
      { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Internal error' },
      false,
    );
  }
}

async function read(message: IncomingMessage): Promise<HttpRequest> {
  const body = await readBody(message, maxBodyBytes);
  const [path = '/', ...query] = (message.url ?? '/').split('?');
  return {
    method: message.method ?? 'GET',
    path,
    query: query.join('?'),
    headers: joinHeaders(message.headersDistinct),
    body,
    address: (message.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
  };
}

function joinHeaders(headers: NodeJS.Dict<string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, values = []]) => [name, values.join(name === 'cookie' ? '; ' : ',')]),
  );
}

function write(response: ServerResponse, { status, headers, body }: HttpResponse, headOnly: boolean): void {
  const empty = status === 204 || status === 304;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (empty) response.removeHeader('content-length');
  else if (!headOnly || headers['content-length'] === undefined)
    response.setHeader('content-length', Buffer.byteLength(body));
  response.end(headOnly || empty ? undefined : body);
}
