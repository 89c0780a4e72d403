import { createHash } from 'node:crypto';
import { AppError, everyRouteMayAnswer } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { logError, logInfo } from '#platform/log.ts';
import { isUnavailable } from '#platform/unavailable.ts';

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

type Middleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

export function errorHandler(findRoute: (event: APIGatewayProxyEventV2) => Route | undefined): Middleware {
  const startedAt = new WeakMap<APIGatewayProxyEventV2, number>();
  const describe = (event: APIGatewayProxyEventV2, status: number) => ({
    requestId: event.requestContext.requestId,
    route: event.routeKey,
    status,
    durationMs: Math.round(performance.now() - (startedAt.get(event) ?? performance.now())),
  });
  return {
    before: ({ event }) => {
      startedAt.set(event, performance.now());
    },
    after: ({ event, response }) => {
      logInfo('request', describe(event, response?.statusCode ?? 200));
    },
    onError: (request) => {
      const { event } = request;
      const error = ensureDeclared(findRoute(event), event, toAppError(request.error));
      logInfo('request', { ...describe(event, error.status), code: error.code });
      request.response = toErrorResult(error, event.requestContext.requestId);
    },
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error))
    return new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 2, cause: error });
  return new AppError('INTERNAL', { cause: error });
}

function ensureDeclared(route: Route | undefined, event: APIGatewayProxyEventV2, error: AppError): AppError {
  const isDeclared =
    !route || everyRouteMayAnswer.includes(error.code) || route.options.errors?.includes(error.code);
  const result = isDeclared ? error : new AppError('INTERNAL', { cause: error });
  if (result.status === 500) {
    const cause = result.cause instanceof Error ? result.cause : result;
    const { requestId } = event.requestContext;
    logError('unexpected', { requestId, route: event.routeKey, code: error.code, error: cause });
  }
  return result;
}

function toErrorResult(error: AppError, requestId: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(error.retryAfterSeconds !== undefined && { 'retry-after': String(error.retryAfterSeconds) }),
    },
    ...(error.cookies.length > 0 && { cookies: [...error.cookies] }),
    body: JSON.stringify({
      ...error.extra,
      message: error.message,
      code: error.code,
      ...(error.errors && { errors: error.errors }),
      request_id: requestId,
    }),
  };
}
