import type { ReasonCode } from '@bloomkin/shared/rules/deliveryReason.ts';

/** Shortened to fit a tile, which gives the full reason elsewhere. */
export function closedLabel(code: ReasonCode | null | undefined): string {
  if (code === 'too_late') return 'Too late';
  if (code === 'sold_out_that_day') return 'Sold out';
  if (code === 'short_menu') return 'Short menu';
  return code === 'fully_booked' ? 'Full' : 'Closed';
}

interface ClosedPeriod {
  left?: number | null;
  reason_code?: ReasonCode | null | undefined;
}

export function closedPeriodLabel({ left, reason_code }: ClosedPeriod): string {
  if (left === 0 || reason_code === 'sold_out_that_day') return 'Sold out';
  if (reason_code === 'short_menu') return 'Not on this day’s short menu';
  if (reason_code === 'stopped') return 'No more orders are taken';
  return reason_code === 'outside_hours' ? 'Outside opening hours' : 'Too late to order';
}
