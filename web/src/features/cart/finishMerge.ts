import { notifyError } from '../../components/feedback/notifyError.ts';
import { sessionStore } from '../../session/session.ts';
import { stored } from '../../storage/storage.ts';

/** A reload in the middle of a sign-in left a part of the guest's cart behind: it comes along now. */
export async function finishMerge(): Promise<void> {
  if (sessionStore.read().status !== 'signedIn' || !stored.mergeId.read()) return;
  try {
    const { mergeGuestCart } = await import('./mergeGuestCart.ts');
    const { tellMerged } = await import('./tellMerged.ts');
    tellMerged(await mergeGuestCart());
  } catch (error) {
    notifyError(error, () => void finishMerge());
  }
}
