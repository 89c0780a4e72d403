import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@bloomkin/shared/errors.ts';
import { MessageId, type UserId } from '@bloomkin/shared/schemas/ids.ts';
import { getAll } from '../table/getAll.ts';
import { inboxKey, type Key, messageKey, toldKey } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { table, tableName } from '../table/tableClient.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { emptyInbox, endOfMonthSeconds, type Inbox, withAllRead, withMessage, withRead } from './inbox.ts';

export interface MessageWords {
  subject: string;
  text: string;
  /** A route of the app; null when there is nothing to open. */
  path: string | null;
}

interface MessageItem extends MessageWords {
  number: number;
  month: string;
  at: string;
  read: boolean;
}

const maxTries = 8;
/** Longer than a change is ever told of again: the stream keeps a day, what was lost waits two weeks. */
const toldSeconds = 60 * 24 * 60 * 60;

const idOf = (number: number) => MessageId.parse(String(number).padStart(9, '0'));

export async function findInbox(userId: UserId): Promise<Inbox> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: inboxKey(userId), ConsistentRead: true }),
  );
  return (Item as Inbox | undefined) ?? emptyInbox;
}

/** Messages of a span of numbers, newest first. */
export async function listMessagesBetween(userId: UserId, inbox: Inbox, from: number, to: number) {
  if (to < from) return [];
  const rows = (await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': inboxKey(userId).pk,
      ':from': messageKey(userId, idOf(from)).sk,
      ':to': messageKey(userId, idOf(to)).sk,
    },
    ConsistentRead: true,
    ScanIndexForward: false,
  })) as MessageItem[];
  return rows.map(({ number, subject, text, path, at, read }) => ({
    id: idOf(number),
    ...{ subject, text, path, at },
    read: read || number <= inbox.readUpTo,
  }));
}

/** Writes a message to a person; about the same thing once, however often it is asked for. */
export async function addMessage(
  userId: UserId,
  about: string,
  { subject, text, path }: MessageWords,
  now: Date,
): Promise<void> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const read = await findInbox(userId);
    const { inbox, number, month } = withMessage(read, now);
    const row: MessageItem = { number, month, subject, text, path, at: now.toISOString(), read: false };
    const failed = await transact([
      ...messageRows(userId, about, row).map(putOnce),
      replaceInbox(userId, inbox, read),
    ]);
    if (!failed || failed.index === 0) return;
  }
  throw new AppError('CONFLICT.BUSY');
}

/** A message as stored, behind the mark that it was written. */
export function messageRows(
  userId: UserId,
  about: string,
  message: MessageItem,
): (Key & Readonly<Record<string, unknown>>)[] {
  const { number, month, at } = message;
  return [
    { ...toldKey(userId, about), ttl: Math.floor(Date.parse(at) / 1000) + toldSeconds },
    { ...message, ...messageKey(userId, idOf(number)), ttl: endOfMonthSeconds(month) },
  ];
}

/** Gives the inbox as it is after all, or the named ones, are read. */
export async function markRead(userId: UserId, ids: 'all' | readonly MessageId[]): Promise<Inbox> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const read = await findInbox(userId);
    const unread = ids === 'all' ? [] : await findUnread(userId, read, ids);
    if (ids !== 'all' && unread.length === 0) return read;
    const months = unread.map(({ month }) => month);
    const inbox = ids === 'all' ? withAllRead(read) : withRead(read, months);
    const failed = await transact([
      ...unread.map(({ number }) => setRead(userId, idOf(number))),
      replaceInbox(userId, inbox, read),
    ]);
    if (!failed) return inbox;
  }
  throw new AppError('CONFLICT.BUSY');
}

async function findUnread(userId: UserId, inbox: Inbox, ids: readonly MessageId[]): Promise<MessageItem[]> {
  const keys = [...new Set(ids)].map((id) => messageKey(userId, id));
  const rows = (await getAll(keys)) as MessageItem[];
  return rows.filter(({ number, read }) => !read && number > inbox.readUpTo);
}

const putOnce = (Item: object): TransactItem => ({
  Put: { TableName: tableName, Item: { ...Item }, ConditionExpression: 'attribute_not_exists(pk)' },
});

const setRead = (userId: UserId, id: MessageId): TransactItem => ({
  Update: {
    TableName: tableName,
    Key: messageKey(userId, id),
    UpdateExpression: 'SET #read = :true',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#read': 'read' },
    ExpressionAttributeValues: { ':true': true },
  },
});

function replaceInbox(userId: UserId, inbox: Inbox, read: Inbox): TransactItem {
  return {
    Put: {
      TableName: tableName,
      Item: { ...inbox, ...inboxKey(userId) },
      ConditionExpression: 'attribute_not_exists(pk) OR #version = :read',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':read': read.version },
    },
  };
}
