import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { MessageId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, getMany, queryPartition } from '#platform/table/read.ts';
import { conflict, rereadOnConflict, retryOnConflict } from '#platform/table/retry.ts';
import { patch, put, replace, transact } from '#platform/table/transact.ts';
import { emptyInbox, endOfMonthSeconds, Inbox, withAllRead, withMessage, withRead } from './inbox.ts';

export const inboxEntity = defineEntity({
  name: 'inbox',
  version: 1,
  schema: Inbox.extend({ userId: UserId }),
  key: { pk: 'USER#{userId}', sk: 'INBOX' },
  lock: 'version',
  reads: { findInbox: 'how many messages a person has' },
});
export type InboxItem = ValueOf<typeof inboxEntity>;

export const MessageContent = z.object({
  subject: z.string(),
  text: z.string(),
  path: z.string().nullable(),
});
export type MessageContent = z.output<typeof MessageContent>;

export const messageEntity = defineEntity({
  name: 'message',
  version: 1,
  schema: MessageContent.extend({
    userId: UserId,
    id: MessageId,
    number: z.int(),
    month: z.string(),
    at: z.string(),
    read: z.boolean(),
  }),
  key: { pk: 'USER#{userId}', sk: 'MESSAGE#{id}' },
  ttl: ({ month }) => endOfMonthSeconds(month),
  reads: { listMessagesBetween: 'the messages of a person, newest first' },
});
type MessageItem = ValueOf<typeof messageEntity>;

/** Longer than redelivery: the stream keeps a day, the dead-letter queue two weeks. */
const dedupeSeconds = 60 * 24 * 60 * 60;

export const messageDedupeEntity = defineEntity({
  name: 'messageDedupe',
  version: 1,
  schema: z.object({ userId: UserId, about: z.string(), at: z.string() }),
  key: { pk: 'USER#{userId}', sk: 'TOLD#{about}' },
  ttl: ({ at }) => toEpochSeconds(at) + dedupeSeconds,
  reads: {},
});

/** Fixed width, so that ids sort by number. */
const toMessageId = (number: number) => MessageId.parse(String(number).padStart(9, '0'));

export async function findInbox(userId: UserId, read: Get = get): Promise<InboxItem> {
  return (await read(inboxEntity, { userId })) ?? { ...emptyInbox, userId };
}

export async function listMessagesBetween(inbox: InboxItem, from: number, to: number) {
  if (to < from) return [];
  const between = [from, to].map((number) => messageEntity.key({ ...inbox, id: toMessageId(number) }).sk);
  const messages = await queryPartition(messageEntity, inbox, {
    between: [between[0] ?? '', between[1] ?? ''],
    descending: true,
  });
  return messages.map(({ id, number, subject, text, path, at, read }) => {
    return { id, subject, text, path, at, read: read || number <= inbox.readUpTo };
  });
}

/** Idempotent by `about`: false when the person has the message already. */
export async function addMessage(
  userId: UserId,
  about: string,
  content: MessageContent,
  now: Date,
  inbox?: InboxItem,
): Promise<boolean> {
  const at = now.toISOString();
  const read = () => findInbox(userId);
  return rereadOnConflict(inbox ?? (await read()), read, async (current) => {
    const { inbox: next, number, month } = withMessage(current, now);
    const failed = await transact({
      dedupe: put(messageDedupeEntity, { userId, about, at }, absent()),
      message: put(messageEntity, newMessage(userId, content, { number, month, at }), absent()),
      inbox: replace(inboxEntity, { ...next, userId }, current.version > 0 ? current : undefined),
    });
    return failed && failed !== 'dedupe' ? conflict : !failed;
  });
}

export const newMessage = (
  userId: UserId,
  content: MessageContent,
  place: Pick<MessageItem, 'number' | 'month' | 'at'>,
): MessageItem => ({ ...content, ...place, userId, id: toMessageId(place.number), read: false });

export function markRead(userId: UserId, ids: 'all' | readonly MessageId[]): Promise<InboxItem> {
  return retryOnConflict(async () => {
    const current = await findInbox(userId);
    const unread = ids === 'all' ? [] : await listUnread(current, ids);
    if (ids !== 'all' && unread.length === 0) return current;
    const next =
      ids === 'all'
        ? withAllRead(current)
        : withRead(
            current,
            unread.map(({ month }) => month),
          );
    const inbox = { ...next, userId };
    const failed = await transact({
      messages: unread.map((message) => patch(messageEntity, message, { set: { read: true } })),
      inbox: replace(inboxEntity, inbox, current.version > 0 ? current : undefined),
    });
    return failed ? conflict : inbox;
  });
}

async function listUnread(inbox: InboxItem, ids: readonly MessageId[]): Promise<MessageItem[]> {
  const named = [...new Set(ids)].map((id) => ({ userId: inbox.userId, id }));
  const messages = await getMany(messageEntity, named);
  return messages.filter(({ number, read }) => !read && number > inbox.readUpTo);
}
