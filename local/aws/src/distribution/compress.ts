import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from '#http/exchange.ts';
import type { Kept } from './edgeCache.ts';

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** CloudFront's compressible types and size limits. */
const compressible =
  /^(text\/|font\/(otf|ttf)|image\/svg\+xml|application\/(json|javascript|xml|manifest\+json|wasm|rss\+xml|x-protobuf|[\w.-]+\+json))/;
const minBytes = 1000;
const maxBytes = 10_000_000;

export async function compressAnswer(entry: Kept, acceptEncoding: string): Promise<HttpResponse> {
  const { answer, encoded } = entry;
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(acceptEncoding));
  if (!encoding || !isCompressible(answer)) return answer;
  let body = encoded.get(encoding);
  if (!body) {
    // Copied: zlib returns a slice of a far larger buffer.
    body = Buffer.from(await encode(encoding, Buffer.from(answer.body)));
    encoded.set(encoding, body);
  }
  const etag = answer.headers.etag;
  const headers = {
    ...answer.headers,
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    ...(typeof etag === 'string' && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
  };
  return { status: answer.status, headers, body };
}

function isCompressible({ status, headers, body }: HttpResponse): boolean {
  const bytes = Buffer.byteLength(body);
  return (
    status === 200 &&
    headers['content-encoding'] === undefined &&
    bytes >= minBytes &&
    bytes <= maxBytes &&
    compressible.test(String(headers['content-type'] ?? ''))
  );
}

function encode(encoding: string, body: Buffer): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : toGzip(body);
}
