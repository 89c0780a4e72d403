import { createHash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import {
  beginIdempotent,
  findFirstAnswer,
  finishIdempotent,
  insertFirstAnswer,
} from '#platform/table/idempotencyEntity.ts';
import type { Write } from '#platform/table/transact.ts';
import type { Caller } from './caller.ts';
import { type HandlerResult, HttpResponse, RawJson } from './response.ts';

/** Without an Idempotency-Key nothing is stored. */
export interface Idempotency {
  /** For the handler's own transaction: stores the result exactly when the work is done. */
  keep(result: unknown): Write[];
  /** Before calling an idempotent provider: binds the key to this body. */
  begin(): Promise<void>;
  /** After that call. If never reached, a repeat makes the provider's call again. */
  finish(result: unknown): Promise<void>;
}

export const noIdempotency: Idempotency = {
  keep: () => [],
  begin: () => Promise.resolve(),
  finish: () => Promise.resolve(),
};

/** The same key with another body is a 409. Failures are not stored. */
export async function idempotent(
  routeName: string,
  event: APIGatewayProxyEventV2,
  caller: Caller | undefined,
  handle: (idempotency: Idempotency) => Promise<HandlerResult<unknown>>,
): Promise<HandlerResult<unknown>> {
  const key = event.headers['idempotency-key'];
  if (!key || !/^[\x21-\x7e]{1,128}$/.test(key) || !caller) return handle(noIdempotency);
  const bodyHash = createHash('sha256')
    .update(`${event.rawPath}?${event.rawQueryString}\n${bodyWithoutBoundary(event)}`)
    .digest('base64url');
  const id = { route: routeName, callerId: caller.id, key };
  const stored = toStoredResult(await findFirstAnswer(id), bodyHash);
  if (stored) return stored;
  try {
    return await handle({
      keep: (result) => [insertFirstAnswer(id, bodyHash, toJson(result))],
      begin: () => beginIdempotent(id, bodyHash),
      finish: (result) => finishIdempotent(id, bodyHash, toJson(result)),
    });
  } catch (error) {
    // A concurrent repeat may have won, or the transaction's reply was lost.
    const winner = toStoredResult(await findFirstAnswer(id), bodyHash);
    if (winner) return winner;
    throw error;
  }
}

const toJson = (result: unknown) => JSON.stringify(result instanceof HttpResponse ? result.data : result);

/** Browsers choose a new multipart boundary for each send. */
function bodyWithoutBoundary({ body = '', headers, isBase64Encoded }: APIGatewayProxyEventV2): string {
  const [, boundary] = /boundary="?([^";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (!boundary) return body;
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('latin1') : body;
  return text.replaceAll(boundary, '');
}

function toStoredResult(
  item: Awaited<ReturnType<typeof findFirstAnswer>>,
  bodyHash: string,
): RawJson<unknown> | undefined {
  if (item && item.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY.MISMATCH');
  return item?.answer === undefined ? undefined : new RawJson(item.answer);
}
