import { isSameWindow, type TagWindow } from '@bloomkin/shared/rules/tagWords.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';

interface DayOffer {
  /** The wanted day or the next open one. */
  offer: DeliveryDay | undefined;
  /** 'Not on Tue 24 Nov: closed on Tuesdays.', 'Closed on Wed 25 Nov.' */
  refusal: string | undefined;
}

export function offerFor(days: readonly DeliveryDay[], wanted: string): DayOffer {
  const open = days.filter(({ available }) => available);
  const offer = open.find(({ day }) => day >= wanted) ?? open.at(-1);
  if (wanted === '' || !offer || offer.day === wanted) return { offer, refusal: undefined };
  return {
    offer,
    refusal: describeRefusal(
      wanted,
      days.find(({ day }) => day === wanted),
    ),
  };
}

const namingDay: ReadonlySet<string> = new Set(['closed_day', 'too_late', 'sold_out_that_day', 'short_menu']);

function describeRefusal(wanted: string, day: DeliveryDay | undefined): string {
  const reason = day?.reason ?? 'No orders are taken for that day';
  if (day?.reason_code && namingDay.has(day.reason_code)) return `${reason}.`;
  return `Not on ${formatDay(wanted)}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
}

/** A window of the day closes before the day does. */
export function narrowToWindow(day: DeliveryDay, window: TagWindow | null | undefined): DeliveryDay {
  const chosen = day.periods.find((period) => period.available && isSameWindow(period, window));
  return chosen?.cutoff ? { ...day, cutoff: chosen.cutoff, periods: [chosen] } : day;
}
