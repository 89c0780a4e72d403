import * as routes from '@bloomkin/shared/routes/messages.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { listMessages, readMessages } from './messages.ts';

export const handler = await groupHandler(routes, { listMessages, readMessages }, loadCaller);
