import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import type { Outgoing } from '#platform/outbox/outgoing.ts';
import { equals } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { getMany } from '#platform/table/read.ts';
import { put, remove, transact, type Write } from '#platform/table/transact.ts';

/** Longer than a code lives, so that the user may return to it. */
const retentionSeconds = 24 * 60 * 60;

export const contactChangeEntity = defineEntity({
  name: 'contactChange',
  version: 1,
  schema: z.object({
    userId: UserId,
    channel: z.enum(['sms', 'email']),
    value: z.string(),
    challengeId: z.string(),
    startedAtSeconds: z.int(),
  }),
  key: { pk: 'USER#{userId}', sk: 'CONTACT_CHANGE#{channel}' },
  ttl: ({ startedAtSeconds }) => startedAtSeconds + retentionSeconds,
  reads: { listContactChanges: 'the phone and e-mail that a person has not confirmed yet' },
});
export type ContactChange = ValueOf<typeof contactChangeEntity>;

export async function listContactChanges(userId: UserId, now: Date): Promise<ContactChange[]> {
  const changes = await getMany(contactChangeEntity, [
    { userId, channel: 'sms' },
    { userId, channel: 'email' },
  ]);
  return changes.filter(({ startedAtSeconds }) => startedAtSeconds + retentionSeconds > toEpochSeconds(now));
}

export async function putContactChange(
  change: ContactChange,
  outgoing: Outgoing | undefined,
  now: Date,
): Promise<void> {
  await transact({
    change: put(contactChangeEntity, change),
    outgoing: outgoing && putOutgoing(outgoing, now),
  });
}

export const removeContactChange = (change: ContactChange): Write =>
  remove(contactChangeEntity, change, equals('challengeId', change.challengeId));

export async function deleteContactChange(change: ContactChange): Promise<void> {
  await transact({ change: removeContactChange(change) });
}
