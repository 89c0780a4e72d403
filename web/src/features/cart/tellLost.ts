import { notify } from '../../components/notify.ts';

/** Says which flowers could not come along into the cart of the person who signed in. */
export function tellLost(lost: readonly string[]): void {
  if (lost.length === 0) return;
  void notify({ tone: 'error', words: `Could not come into your cart: ${lost.join(', ')}` });
}
