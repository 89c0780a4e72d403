import type { PersonMarks } from '@bloomkin/shared/rules/occasions.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { OccasionMark, Quiet } from '@bloomkin/shared/schemas/occasion.ts';
import * as z from 'zod';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, getMany, queryPartition } from '#platform/table/read.ts';
import { patch, remove, replace, type Write } from '#platform/table/transact.ts';

/** Stored apart from the recipient, so that its form never overwrites a refusal. The lock orders a refusal before or after a message. */
export const occasionMarksEntity = defineEntity({
  name: 'occasionMarks',
  version: 1,
  schema: z.object({
    ownerId: UserId,
    recipientId: UserId,
    days: z.record(z.string(), OccasionMark).readonly(),
    quiet: Quiet.nullable(),
    /** When the last "no" was said. */
    noAt: z.string().optional(),
    version: z.int(),
  }),
  key: { pk: 'USER#{ownerId}', sk: 'OCCASIONS#{recipientId}' },
  lock: 'version',
  reads: {
    findMarks: 'what a person decided about reminders of a recipient',
    findMarksOf: 'what people decided about reminders of some recipients',
    listMarks: 'what a person decided about reminders of all recipients',
  },
});
export type OccasionMarksItem = ValueOf<typeof occasionMarksEntity>;

export const findMarks = (
  ownerId: UserId,
  recipientId: UserId,
  read: Get = get,
): Promise<OccasionMarksItem | undefined> => read(occasionMarksEntity, { ownerId, recipientId });

export async function listMarks(ownerId: UserId): Promise<ReadonlyMap<UserId, PersonMarks>> {
  const items = await queryPartition(occasionMarksEntity, { ownerId });
  return new Map(items.map((item) => [item.recipientId, item]));
}

export const findMarksOf = (
  people: readonly { ownerId: UserId; recipientId: UserId }[],
): Promise<OccasionMarksItem[]> => getMany(occasionMarksEntity, people);

/** Fails when they changed since the read. */
export const replaceMarks = (next: Omit<OccasionMarksItem, 'version'>, read: OccasionMarksItem | undefined) =>
  replace(occasionMarksEntity, { ...next, version: 0 }, read);

export const removeMarks = (ownerId: UserId, recipientId: UserId): Write =>
  remove(occasionMarksEntity, { ownerId, recipientId });

/** Part of the order's transaction, so that no reminder is claimed after it. */
export function quietForSympathy(ownerId: UserId, recipientId: UserId, now: Date): Write[] {
  const noAt = now.toISOString();
  const set = { ownerId, recipientId, noAt, quiet: { since: noAt, why: 'sympathy' } } as const;
  return [
    patch(occasionMarksEntity, { ownerId, recipientId }, { set, setIfAbsent: { days: {} } }),
    recordNo(ownerId, recipientId, now),
  ];
}

/** A table that is restored from before must not send what was refused since. */
export const recordNo = (ownerId: UserId, recipientId: UserId, now: Date): Write =>
  putOutgoing({ kind: 'withdrawal', line: `noes/${ownerId}/${recipientId}/${now.toISOString()}` }, now);
