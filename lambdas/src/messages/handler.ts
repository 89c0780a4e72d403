import * as routes from '@bloomkin/shared/routes/messages.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { listMessages, readMessages } from './messages.ts';

export const handler = await groupHandler(routes, { listMessages, readMessages }, loadCaller);
