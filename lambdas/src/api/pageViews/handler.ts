import * as routes from '@bloomkin/shared/routes/pageViews.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { recordPageViews, startPages } from './recordPageViews.ts';

export const handler = await groupHandler(routes, { recordPageViews }, loadCaller, [startZones, startPages]);
