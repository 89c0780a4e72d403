import type * as routes from '@bloomkin/shared/routes/messages.ts';
import { summarizeInbox } from '#model/messages/inbox.ts';
import { findInbox, listMessagesBetween, markRead } from '#model/messages/messageEntity.ts';
import { type Handler, prefetch } from '#platform/http/request.ts';

interface Prefetched extends Record<string, Promise<unknown>> {
  inbox: ReturnType<typeof findInbox> | Promise<undefined>;
}

export const listMessages = prefetch<typeof routes.listMessages, Prefetched>(
  (_request, userId) => ({ inbox: userId ? findInbox(userId) : Promise.resolve(undefined) }),
  async ({ query: { page, per_page }, caller, now, inbox: prefetched }) => {
    const inbox = (await prefetched) ?? (await findInbox(caller.id));
    const { first, last, unread } = summarizeInbox(inbox, now);
    const to = last - (page - 1) * per_page;
    const data = await listMessagesBetween(inbox, Math.max(first, to - per_page + 1), to);
    return { page, per_page, total: last - first + 1, unread, data };
  },
);

export const readMessages: Handler<typeof routes.readMessages> = async ({ body, caller, now }) => {
  const { unread } = summarizeInbox(await markRead(caller.id, body.ids), now);
  return { unread };
};
