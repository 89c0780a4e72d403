import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { FieldRejection } from '#components/form/rejections.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { findPlace } from './findPlace.ts';

export interface AddressValues {
  text: string;
  /** Valid while `text` is its address. */
  place: StoredPlace | null;
  unitOffice: string;
  comment: string;
}

export const addressNotFound =
  'We could not find that address in Australia. Please choose one of the suggestions.';

export const toAddressValues = (saved: SavedLocation | null): AddressValues => ({
  text: saved?.address ?? '',
  place: saved && { address: saved.address, lat: saved.lat, lng: saved.lng },
  unitOffice: saved?.unitOffice ?? '',
  comment: saved?.comment ?? '',
});

/** Null for an empty address. Looks up typed text; throws a FieldRejection if unknown or several. */
export async function resolveAddress(values: AddressValues, near?: Point): Promise<SavedLocation | null> {
  const { text, place, unitOffice, comment } = values;
  if (text.trim() === '') return null;
  const found = place?.address === text ? place : await findPlace(text, near);
  if (!found) throw new FieldRejection('address', addressNotFound);
  const { address, lat, lng } = found;
  return { address, lat, lng, unitOffice: unitOffice.trim(), comment: comment.trim() };
}
