import { later } from '../../components/later.ts';

/** Its code comes after the list's, so that an order opens without a connection too. */
export const OrderPage = later(async () => (await import('./OrderPage.tsx')).OrderPage);
