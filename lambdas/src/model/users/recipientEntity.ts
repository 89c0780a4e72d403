import { AppError } from '@bloomkin/shared/errors.ts';
import { birthdayId, type Occasion } from '@bloomkin/shared/rules/occasions.ts';
import { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { Occasion as OccasionSchema } from '@bloomkin/shared/schemas/occasion.ts';
import { type RecipientInput, recipientsLimit } from '@bloomkin/shared/schemas/recipient.ts';
import * as z from 'zod';
import { moveListing } from '#model/users/list/listing.ts';
import { absent, exists, greaterThan, lessThan, or } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, queryPartition } from '#platform/table/read.ts';
import { patch, put, remove, transact, type Write } from '#platform/table/transact.ts';
import { removeMarks } from './occasionMarksEntity.ts';
import { peopleIndex, toPeopleList } from './peopleIndex.ts';

export const recipientEntity = defineEntity({
  name: 'recipient',
  version: 1,
  schema: z.object({
    id: UserId,
    ownerId: UserId,
    roles: z.tuple([z.literal('ROLE_RECIPIENT')]).readonly(),
    fio: z.string(),
    phone: z.string(),
    email: z.string(),
    relation: z.string(),
    birthday: z.string().nullable(),
    /** Besides the birthday. */
    days: z.array(OccasionSchema).readonly().optional(),
    note: z.string(),
    address: SavedLocation.nullable(),
    createdAt: z.string(),
  }),
  key: { pk: 'USER#{ownerId}', sk: 'RECIPIENT#{id}' },
  computed: (recipient) => ({ list: toPeopleList(recipient) }),
  indexes: { people: peopleIndex },
  reads: { listRecipientItems: 'the gift recipients of a person', findRecipient: 'one gift recipient' },
});
export type RecipientItem = ValueOf<typeof recipientEntity>;

export function listOccasions({ birthday, days = [] }: RecipientItem): Occasion[] {
  const born: Occasion[] = birthday
    ? [{ id: birthdayId, kind: 'birthday', label: '', date: birthday.slice(5) }]
    : [];
  return [...born, ...days];
}

export const recipientCountEntity = defineEntity({
  name: 'recipientCount',
  version: 1,
  schema: z.object({ ownerId: UserId, recipients: z.int() }),
  key: { pk: 'USER#{ownerId}', sk: 'RECIPIENTS' },
  reads: {},
});

export async function listRecipientItems(ownerId: UserId): Promise<RecipientItem[]> {
  const recipients = await queryPartition(recipientEntity, { ownerId });
  return recipients.toSorted((a, b) => a.fio.localeCompare(b.fio, 'en-AU'));
}

export const findRecipient = (
  ownerId: UserId,
  id: UserId,
  read: Get = get,
): Promise<RecipientItem | undefined> => read(recipientEntity, { ownerId, id });

export async function insertRecipient(recipient: RecipientItem, others: readonly Write[]): Promise<void> {
  const { ownerId } = recipient;
  const hasRoom = or(absent('recipients'), lessThan('recipients', recipientsLimit));
  const failed = await transact({
    count: patch(recipientCountEntity, { ownerId }, { set: { ownerId }, add: { recipients: 1 } }, hasRoom),
    recipient: put(recipientEntity, recipient, absent()),
    listing: moveListing(recipient, undefined),
    others,
  });
  if (failed) throw new AppError('RECIPIENT.TOO_MANY');
}

export async function updateRecipientItem(
  current: RecipientItem,
  input: Omit<RecipientInput, 'days'> & Pick<RecipientItem, 'days'>,
  others: readonly Write[],
): Promise<boolean> {
  const recipient = patch(recipientEntity, current, { set: input }, exists());
  const listing = moveListing({ ...current, ...input }, current);
  return !(await transact({ recipient, listing, others }));
}

export async function deleteRecipientItem(recipient: RecipientItem, others: readonly Write[]): Promise<void> {
  const { ownerId } = recipient;
  const isCounted = greaterThan('recipients', 0);
  await transact({
    count: patch(recipientCountEntity, { ownerId }, { add: { recipients: -1 } }, isCounted),
    recipient: remove(recipientEntity, recipient, exists()),
    listing: moveListing(undefined, recipient),
    marks: removeMarks(ownerId, recipient.id),
    others,
  });
}
