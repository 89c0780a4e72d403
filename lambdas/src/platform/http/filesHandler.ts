import { AppError } from '@bloomkin/shared/errors.ts';
import { type RenderedFile, renderedFiles } from '@bloomkin/shared/renderedPages.ts';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorHandler } from './response.ts';
import { fetchOriginSecret, verifyOriginSecret } from './verifyOriginSecret.ts';
import { warmUp } from './warmUp.ts';

export interface FileRequest {
  query: string;
  /** The first request after a start that a slow service delayed. */
  isLate: boolean;
  header(name: string): string | undefined;
  now: Date;
}

export interface FileResponse {
  status: number;
  contentType: string;
  text: string;
  freshSeconds: number;
}

export type RenderFile = (request: FileRequest) => Promise<FileResponse>;

const staleWhileRevalidateSeconds = 4;
const staleIfErrorSeconds = 86_400;

/** On a 5xx the edge falls back to the bucket. */
export async function filesHandler(
  files: Readonly<Record<RenderedFile, RenderFile>>,
  ownSteps: readonly (() => Promise<unknown>)[] = [],
) {
  let isLate = (await warmUp([fetchOriginSecret, ...ownSteps])) === 'late';
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(errorHandler(() => undefined))
    .use(verifyOriginSecret())
    .handler(async (event) => {
      const path = renderedFiles.find((file) => event.routeKey.endsWith(` ${file}`));
      if (!path) throw new AppError('NOT_FOUND');
      const request: FileRequest = {
        query: event.rawQueryString,
        isLate,
        header: (name) => event.headers[name],
        now: new Date(),
      };
      isLate = false;
      const response = await files[path](request);
      return toGatewayResult(response, event.requestContext.requestId);
    });
}

function toGatewayResult(
  { status, contentType, text, freshSeconds }: FileResponse,
  requestId: string,
): APIGatewayProxyStructuredResultV2 {
  const sharedCache = [
    `s-maxage=${freshSeconds}`,
    `stale-while-revalidate=${staleWhileRevalidateSeconds}`,
    `stale-if-error=${staleIfErrorSeconds}`,
  ].join(', ');
  return {
    statusCode: status,
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': status === 200 ? `public, max-age=0, ${sharedCache}` : 'no-cache',
      'x-request-id': requestId,
    },
    body: text,
  };
}
