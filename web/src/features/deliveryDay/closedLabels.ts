import type { ReasonCode } from '@bloomkin/shared/rules/deliveryReason.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';

/** Shortened to fit a tile, which gives the full reason elsewhere. */
export function closedLabel(code: ReasonCode | null | undefined): string {
  if (code === 'too_late') return 'Too late';
  if (code === 'sold_out_that_day') return 'Sold out';
  if (code === 'short_menu') return 'Short menu';
  return code === 'fully_booked' ? 'Full' : 'Closed';
}

export function closedPeriodLabel({ left, reason_code }: DeliveryDay['periods'][number]): string {
  if (left === 0 || reason_code === 'sold_out_that_day') return 'Sold out';
  if (reason_code === 'short_menu') return 'Not on this day’s short menu';
  return reason_code === 'outside_hours' ? 'Outside opening hours' : 'Too late to order';
}
