import { HttpRequest } from '@smithy/core/protocols';
import { NodeHttpHandler } from '@smithy/node-http-handler';

const handler = new NodeHttpHandler();

interface HttpCall {
  method: 'GET' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Record<string, string>;
  body?: Buffer;
  /** For the whole call, its answer's last byte included. */
  timeoutMs: number;
}

export interface HttpReply {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer>;
}

/** One call through the SDK's own handler: `fetch` loads undici, which costs a cold start 20 to 50 ms. */
export async function httpCall({ method, url, headers = {}, body, timeoutMs }: HttpCall): Promise<HttpReply> {
  const { protocol, hostname, port, pathname: path } = url;
  const request = new HttpRequest({
    ...{ protocol, hostname, method, path, headers, body },
    ...(port && { port: Number(port) }),
  });
  const { response } = await handler.handle(request, { abortSignal: AbortSignal.timeout(timeoutMs) });
  const chunks: Buffer[] = [];
  for await (const chunk of response.body) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
