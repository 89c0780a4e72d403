import * as routes from '@bloomkin/shared/routes/stores.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { createStore } from './createStore.ts';
import { deleteStore } from './deleteStore.ts';
import { deliveryDays } from './deliveryDays.ts';
import { getStore } from './getStore.ts';
import { listStores } from './listStores.ts';
import { setDeliveryZones } from './setDeliveryZones.ts';
import { setWorkingTime } from './setWorkingTime.ts';
import { startZones } from './startZones.ts';
import { updateStore } from './updateStore.ts';

export const handler = await groupHandler(
  routes,
  {
    listStores,
    getStore,
    createStore,
    updateStore,
    deleteStore,
    setWorkingTime,
    setDeliveryZones,
    deliveryDays,
  },
  loadCaller,
  [startZones],
);
