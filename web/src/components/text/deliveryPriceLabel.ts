import { formatDollars } from './formatDollars.ts';

/** '$12', 'Free', '$17.50, $5.50 of it for the day'; in lower case within a sentence. */
export function deliveryPriceLabel(dollars: number, dayFee?: number | null): string {
  const price = dollars === 0 ? 'Free' : formatDollars(dollars);
  return dayFee ? `${price}, ${formatDollars(dayFee)} of it for the day` : price;
}
