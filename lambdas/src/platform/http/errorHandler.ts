import { AppError, everyRouteMayAnswer } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { logError, logInfo } from '#platform/log.ts';
import { isUnavailable } from '#platform/unavailable.ts';

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
