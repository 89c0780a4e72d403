import type * as routes from '@bloomkin/shared/routes/marketing.ts';
import type { Place } from '@bloomkin/shared/schemas/address.ts';
import { changeAreaAlerts, findAreaAlerts, listWaiting } from '#model/users/addresses/areaAlertsEntity.ts';
import type { Handler } from '#platform/http/request.ts';

const toPlaces = (places: readonly Place[]): Place[] =>
  places.map(({ address, lat, lng }) => ({ address, lat, lng }));

export const listAreaAlerts: Handler<typeof routes.listAreaAlerts> = async ({ caller, now }) => ({
  data: toPlaces(listWaiting(await findAreaAlerts(caller.id), now)),
});

export const saveAreaAlert: Handler<typeof routes.saveAreaAlert> = async ({ caller, body, now }) => {
  const { wanted, ...place } = body;
  return { data: toPlaces(await changeAreaAlerts(caller.id, place, wanted, now)) };
};
