import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { findAcceptClock } from '#model/orders/acceptClock.ts';
import { retainedCents } from '#model/orders/cardPayments.ts';
import { dayLimitWrites, withLimit } from '#model/orders/dayLimits.ts';
import { withLine } from '#model/orders/historyLine.ts';
import { toInvoicer } from '#model/orders/invoicer.ts';
import { newLine } from '#model/orders/newLine.ts';
import type { Rescue } from '#model/orders/orderAnswers.ts';
import { insertOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { bloomkin } from '#model/orders/orderHold.ts';
import { putRefundAsked } from '#model/orders/refundAskedEntity.ts';
import { cancelRescued, type RescueOffer } from '#model/orders/rescue.ts';
import { orderWrites, placeWrites } from '#model/orders/saveOrder.ts';
import { toSearchText } from '#model/orders/searchText.ts';
import { newOrderNumber, toSeller } from '#model/orders/seller.ts';
import { requestRefund } from '#model/payments/orderRefund.ts';
import { computeDayTtl, takePlace } from '#model/stores/capacityEntity.ts';
import { transact } from '#platform/table/transact.ts';
import { moveAway, moveHere } from './settlement.ts';
import { loadSettlement, newSettlement, settlementWrites } from './settlementEntity.ts';

const buyer = 'Buyer';

/**
 * To another florist in one transaction: its place is taken, the first one's is free, and the payment changes hands
 * (docs/decisions/0069). `place`: somebody was faster, or took the last goods; `changed`: the order or its money changed since the read.
 */
export async function moveOrder(
  order: OrderItem & { rescue: Rescue; paymentIntentId: string },
  offer: RescueOffer,
  now: Date,
): Promise<OrderItem | 'place' | 'changed'> {
  const cents = retainedCents(order);
  const next = await toMovedOrder(order, offer, now);
  const moved = toMoved(order, next.id, cents, now);
  const [from, to] = [await loadSettlement(order), newSettlement(next)];
  const away = moveAway(from.current, cents, next.id);
  const here = moveHere({ ...to, chargedCents: 0 }, cents, order.id);
  const [left, taken] = [
    settlementWrites({ read: from.read, next: away.next }, [away.movement], now),
    settlementWrites({ read: undefined, next: here.next }, [here.movement], now),
  ];
  const failed = await transact({
    ...orderWrites(order, moved),
    free: placeWrites(order, moved),
    ...left,
    next: insertOrder(next),
    place: next.placeTaken
      ? takePlace(next.placeTaken, offer.period.limits, computeDayTtl(next.placeTaken.day))
      : undefined,
    goods: dayLimitWrites(undefined, next, { mayExceed: false }),
    refund: (next.refunds ?? []).map(({ number }) => putRefundAsked(next.id, number)),
    taken: Object.values(taken).flatMap((write) => write ?? []),
  });
  if (failed) return failed === 'place' || failed === 'goods' ? 'place' : 'changed';
  return next;
}

function toMoved(
  order: OrderItem & { rescue: Rescue },
  toOrderId: OrderId,
  cents: number,
  now: Date,
): OrderItem {
  const author = { by: buyer, now };
  const paid: OrderItem = {
    ...order,
    paymentStatus: 'refunded',
    refundedCents: (order.refundedCents ?? 0) + cents,
    rescue: { ...order.rescue, state: 'moved', toOrderId, endedBy: buyer },
    version: order.version + 1,
    updatedAt: now.toISOString(),
  };
  return cancelRescued(withLine(paid, author, { what: 'rescue', from: 'open', to: 'moved' }), author);
}

/** Paid by the same payment; what it costs less goes back to the card. */
async function toMovedOrder(order: OrderItem, offer: RescueOffer, now: Date): Promise<OrderItem> {
  const placed: OrderItem = { ...placeAgain(order, offer, now), ...payAgain(order, now) };
  const acceptClock = await findAcceptClock(placed, now);
  const made = { ...placed, ...(acceptClock && { acceptClock }) };
  const amountCents = retainedCents(order) - offer.totalCents;
  if (amountCents === 0) return made;
  const reason = 'Costs less at the florist who took it over';
  const plan = { amountCents, items: [], delivery: false };
  return { ...requestRefund(made, plan, { by: bloomkin, reason, now, isEdit: true }), version: 1 };
}

function placeAgain(
  order: OrderItem,
  { florist, goods, promise, period, totalCents }: RescueOffer,
  now: Date,
) {
  const store = florist.stores.find(({ id }) => id === promise.storeId);
  if (!store) throw new Error('A promise without its store');
  const { day, fio, email, phone, place, unitOffice, comment, cardMessage, recipient, substitution } = order;
  const own = { fio, email, phone, place, unitOffice, comment, cardMessage, recipient };
  const { addressLater, door, sympathy } = order;
  const details = {
    ...own,
    ...(substitution && { substitution }),
    ...(addressLater && { addressLater }),
    ...(door && { door }),
    ...(sympathy && { sympathy }),
  };
  const hours = { startTime: period.startTime, stopTime: period.stopTime };
  const number = newOrderNumber();
  const lines = [withLimit(newLine(goods), goods.product, day)];
  return {
    ...details,
    id: OrderId.parse(ulid(now.getTime())),
    number,
    ...{ cartHash: order.cartHash, userId: order.userId, day },
    period: order.period && hours,
    ...{ isPickup: false, pickupStoreId: null },
    ...toSeller(florist.company, store),
    ...toInvoicer(florist.company, { createdAt: now.toISOString(), timeZone: store.timeZone }),
    deliverAt: day && toInstant(day, hours.startTime, store.timeZone).toISOString(),
    placeTaken: day
      ? {
          ...{ storeId: store.id, day, periodStart: hours.startTime, periodStop: hours.stopTime },
          ...(promise.zone && { zoneId: promise.zone.id }),
        }
      : null,
    ...{ heldUntil: null, lapsedPlace: null, lines },
    goodsCents: goods.priceCents * goods.count,
    deliveryCents: promise.costCents ?? 0,
    totalCents,
    searchText: toSearchText({ ...details, number, lines }),
  };
}

const payAgain = (order: OrderItem, now: Date) =>
  ({
    commissionPercent: order.commissionPercent,
    status: 'new',
    paymentStatus: 'paid',
    paidBy: 'card',
    paymentIntentId: order.paymentIntentId,
    chargedCents: retainedCents(order),
    history: [
      { at: now.toISOString(), by: buyer, what: 'placed', from: null, to: 'new' },
      { at: now.toISOString(), by: cardPayment, what: 'payment_status', from: 'not_paid', to: 'paid' },
    ],
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    completedAt: null,
  }) as const;
