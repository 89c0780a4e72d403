import { AppError, everyRouteMayAnswer } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { logError, logInfo } from './log.ts';
import { isUnavailable } from './unavailable.ts';

type Middleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/** Turns what was thrown into the contract's failure, and writes the one line of each request. */
export function answerErrors(routeOf: (event: APIGatewayProxyEventV2) => Route | undefined): Middleware {
  const started = new WeakMap<APIGatewayProxyEventV2, number>();
  const line = (event: APIGatewayProxyEventV2, status: number) => ({
    requestId: event.requestContext.requestId,
    route: event.routeKey,
    status,
    durationMs: Math.round(performance.now() - (started.get(event) ?? performance.now())),
  });
  return {
    before: ({ event }) => {
      started.set(event, performance.now());
    },
    after: ({ event, response }) => {
      logInfo('request', line(event, response?.statusCode ?? 200));
    },
    onError: (request) => {
      const { event, error } = request;
      const answered = declared(routeOf(event), event, toAppError(error));
      logInfo('request', { ...line(event, answered.status), code: answered.code });
      request.response = failure(answered, event.requestContext.requestId);
    },
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error))
    return new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 2, cause: error });
  return new AppError('INTERNAL', { cause: error });
}

/** An error a route does not declare is a mistake of ours: a 500, so that tests see it. */
function declared(route: Route | undefined, event: APIGatewayProxyEventV2, error: AppError): AppError {
  const known = everyRouteMayAnswer.includes(error.code) || route?.options.errors?.includes(error.code);
  const answered = known || !route ? error : new AppError('INTERNAL', { cause: error });
  if (answered.status === 500) {
    const cause = answered.cause instanceof Error ? answered.cause : answered;
    const { requestId } = event.requestContext;
    logError('unexpected', { requestId, route: event.routeKey, code: error.code, error: cause });
  }
  return answered;
}

function failure(error: AppError, requestId: string): APIGatewayProxyStructuredResultV2 {
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
