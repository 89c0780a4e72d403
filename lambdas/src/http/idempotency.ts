import { createHash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type IdempotencyItem, idempotencyTable } from '../table/idempotencyTable.ts';
import type { TransactItem } from '../table/transact.ts';
import { Answer, type Given, ReadyJson } from './answer.ts';
import type { Caller } from './caller.ts';

/** How the handler of an idempotent route keeps its first answer; without an Idempotency-Key nothing is kept. */
export interface Idempotency {
  /** For the transaction that does the work: the answer is kept exactly when the work is done. */
  keep(answer: unknown): TransactItem[];
  /** Before a call of a provider that is idempotent itself: the key belongs to this body from now on. */
  begin(): Promise<void>;
  /** After it. A failure in between is harmless: the repeat makes the provider's call again. */
  finish(answer: unknown): Promise<void>;
}

export const noIdempotency: Idempotency = {
  keep: () => [],
  begin: () => Promise.resolve(),
  finish: () => Promise.resolve(),
};

/**
 * Gives the first answer again for the same Idempotency-Key and body; another body under the key is a 409. A call that
 * fails without having done its work leaves no trace, so that it can be tried again.
 */
export async function answerOnce(
  routeName: string,
  event: APIGatewayProxyEventV2,
  caller: Caller | undefined,
  answer: (idempotency: Idempotency) => Promise<Given<unknown>>,
): Promise<Given<unknown>> {
  const given = event.headers['idempotency-key'];
  if (!given || !/^[\x21-\x7e]{1,128}$/.test(given) || !caller) return answer(noIdempotency);
  const bodyHash = createHash('sha256')
    .update(`${event.rawPath}?${event.rawQueryString}\n${sentBody(event)}`)
    .digest('base64url');
  const row = idempotencyTable(routeName, caller.id, given, bodyHash);
  const first = firstAnswer(await row.find(), bodyHash);
  if (first) return first;
  try {
    return await answer({
      keep: (answered) => [row.insert(toJson(answered))],
      begin: () => row.begin(),
      finish: (answered) => row.finish(toJson(answered)),
    });
  } catch (error) {
    // The same key may have won a race, or the transaction may have gone through and its reply was lost.
    const kept = firstAnswer(await row.find(), bodyHash);
    if (kept) return kept;
    throw error;
  }
}

const toJson = (answered: unknown) => JSON.stringify(answered instanceof Answer ? answered.data : answered);

/** The body without the boundary between its parts, which is another one each time a form with files is sent. */
function sentBody({ body = '', headers, isBase64Encoded }: APIGatewayProxyEventV2): string {
  const [, boundary] = /boundary="?([^";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (!boundary) return body;
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('latin1') : body;
  return text.replaceAll(boundary, '');
}

function firstAnswer(first: IdempotencyItem | undefined, bodyHash: string): ReadyJson<unknown> | undefined {
  if (first && first.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY.MISMATCH');
  return first?.answer === undefined ? undefined : new ReadyJson(first.answer);
}
