import { AppError } from '@bloomkin/shared/errors.ts';
import { type RenderedFile, renderedFiles } from '@bloomkin/shared/renderedPages.ts';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { answerErrors } from './answerErrors.ts';
import { frontDoor } from './frontDoor.ts';

/** What a file is made from. */
export interface FileRequest {
  /** As it was sent, without the question mark. */
  query: string;
  header(name: string): string | undefined;
  now: Date;
}

export interface MadeFile {
  status: number;
  /** Its media type. */
  type: string;
  text: string;
  /** For so long the edge keeps it; then for some seconds it serves the old one while it asks for a new one. */
  freshSeconds: number;
}

export type MakeFile = (request: FileRequest) => Promise<MadeFile>;

const staleSeconds = 4;
/** So long the old one is served when nothing answers: neither the function nor the bucket. */
const failingSeconds = 86_400;

/** The Lambda entry of files that are made when they are asked for. An unexpected failure is a 500: the edge goes elsewhere. */
export function filesHandler(files: Readonly<Record<RenderedFile, MakeFile>>) {
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(answerErrors(() => undefined))
    .use(frontDoor())
    .handler(async (event) => {
      const path = renderedFiles.find((file) => event.routeKey.endsWith(` ${file}`));
      if (!path) throw new AppError('NOT_FOUND');
      const made = await files[path]({
        query: event.rawQueryString,
        header: (name) => event.headers[name],
        now: new Date(),
      });
      return toFile(made, event.requestContext.requestId);
    });
}

function toFile(
  { status, type, text, freshSeconds }: MadeFile,
  requestId: string,
): APIGatewayProxyStructuredResultV2 {
  const kept = `s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${failingSeconds}`;
  return {
    statusCode: status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': status === 200 ? `public, max-age=0, ${kept}` : 'no-cache',
      'x-request-id': requestId,
    },
    body: text,
  };
}
