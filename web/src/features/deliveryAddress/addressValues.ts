import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { FieldRejection } from '../../components/form/useSubmit.ts';
import type { StoredPlace } from '../../storage/storage.ts';
import { findPlace } from './findPlace.ts';

/** An address in a form. */
export interface AddressValues {
  text: string;
  /** The place chosen last; valid while `text` is its address. */
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

/** Null for an empty address. Looks up an address that was typed and not chosen; throws a FieldRejection if it is unknown. */
export async function resolveAddress(values: AddressValues): Promise<SavedLocation | null> {
  const { text, place, unitOffice, comment } = values;
  if (text.trim() === '') return null;
  const found = place?.address === text ? place : await findPlace(text);
  if (!found) throw new FieldRejection('address', addressNotFound);
  const { address, lat, lng } = found;
  return { address, lat, lng, unitOffice: unitOffice.trim(), comment: comment.trim() };
}
