import * as routes from '@bloomkin/shared/routes/search.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { listNeeds } from './listNeeds.ts';
import { search } from './search.ts';

export const handler = await groupHandler(routes, { search, listNeeds }, loadCaller);
