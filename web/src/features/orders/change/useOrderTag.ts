import { type TagWords, tagWords } from '@bloomkin/shared/rules/tagWords.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useEffect, useEffectEvent } from 'react';
import { formatSuburbName } from '#features/deliveryAddress/placeQuery.ts';
import { type ChangePart, canChange } from './orderChange.ts';
import { orderTag } from './orderTag.ts';

const partOf = { who: 'person', when: 'time', where: 'place' } as const satisfies Record<string, ChangePart>;

function toWords(order: Order): TagWords {
  const { recipient, deliveryDay, delivery_period, location, timezone, isPickup, address_later } = order;
  return tagWords({
    person: recipient?.fio ? { kind: 'person', name: recipient.fio } : { kind: 'me' },
    day: deliveryDay ?? '',
    today: localTime(new Date(), timezone ?? marketTimeZone).day,
    window: delivery_period ?? undefined,
    suburb: location ? formatSuburbName(location) : undefined,
    isPickup,
    isAddressLater: address_later != null,
  });
}

/** Only what its words say they change: an order that is fixed, or whose place is not the buyer's, leaves the tag alone. */
export function useOrderTag(order: Order, nowMs: number, onOpen: (part: ChangePart) => void): void {
  const isShown = Object.values(partOf).every((part) => canChange(part, order, nowMs));
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!isShown) return undefined;
    orderTag.write({ words: toWords(order), open: (part) => open(partOf[part]) });
    return () => orderTag.write(undefined);
  }, [isShown, order]);
}
