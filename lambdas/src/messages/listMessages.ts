import type * as routes from '@bloomkin/shared/routes/messages.ts';
import { readBeside } from '../http/readBeside.ts';
import { emptyInbox, type Inbox, keptOf } from './inbox.ts';
import { findInbox, listMessagesBetween } from './messageTable.ts';

export const listMessages = readBeside<typeof routes.listMessages, { stored: Promise<Inbox> }>(
  (_asked, userId) => ({ stored: userId ? findInbox(userId) : Promise.resolve(emptyInbox) }),
  async ({ query: { page, per_page }, caller, now, stored }) => {
    const inbox = await stored;
    const { first, last, unread } = keptOf(inbox, now);
    const to = last - (page - 1) * per_page;
    const data = await listMessagesBetween(caller.id, inbox, Math.max(first, to - per_page + 1), to);
    return { page, per_page, total: last - first + 1, unread, data };
  },
);
