import * as routes from '@bloomkin/shared/routes/search.ts';
import { startCatalogue } from '#catalogue/startCatalogue.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { listCases } from './listCases.ts';
import { listLate } from './listLate.ts';
import { listNeeds } from './listNeeds.ts';
import { search } from './search.ts';

export const handler = await groupHandler(routes, { search, listNeeds, listLate, listCases }, loadCaller, [
  startZones,
  startCatalogue,
]);
