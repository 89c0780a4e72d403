import type { IncomingMessage } from 'node:http';

export class BodyTooLargeError extends Error {}

/** By events, because iterating costs a tenth of a local table call. Throws `BodyTooLargeError`. */
export function readBody(message: IncomingMessage, maxBytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  message.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes <= maxBytes) return;
    message.pause();
    reject(new BodyTooLargeError());
  });
  message.on('end', () => resolve(Buffer.concat(chunks)));
  message.on('error', reject);
  return promise;
}
