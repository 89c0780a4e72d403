import * as routes from '@bloomkin/shared/routes/pageViews.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { startZones } from '../stores/startZones.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { recordPageViews, startPages } from './recordPageViews.ts';

export const handler = await groupHandler(routes, { recordPageViews }, loadCaller, [startZones, startPages]);
