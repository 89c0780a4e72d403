import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import { notify } from '#components/feedback/notify.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { chooseSavedAddress } from '#features/deliveryAddress/prefillCheckout.ts';

/** Sets the shop's delivery address. */
export function deliverTo(address: BookAddress): void {
  chooseSavedAddress(address);
  void notify({ tone: 'success', message: `You see what can reach ${formatSuburb(address)} now` });
}
