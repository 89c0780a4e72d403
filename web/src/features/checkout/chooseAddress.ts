import { type StoredPlace, stored } from '../../storage/storage.ts';
import { choosePlace } from '../place/choosePlace.ts';
import { filledNow } from './useFilled.ts';

type Words = 'unitOffice' | 'comment';

/** What was typed while the address was being changed belongs to the next one. */
const ofNext = new Set<Words>();

/** The unit, or what the driver should know, of the address that stands above it. */
export function typeWords(which: Words, value: string): void {
  const { place, unitOffice, comment } = filledNow();
  // Written with its address: neither outlives the other.
  if (place) {
    choosePlace({ ...place, unitOffice, comment, [which]: value });
    return;
  }
  ofNext.add(which);
  stored[which].write(value);
}

/**
 * The address is the one that the header shows: said once, known everywhere. Unit and comment are of one address: another
 * one starts without them.
 */
export function chooseAddress({ address, lat, lng }: StoredPlace): void {
  const before = filledNow({ addressText: null });
  const isAnother = before.place !== undefined && before.place.address !== address;
  const wordsOf = (which: Words) => (isAnother && !ofNext.has(which) ? '' : before[which]);
  choosePlace({ address, lat, lng, unitOffice: wordsOf('unitOffice'), comment: wordsOf('comment') });
  ofNext.clear();
}
