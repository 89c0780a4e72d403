import { type StoredPlace, stored } from '../../storage/storage.ts';
import { changeDraft } from './checkoutDraft.ts';
import { filledNow } from './useFilled.ts';

type Words = 'unitOffice' | 'comment';
const both: readonly Words[] = ['unitOffice', 'comment'];

/** What was typed while the address was being changed belongs to the next one. */
const ofNext = new Set<Words>();

/** The unit, or what the driver should know, of the address that stands above it. */
export function typeWords(which: Words, value: string): void {
  if (!filledNow().place) ofNext.add(which);
  stored[which].write(value);
}

/**
 * The address is the one that the header shows: said once, known everywhere. Unit and comment are of one address: another
 * one starts without them.
 */
export function chooseAddress({ address, lat, lng }: StoredPlace): void {
  const before = filledNow({ addressText: null }).place;
  const isAnother = before !== undefined && before.address !== address;
  for (const which of both) if (isAnother && !ofNext.has(which)) stored[which].write('');
  ofNext.clear();
  stored.location.write({ address, lat, lng });
  changeDraft({ addressText: null });
}
