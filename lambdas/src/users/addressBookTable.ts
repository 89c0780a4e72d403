import { setTimeout as pause } from 'node:timers/promises';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ifMet } from '../table/ifMet.ts';
import { addressBookKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';

export interface AddressBook {
  addresses: readonly BookAddress[];
  version: number;
}

export async function findAddressBook(id: UserId): Promise<AddressBook> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: addressBookKey(id), ConsistentRead: true }),
  );
  return (Item as AddressBook | undefined) ?? { addresses: [], version: 0 };
}

const maxTries = 6;

/** Changes a person's book by a pure function, again on what is there now when somebody was faster. */
export async function changeAddressBook(
  id: UserId,
  change: (addresses: readonly BookAddress[]) => readonly BookAddress[],
): Promise<readonly BookAddress[]> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const read = await findAddressBook(id);
    const addresses = change(read.addresses);
    if (await put(id, addresses, read)) return addresses;
    await pause(Math.random() * Math.min(400, 10 * 2 ** attempt));
  }
  throw new AppError('CONFLICT.BUSY', { retryAfterSeconds: 1 });
}

async function put(id: UserId, addresses: AddressBook['addresses'], read: AddressBook): Promise<boolean> {
  const written = await ifMet(
    table.send(
      new PutCommand({
        TableName: tableName,
        Item: { ...addressBookKey(id), addresses, version: read.version + 1 },
        ConditionExpression: 'attribute_not_exists(pk) OR version = :read',
        ExpressionAttributeValues: { ':read': read.version },
      }),
    ),
  );
  return written !== undefined;
}
