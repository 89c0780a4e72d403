import { lazyWithPreload } from '../../components/lazyWithPreload.ts';

/** Only who has something in the cart needs the ordering. */
export const Checkout = lazyWithPreload(async () => (await import('./Checkout.tsx')).Checkout);

/** Brings the code ahead of time. Should that fail, it is asked for again, and the failure said, when it is shown. */
export function preloadCheckout(): void {
  Checkout.load().catch(() => undefined);
}
