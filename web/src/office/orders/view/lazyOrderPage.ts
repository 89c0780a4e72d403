import { lazyWithPreload } from '#components/lazyWithPreload.ts';

/** Loaded after the list, so that orders open offline too. */
export const OrderPage = lazyWithPreload(async () => (await import('./OrderPage.tsx')).OrderPage);
