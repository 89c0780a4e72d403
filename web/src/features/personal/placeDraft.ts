import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import type { StoredPlace } from '../../storage/storage.ts';
import { findPlace } from '../place/findPlace.ts';
import { FieldFault } from './useSaving.ts';

/** An address while it is typed. */
export interface PlaceDraft {
  text: string;
  /** The place that was chosen last; it counts while the text is still its own. */
  place: StoredPlace | undefined;
  unitOffice: string;
  comment: string;
}

const notFound = 'We could not find that address in Australia. Please choose one of the suggestions.';

export const placeDraftOf = (saved: SavedLocation | null): PlaceDraft => ({
  text: saved?.address ?? '',
  place: saved ?? undefined,
  unitOffice: saved?.unitOffice ?? '',
  comment: saved?.comment ?? '',
});

/** The address of a draft, null for an empty one. What was typed and not chosen is looked up; throws a FieldFault when it is nowhere. */
export async function locationOf({
  text,
  place,
  unitOffice,
  comment,
}: PlaceDraft): Promise<SavedLocation | null> {
  if (text.trim() === '') return null;
  const found = place?.address === text ? place : await findPlace(text);
  if (!found) throw new FieldFault('address', notFound);
  return {
    address: found.address,
    lat: found.lat,
    lng: found.lng,
    unitOffice: unitOffice.trim(),
    comment: comment.trim(),
  };
}
