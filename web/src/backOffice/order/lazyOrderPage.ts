import { lazyWithPreload } from '../../components/lazyWithPreload.ts';

/** Its code comes after the list's, so that an order opens without a connection too. */
export const OrderPage = lazyWithPreload(async () => (await import('./OrderPage.tsx')).OrderPage);
