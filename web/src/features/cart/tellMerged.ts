import { notify } from '../../components/feedback/notify.ts';
import { notifyError } from '../../components/feedback/notifyError.ts';
import { stored } from '../../storage/storage.ts';
import { type Kept, type Merged, mergeGuestCart } from './mergeGuestCart.ts';

/** Says which flowers could not come along into the cart of the person who signed in, or were left behind. */
export function tellMerged({ lost, kept }: Merged): void {
  if (kept) tellKept(kept);
  if (lost.length === 0) return;
  void notify({ tone: 'error', message: `Could not come into your cart: ${lost.join(', ')}` });
}

function tellKept({ florist, instead }: Kept): void {
  const run = () => {
    stored.guestCart.write(instead);
    mergeGuestCart().then(tellMerged, notifyError);
  };
  void notify({
    tone: 'success',
    message: `Your cart from ${florist} is kept, without the flowers from ${instead.companyName}`,
    action: { label: 'Undo', run },
  });
}
