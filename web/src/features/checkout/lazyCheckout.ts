import { lazyWithPreload } from '#components/lazyWithPreload.ts';

/** Only needed with items in the cart. */
export const Checkout = lazyWithPreload(async () => (await import('./Checkout.tsx')).Checkout);

/** Ignores failures, which are retried and shown on render. */
export function preloadCheckout(): void {
  Checkout.load().catch(() => undefined);
}
