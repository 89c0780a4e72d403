import * as routes from '@bloomkin/shared/routes/stores.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { getCalendar, setCalendar } from './calendar.ts';
import { createStore } from './createStore.ts';
import { deleteStore } from './deleteStore.ts';
import { deliveryDays } from './deliveryDays.ts';
import { getStore, listStores } from './listStores.ts';
import { setDeliveryZones } from './setDeliveryZones.ts';
import { setWorkingTime, updateStore } from './updateStore.ts';

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
    getCalendar,
    setCalendar,
  },
  loadCaller,
  [startZones],
);
