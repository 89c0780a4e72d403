import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorHandler } from './response.ts';
import { fetchOriginSecret, verifyOriginSecret } from './verifyOriginSecret.ts';
import { warmUp } from './warmUp.ts';

/** A request whose path and answer another protocol prescribes. */
export interface Exchange {
  method: string;
  path: string;
  body: string;
  header(name: string): string | undefined;
  now: Date;
}

export interface Reply {
  status: number;
  /** Sent as JSON, or as HTML when it is text. */
  body: object | string | undefined;
  headers?: Readonly<Record<string, string>>;
}

export async function exchangeHandler(
  answer: (exchange: Exchange) => Promise<Reply>,
  ownSteps: readonly (() => Promise<unknown>)[] = [],
) {
  await warmUp([fetchOriginSecret, ...ownSteps]);
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(errorHandler(() => undefined))
    .use(verifyOriginSecret())
    .handler(async (event) =>
      toGatewayResult(await answer(toExchange(event)), event.requestContext.requestId),
    );
}

function toExchange(event: APIGatewayProxyEventV2): Exchange {
  const { body = '', isBase64Encoded, rawPath, requestContext } = event;
  return {
    method: requestContext.http.method,
    path: rawPath,
    body: isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body,
    header: (name) => event.headers[name],
    now: new Date(),
  };
}

function toGatewayResult(
  { status, body, headers }: Reply,
  requestId: string,
): APIGatewayProxyStructuredResultV2 {
  const isText = typeof body === 'string';
  return {
    statusCode: status,
    headers: {
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(body !== undefined && {
        'content-type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      }),
      ...headers,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  };
}
