import * as routes from '@bloomkin/shared/routes/search.ts';
import { startCatalogue } from '../catalogue/startCatalogue.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { startZones } from '../stores/startZones.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { loadNobody } from '../users/loadNobody.ts';
import { listNeeds } from './listNeeds.ts';
import { search } from './search.ts';

export const handler = await groupHandler(routes, { search, listNeeds }, loadCaller, {
  steps: [startZones, startCatalogue],
  rehearsals: [{ route: routes.search, loadCaller: loadNobody('ROLE_VENDOR'), query: { q: 'rose' } }],
});
