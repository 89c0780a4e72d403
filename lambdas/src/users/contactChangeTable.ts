import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Channel } from '../auth/identity.ts';
import { putOutgoing } from '../outbox/outboxEntity.ts';
import type { Outgoing } from '../outbox/outgoing.ts';
import { getAll } from '../table/getAll.ts';
import { contactChangeKey } from '../table/keys.ts';
import { tableName } from '../table/tableClient.ts';
import { type TransactItem, transact } from '../table/transact.ts';

/** A new phone or e-mail that waits for its code. */
export interface ContactChange {
  userId: UserId;
  channel: Channel;
  /** E.164 or lower case. */
  value: string;
  challengeId: string;
  startedAtSeconds: number;
}

/** As long as somebody may still come back to it; its code lives shorter. */
const keepSeconds = 24 * 60 * 60;

/** What waits for a code, at most one of each channel. */
export async function listContactChanges(id: UserId, now: Date): Promise<ContactChange[]> {
  const channels: Channel[] = ['sms', 'email'];
  const rows = (await getAll(channels.map((channel) => contactChangeKey(id, channel)))) as ContactChange[];
  return rows.filter(({ startedAtSeconds }) => startedAtSeconds + keepSeconds > now.getTime() / 1000);
}

/** The newest wish takes the place of the one before, with what is to be sent for it. */
export async function putContactChange(
  change: ContactChange,
  outgoing: Outgoing | undefined,
  now: Date,
): Promise<void> {
  const { userId, channel, startedAtSeconds } = change;
  const Item = { ...contactChangeKey(userId, channel), ...change, ttl: startedAtSeconds + keepSeconds };
  await transact([
    { Put: { TableName: tableName, Item } },
    ...(outgoing ? [putOutgoing(outgoing, now)] : []),
  ]);
}

/** Takes away the wish as it was read. */
export const deleteContactChange = ({ userId, channel, challengeId }: ContactChange): TransactItem => ({
  Delete: {
    TableName: tableName,
    Key: contactChangeKey(userId, channel),
    ConditionExpression: 'challengeId = :challenge',
    ExpressionAttributeValues: { ':challenge': challengeId },
  },
});

/** A wish that cannot come true waits no longer. */
export async function dropContactChange(change: ContactChange): Promise<void> {
  await transact([deleteContactChange(change)]);
}
