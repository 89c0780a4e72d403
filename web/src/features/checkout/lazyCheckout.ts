import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { loadInBackground } from '#http/loadInBackground.ts';

/** Only needed with items in the cart. */
export const Checkout = lazyWithPreload(async () => (await import('./Checkout.tsx')).Checkout);

export function preloadCheckout(): void {
  void loadInBackground(Checkout.load);
}
