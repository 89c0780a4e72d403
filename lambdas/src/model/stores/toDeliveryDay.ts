import { describeLastOrder } from '@bloomkin/shared/rules/lastOrderSentence.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { DeliveryDay as PromisedDay } from '@bloomkin/shared/rules/promise.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';

export function toDeliveryDay(day: PromisedDay, now: Date): DeliveryDay {
  return {
    day: day.day,
    available: day.available,
    reason: day.reasonMessage,
    reason_code: day.reason,
    periods: day.periods.map(({ startTime, stopTime, available, left, reason, cutoff }) => ({
      start_time: startTime,
      stop_time: stopTime,
      available,
      left,
      reason_code: reason,
      cutoff,
    })),
    cutoff: day.cutoff,
    price: day.costCents === null ? null : centsToDollars(day.costCents),
    fee: day.feeCents === null ? null : centsToDollars(day.feeCents),
    free_from: day.freeFromCents === null ? null : centsToDollars(day.freeFromCents),
    order_by: describeLastOrder(day, now, day.timeZone) || null,
    timezone: day.timeZone,
  };
}
