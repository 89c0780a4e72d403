import { formatDollars } from './formatDollars.ts';

/** '$12', or 'Free'; in lower case within a sentence. */
export const deliveryPriceLabel = (dollars: number): string =>
  dollars === 0 ? 'Free' : formatDollars(dollars);
