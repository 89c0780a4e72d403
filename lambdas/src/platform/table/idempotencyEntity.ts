import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import * as z from 'zod';
import { removeItems } from './batchWrite.ts';
import { absent, equals, lessThan, or } from './condition.ts';
import { defineEntity, type ValueOf } from './entity.ts';
import { get, queryKeys } from './read.ts';
import { put, type Write } from './transact.ts';
import { patchItem, putItem } from './write.ts';

export const idempotencyEntity = defineEntity({
  name: 'idempotency',
  version: 1,
  schema: z.object({
    route: z.string(),
    callerId: z.string(),
    key: z.string(),
    bodyHash: z.string(),
    /** Missing while a provider's call is pending or has failed. */
    answer: z.string().optional(),
    ttl: z.int(),
  }),
  key: { pk: 'IDEMPOTENCY#{route}#{callerId}', sk: '{key}' },
  reads: { findFirstAnswer: 'the first answer to an Idempotency-Key' },
});
type IdempotencyItem = ValueOf<typeof idempotencyEntity>;
export type IdempotencyId = Pick<IdempotencyItem, 'route' | 'callerId' | 'key'>;

const keepSeconds = 24 * 60 * 60;
const nowSeconds = () => toEpochSeconds(Date.now());

/** DynamoDB deletes expired items late. */
const isExpired = () => lessThan('ttl', nowSeconds());

export async function findFirstAnswer(
  id: IdempotencyId,
): Promise<Pick<IdempotencyItem, 'bodyHash' | 'answer'> | undefined> {
  const item = await get(idempotencyEntity, id);
  return item && item.ttl >= nowSeconds() ? item : undefined;
}

/** Fails when the key already has a response. */
export const insertFirstAnswer = (id: IdempotencyId, bodyHash: string, answer: string): Write =>
  put(
    idempotencyEntity,
    { ...id, bodyHash, answer, ttl: nowSeconds() + keepSeconds },
    or(absent('answer'), isExpired()),
  );

export async function forgetAnswers(routes: readonly string[], callerId: string): Promise<void> {
  for (const route of routes)
    await removeItems(await queryKeys(idempotencyEntity.partition({ route, callerId })));
}

/** Binds the key to a body before a provider is called. */
export async function beginIdempotent(id: IdempotencyId, bodyHash: string): Promise<void> {
  const item = { ...id, bodyHash, ttl: nowSeconds() + keepSeconds };
  await putItem(idempotencyEntity, item, or(absent(), isExpired()));
}

export async function finishIdempotent(id: IdempotencyId, bodyHash: string, answer: string): Promise<void> {
  const finished = await patchItem(idempotencyEntity, id, { set: { answer } }, equals('bodyHash', bodyHash));
  if (!finished) throw new Error('The idempotency key belongs to another body');
}
