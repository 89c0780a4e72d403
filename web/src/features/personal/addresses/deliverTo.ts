import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import { notify } from '../../../components/notify.ts';
import { chooseSavedAddress } from '../../checkout/chooseSaved.ts';
import { suburbOf } from '../../place/placeQuery.ts';

/** Makes an address the one that the whole shop goes by, here and now. */
export function deliverTo(address: BookAddress): void {
  chooseSavedAddress(address);
  void notify({ tone: 'success', words: `You see what can reach ${suburbOf(address)} now` });
}
