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
  const reason = days.find(({ day }) => day === wanted)?.reason ?? 'No orders are taken for that day';
  return { offer, refusal: describeRefusal(reason, formatDay(wanted)) };
}

function describeRefusal(reason: string, day: string): string {
  const namesDay = reason.includes(day) || reason.includes('today');
  return namesDay ? `${reason}.` : `Not on ${day}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
}
