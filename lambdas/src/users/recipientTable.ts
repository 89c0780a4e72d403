import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { type RecipientInput, recipientsLimit } from '@bloomkin/shared/schemas/recipient.ts';
import { ifMet } from '../table/ifMet.ts';
import { recipientKey, recipientsKey, recipientsPrefix } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { table, tableName } from '../table/tableClient.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { listedAmongPeople } from './pointers.ts';

/** A gift recipient as stored, beside the person who keeps them; listed among all people as well. */
export interface RecipientItem extends RecipientInput {
  id: UserId;
  ownerId: UserId;
  roles: readonly ['ROLE_RECIPIENT'];
  createdAt: string;
}

export const storedRecipient = (recipient: RecipientItem) => ({
  ...recipient,
  ...recipientKey(recipient.ownerId, recipient.id),
  ...listedAmongPeople(recipient),
});

/** All that a person keeps, by name. */
export async function listRecipientsOf(ownerId: UserId): Promise<RecipientItem[]> {
  const rows = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :recipients)',
    ExpressionAttributeValues: { ':pk': recipientsKey(ownerId).pk, ':recipients': recipientsPrefix },
    ConsistentRead: true,
  });
  return (rows as RecipientItem[]).toSorted((a, b) => a.fio.localeCompare(b.fio, 'en-AU'));
}

export async function findRecipient(ownerId: UserId, id: UserId): Promise<RecipientItem | undefined> {
  const Key = recipientKey(ownerId, id);
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
  return Item as RecipientItem | undefined;
}

const counter = (ownerId: UserId, step: 1 | -1, condition: string, values: Record<string, number>) => ({
  Update: {
    TableName: tableName,
    Key: recipientsKey(ownerId),
    UpdateExpression: 'ADD recipients :step',
    ConditionExpression: condition,
    ExpressionAttributeValues: { ':step': step, ...values },
  },
});

/** One more, while there is room; with what is written beside it. */
export async function insertRecipient(
  recipient: RecipientItem,
  beside: readonly TransactItem[],
): Promise<void> {
  const Item = storedRecipient(recipient);
  const hasRoom = 'attribute_not_exists(recipients) OR recipients < :limit';
  const failed = await transact([
    counter(recipient.ownerId, 1, hasRoom, { ':limit': recipientsLimit }),
    { Put: { TableName: tableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...beside,
  ]);
  if (failed) throw new AppError('RECIPIENT.TOO_MANY');
}

/** Undefined when there is no such recipient. */
export async function changeRecipient(
  ownerId: UserId,
  id: UserId,
  input: RecipientInput,
): Promise<RecipientItem | undefined> {
  const fields = Object.entries(input);
  const updated = await ifMet(
    table.send(
      new UpdateCommand({
        TableName: tableName,
        Key: recipientKey(ownerId, id),
        UpdateExpression: `SET ${fields.map((_, index) => `#f${index} = :f${index}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name], index) => [`#f${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          fields.map(([, value], index) => [`:f${index}`, value]),
        ),
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return updated?.Attributes as RecipientItem | undefined;
}

/** One that is gone already is fine. */
export async function deleteRecipientOf(ownerId: UserId, id: UserId): Promise<void> {
  await transact([
    counter(ownerId, -1, 'recipients > :none', { ':none': 0 }),
    {
      Delete: {
        TableName: tableName,
        Key: recipientKey(ownerId, id),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
  ]);
}
