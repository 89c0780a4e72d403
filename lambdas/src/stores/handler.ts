import * as routes from '@bloomkin/shared/routes/stores.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { deliveryDays } from './deliveryDays.ts';
import { getStore } from './getStore.ts';
import { listStores } from './listStores.ts';

export const handler = groupHandler(routes, { listStores, getStore, deliveryDays }, loadCaller);
