import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { formatDollars } from './formatDollars.ts';

/** '$12', 'Free', '$9, free from $150', '$17.50, $5.50 of it for the day'; in lower case within a sentence. */
export function deliveryPriceLabel(
  dollars: number,
  { fee, free_from }: Partial<Pick<DeliveryDay, 'fee' | 'free_from'>> = {},
): string {
  const price = dollars === 0 ? 'Free' : formatDollars(dollars);
  return [
    price,
    fee && `${formatDollars(fee)} of it for the day`,
    free_from != null && dollars > (fee ?? 0) && `free from ${formatDollars(free_from)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
