import * as routes from '@bloomkin/shared/routes/search.ts';
import { startCatalogue } from '../catalogue/startCatalogue.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { startZones } from '../stores/startZones.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { listNeeds } from './listNeeds.ts';
import { search } from './search.ts';

export const handler = await groupHandler(routes, { search, listNeeds }, loadCaller, [
  startZones,
  startCatalogue,
]);
