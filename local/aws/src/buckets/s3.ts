import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { escapeHtml } from '@local/kit/html/html.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import type { Clock } from '#clock.ts';
import { awsError } from '#endpoint/awsError.ts';
import type { Buckets } from './buckets.ts';
import type { ObjectStore, StoredObject } from './objectStore.ts';

const error = (status: number, code: string, message: string) => awsError('restXml', status, code, message);
const noSuchKey = error(404, 'NoSuchKey', 'The specified key does not exist.');
const preconditionFailed = error(
  412,
  'PreconditionFailed',
  'At least one of the pre-conditions you specified did not hold',
);
const storedHeaders = ['content-type', 'cache-control', 'content-disposition', 'content-language'];

export class S3 implements ServiceEmulator {
  private readonly buckets: Buckets;
  private readonly clock: Clock;

  constructor(buckets: Buckets, clock: Clock) {
    this.buckets = buckets;
    this.clock = clock;
  }

  async handle(request: ServiceRequest): Promise<ServiceResponse> {
    const [bucket = '', ...rest] = decodeURIComponent(request.url.pathname.slice(1)).split('/');
    const key = rest.join('/');
    const store = this.buckets.findStore(bucket);
    if (!store) return error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    if (key === '' && request.method === 'GET') return list(store, request.url.searchParams);
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return read(this.buckets.find(bucket, key), request);
      case 'PUT':
        return put(store, key, request, this.clock.now());
      case 'DELETE':
        store.delete(key);
        return { status: 204, body: '' };
      default:
        return error(501, 'NotImplemented', `${request.method} is not played here`);
    }
  }

  async reset(): Promise<void> {
    this.buckets.reset();
  }

  async close(): Promise<void> {}
}

function read(object: StoredObject | undefined, { method, headers }: ServiceRequest): ServiceResponse {
  if (!object) return method === 'HEAD' ? { status: 404, body: '' } : noSuchKey;
  const wanted = headers['if-match'];
  if (wanted !== undefined && wanted !== object.etag) return preconditionFailed;
  if (headers['if-none-match'] === object.etag)
    return { status: 304, headers: { etag: object.etag }, body: '' };
  const answer = {
    ...object.headers,
    etag: object.etag,
    'last-modified': object.lastModified.toUTCString(),
    'content-length': String(object.body.length),
  };
  return { status: 200, headers: answer, body: method === 'HEAD' ? '' : object.body };
}

function put(
  store: ObjectStore,
  key: string,
  { headers, body: sent }: ServiceRequest,
  lastModified: Date,
): ServiceResponse {
  const isChunked = headers['content-encoding']?.includes('aws-chunked') === true;
  const { body, trailers } = isChunked ? decodeAwsChunked(sent) : { body: sent, trailers: {} };
  const existing = store.find(key);
  if (headers['if-none-match'] === '*' && existing) return preconditionFailed;
  const wanted = headers['if-match'];
  if (wanted !== undefined && wanted !== existing?.etag) return preconditionFailed;
  if (!checksumHolds({ ...headers, ...trailers }, body))
    return error(400, 'BadDigest', 'The checksum you specified did not match what we received.');
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  store.put(key, { body, etag, lastModified, headers: headersToKeep(headers) });
  return { status: 200, headers: { etag }, body: '' };
}

function headersToKeep(headers: Readonly<Record<string, string>>): Record<string, string> {
  const metadata = Object.entries(headers).filter(
    ([name]) => storedHeaders.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const encoding = headers['content-encoding']?.replace(/aws-chunked,?\s*/, '');
  return { ...Object.fromEntries(metadata), ...(encoding && { 'content-encoding': encoding }) };
}

/** The SDK's default checksum; others are not verified. */
function checksumHolds(headers: Readonly<Record<string, string>>, body: Buffer): boolean {
  const expected = headers['x-amz-checksum-crc32'];
  if (expected === undefined) return true;
  const actual = Buffer.alloc(4);
  actual.writeUInt32BE(crc32(body));
  return actual.toString('base64') === expected;
}

function list(store: ObjectStore, query: URLSearchParams): ServiceResponse {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const most = Number(query.get('max-keys') ?? 1000);
  const all = store.keys().filter((key) => key.startsWith(prefix) && key > after);
  const page = all.slice(0, most);
  const truncated = all.length > page.length;
  const contents = page.map((key) => {
    const object = store.find(key);
    const details = `<Size>${object?.body.length ?? 0}</Size><ETag>${escapeHtml(object?.etag ?? '')}</ETag>`;
    return `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${object?.lastModified.toISOString()}</LastModified>${details}</Contents>`;
  });
  const next = truncated
    ? `<NextContinuationToken>${escapeHtml(page.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  const head = `<KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${truncated}</IsTruncated>`;
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${head}${next}${contents.join('')}</ListBucketResult>`,
  };
}

/** Decodes `aws-chunked` uploads and their trailers. */
function decodeAwsChunked(encoded: Buffer): { body: Buffer; trailers: Record<string, string> } {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = encoded.indexOf('\r\n', at);
    const size = Number.parseInt(encoded.subarray(at, end).toString(), 16);
    if (end < 0 || Number.isNaN(size)) throw new Error('The chunks of an upload cannot be read');
    at = end + 2;
    if (size === 0) break;
    chunks.push(encoded.subarray(at, at + size));
    at += size + 2;
  }
  return { body: Buffer.concat(chunks), trailers: readTrailers(encoded.subarray(at).toString()) };
}

function readTrailers(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line.includes(':'));
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
