import * as routes from '@bloomkin/shared/routes/messages.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { listMessages } from './listMessages.ts';
import { readMessages } from './readMessages.ts';

export const handler = groupHandler(routes, { listMessages, readMessages }, loadCaller);
