import type { CartStop } from '@bloomkin/shared/schemas/order.ts';
import type { CartTab } from '@bloomkin/shared/schemas/orderListing.ts';

export const cartStopLabels: Readonly<Record<CartStop, string>> = {
  cart: 'Cart',
  day: 'Checkout, day and window',
  recipient: 'Checkout, who and where',
  payment: 'Checkout, payment',
};

/** By the buyer alone: what is still sold is not known to the counts (docs/decisions/0043). */
export const cartTabLabels: Readonly<Record<CartTab, string>> = {
  may_be_reminded: 'Buyer may be reminded',
  reminded: 'Reminded',
  not_to_be_reminded: 'Not to be reminded',
};
