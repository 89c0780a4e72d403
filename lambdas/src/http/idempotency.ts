import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type IdempotencyItem, idempotencyTable } from '../table/idempotencyTable.ts';
import { Answer, type Given, ReadyJson } from './answer.ts';
import type { Caller } from './caller.ts';

/**
 * Gives the first answer again for the same Idempotency-Key and body; another body under the key is a 409, and so is a
 * second call while the first is still at work. A failed call leaves no trace, so that it can be tried again.
 */
export async function answerOnce(
  routeName: string,
  event: APIGatewayProxyEventV2,
  caller: Caller | undefined,
  answer: () => Promise<Given<unknown>>,
): Promise<Given<unknown>> {
  const given = event.headers['idempotency-key'];
  if (!given || !/^[\x21-\x7e]{1,128}$/.test(given) || !caller) return answer();
  const row = idempotencyTable(routeName, caller.id, given);
  const bodyHash = createHash('sha256')
    .update(`${event.rawPath}?${event.rawQueryString}\n${sentBody(event)}`)
    .digest('base64url');
  const first = await claim(row, bodyHash);
  if (first) return firstAnswer(first, bodyHash);
  try {
    const answered = await answer();
    await row.finish(JSON.stringify(answered instanceof Answer ? answered.data : answered));
    return answered;
  } catch (error) {
    await row.release();
    throw error;
  }
}

/** The body without the boundary between its parts, which is another one each time a form with files is sent. */
function sentBody({ body = '', headers, isBase64Encoded }: APIGatewayProxyEventV2): string {
  const [, boundary] = /boundary="?([^";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (!boundary) return body;
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('latin1') : body;
  return text.replaceAll(boundary, '');
}

async function claim(row: ReturnType<typeof idempotencyTable>, bodyHash: string) {
  try {
    await row.start(bodyHash);
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return row.find();
  }
}

function firstAnswer(first: IdempotencyItem, bodyHash: string): ReadyJson<unknown> {
  if (first.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY.MISMATCH');
  if (first.answer === undefined) throw new AppError('CONFLICT.BUSY', { retryAfterSeconds: 1 });
  return new ReadyJson(first.answer);
}
