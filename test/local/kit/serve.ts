import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import { listen } from '#support/listen.ts';

export interface Served {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** A server of one emulator on a free port. */
export async function serve({ handle }: Pick<ServiceEmulator, 'handle'>): Promise<Served> {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await handle(await readRequest(incoming)).catch(toFailure);
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const toFailure = (error: unknown): ServiceResponse => ({ status: 599, body: String(error) });

async function readRequest(incoming: IncomingMessage): Promise<ServiceRequest> {
  const body = await buffer(incoming);
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const action = isForm ? new URLSearchParams(body.toString()).get('Action') : null;
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', 'http://127.0.0.1'),
    headers,
    body,
    operation: headers['x-amz-target'] ?? action ?? undefined,
  };
}
