import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

interface ResponseOptions {
  cookies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export class HttpResponse<T> {
  readonly data: T;
  readonly options: ResponseOptions;

  constructor(data: T, options: ResponseOptions = {}) {
    this.data = data;
    this.options = options;
  }
}

export class RawJson<T> {
  readonly text: string;
  declare readonly parsed: T;

  constructor(text: string) {
    this.text = text;
  }
}

export class FileDownload {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string | Uint8Array;

  constructor(name: string, mediaType: string, content: string | Uint8Array) {
    this.name = name;
    this.mediaType = mediaType;
    this.content = content;
  }
}

export type HandlerResult<T> = T | HttpResponse<T> | RawJson<T> | HttpResponse<RawJson<T>> | FileDownload;

export function toGatewayResult(
  result: unknown,
  headers: Record<string, string>,
): APIGatewayProxyStructuredResultV2 {
  if (result instanceof FileDownload) return toFile(result, headers);
  const { data, options } = result instanceof HttpResponse ? result : new HttpResponse(result);
  const body = data instanceof RawJson ? data.text : JSON.stringify(data);
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers, ...options.headers },
    ...(options.cookies && { cookies: [...options.cookies] }),
    body,
  };
}

function toFile(
  { name, mediaType, content }: FileDownload,
  headers: Record<string, string>,
): APIGatewayProxyStructuredResultV2 {
  const isText = typeof content === 'string';
  return {
    statusCode: 200,
    headers: {
      ...headers,
      'content-type': isText ? `${mediaType}; charset=utf-8` : mediaType,
      'content-disposition': `attachment; filename="${name}"`,
    },
    body: isText ? content : Buffer.from(content).toString('base64'),
    isBase64Encoded: !isText,
  };
}

/** See docs/product-rules.md, "Freshness". */
const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=4, stale-if-error=300';
/** A browser must not reuse a guest's response after sign-in. */
const vary = 'x-auth-token, x-catalogue-version';

/** Never a 304: the edge would cache it for every reader. The edge answers conditional requests. */
export function withEdgeCacheHeaders(
  response: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const hash = createHash('sha1').update(response.body ?? '');
  const etag = `"${hash.digest('base64url')}"`;
  return { ...response, headers: { ...response.headers, 'cache-control': cacheControl, vary, etag } };
}
