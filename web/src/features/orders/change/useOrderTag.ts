import { type TagWords, tagWords } from '@bloomkin/shared/rules/tagWords.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { LinkFacts } from '@bloomkin/shared/schemas/orderLinks.ts';
import { useEffect, useEffectEvent } from 'react';
import { formatSuburbName } from '#features/deliveryAddress/placeQuery.ts';
import { holdState } from '#features/orders/holdState.ts';
import { type ChangePart, canChange } from './orderChange.ts';
import { orderTag, type TagPart, tagParts } from './orderTag.ts';

const partOf = { who: 'person', when: 'time', where: 'place' } as const satisfies Record<TagPart, ChangePart>;

function toWords(order: Order): TagWords {
  const { recipient, deliveryDay, delivery_period, timezone, isPickup, address_later } = order;
  const place = isPickup ? order.pickup_store_info : order.location;
  return tagWords({
    person: recipient?.fio ? { kind: 'person', name: recipient.fio } : { kind: 'me' },
    day: deliveryDay ?? '',
    today: localTime(new Date(), timezone ?? marketTimeZone).day,
    window: delivery_period ?? undefined,
    suburb: place ? formatSuburbName(place) : undefined,
    isPickup,
    isAddressLater: address_later != null,
  });
}

type TagFacts = Omit<LinkFacts, 'number' | 'florist'>;

/** Shows the tag of the order that a link opens; nothing of it is changed there. */
export function useLinkTag(facts: TagFacts): void {
  useEffect(() => {
    orderTag.write({ words: toLinkWords(facts), fixed: tagParts, open: () => {} });
    return () => orderTag.write(undefined);
  }, [facts]);
}

const toLinkWords = ({ recipient, deliveryDay, delivery_period, timezone, isPickup, place }: TagFacts) =>
  tagWords({
    person: recipient === null ? { kind: 'me' } : { kind: 'person', name: recipient },
    day: deliveryDay ?? '',
    today: localTime(new Date(), timezone).day,
    window: delivery_period ?? undefined,
    suburb: isPickup ? formatSuburbName({ address: place }) : place,
    isPickup,
  });

/** A canceled order, or one not paid in time, leaves the tag to the shop: nothing of it arrives. */
export function useOrderTag(order: Order, nowMs: number, onOpen: (part: ChangePart) => void): void {
  const isShown = order.status !== 'canceled' && holdState(order, nowMs) !== 'lapsed';
  const fixed = tagParts.filter((part) => !canChange(partOf[part], order, nowMs)).join();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!isShown) return undefined;
    orderTag.write({
      words: toWords(order),
      fixed: tagParts.filter((part) => fixed.includes(part)),
      open: (part) => open(partOf[part]),
    });
    return () => orderTag.write(undefined);
  }, [isShown, fixed, order]);
}
