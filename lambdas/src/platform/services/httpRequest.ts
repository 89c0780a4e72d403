import { HttpRequest } from '@smithy/core/protocols';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { settings } from '#platform/settings.ts';

const handler = new NodeHttpHandler();

interface OutgoingRequest {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Buffer;
  /** Includes reading the response body. */
  timeoutMs: number;
}

export interface HttpReply {
  status: number;
  body: Buffer<ArrayBuffer>;
}

/** Through the SDK's handler: `fetch` would load undici, 20 to 50 ms of a cold start. Follows no redirect. */
export async function sendHttpRequest(outgoing: OutgoingRequest): Promise<HttpReply> {
  const { url, method = 'GET', headers = {}, body, timeoutMs } = outgoing;
  const { protocol, hostname, port, pathname: path, searchParams } = url;
  const request = new HttpRequest({
    ...{ protocol, hostname, method, path, headers, query: Object.fromEntries(searchParams) },
    ...(port && { port: Number(port) }),
    ...(body && { body }),
  });
  const abortSignal = AbortSignal.timeout(timeoutMs * settings.CLIENT_TIMEOUT_FACTOR);
  const { response } = await handler.handle(request, { abortSignal });
  const chunks: Buffer[] = [];
  for await (const chunk of response.body) chunks.push(chunk);
  return { status: response.statusCode, body: Buffer.concat(chunks) };
}
