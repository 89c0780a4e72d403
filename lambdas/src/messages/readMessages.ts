import type * as routes from '@bloomkin/shared/routes/messages.ts';
import type { Handler } from '../http/request.ts';
import { keptOf } from './inbox.ts';
import { markRead } from './messageEntity.ts';

export const readMessages: Handler<typeof routes.readMessages> = async ({ body, caller, now }) => {
  const { unread } = keptOf(await markRead(caller.id, body.ids), now);
  return { unread };
};
