import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { type Key, outboxKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';
import type { Outgoing } from './outgoing.ts';

/** What could not be sent within a day is of no use any more. */
const keepSeconds = 24 * 60 * 60;

/**
 * Leaves something to be sent, in the transaction it follows from. The consumer of the table's stream sends it
 * (`jobs/sendOutgoing.ts`) and takes the row away.
 */
export function putOutgoing(outgoing: Outgoing, now: Date): TransactItem {
  const ttl = Math.floor(now.getTime() / 1000) + keepSeconds;
  return {
    Put: { TableName: tableName, Item: { ...outboxKey(ulid(now.getTime())), ...outgoing, ttl } },
  };
}

/** Undefined when it was sent already. */
export async function findOutgoing(Key: Key): Promise<Outgoing | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
  return Item as Outgoing | undefined;
}

export async function deleteOutgoing(Key: Key): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName, Key }));
}
