import { geocode } from '@bloomkin/shared/routes/documents.ts';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { matchPlaces } from '@bloomkin/shared/rules/matchPlaces.ts';
import { findBoxFault } from '@bloomkin/shared/rules/streetAddress.ts';
import { call } from '#api/call.ts';
import { FieldRejection } from '#components/form/rejections.ts';
import { createStore } from '#storage/createStore.ts';
import type { StoredPlace } from '#storage/storage.ts';

/** Shown below the field that holds `typed`. */
export const placeChoices = createStore<{ typed: string; places: readonly StoredPlace[] } | undefined>(
  undefined,
);

export const severalPlaces = 'That could be more than one place. Please choose one.';

/** About a kilometre, so that neighbours share the edge's answers. */
export const toNear = (near: Point | undefined) =>
  near && { near: `${near.lat.toFixed(2)},${near.lng.toFixed(2)}` };

/** Looks up typed text; undefined outside Australia. Throws a FieldRejection for several places and a PO box. */
export async function findPlace(address: string, near?: Point): Promise<StoredPlace | undefined> {
  const box = findBoxFault(address, '');
  if (box) throw new FieldRejection('address', box);
  const { data } = await call(geocode, { query: { address, ...toNear(near) } });
  const { place, choices } = matchPlaces(address, data);
  placeChoices.write(choices.length > 0 ? { typed: address, places: choices } : undefined);
  if (choices.length > 0) throw new FieldRejection('address', severalPlaces);
  return place;
}
