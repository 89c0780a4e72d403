import { toInvoicer } from '@bloomkin/lambdas/model/orders/invoicer.ts';
import type { OrderDetails } from '@bloomkin/lambdas/model/orders/orderDetails.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { toSearchText } from '@bloomkin/lambdas/model/orders/searchText.ts';
import type { OrderLine } from '@bloomkin/lambdas/model/orders/storedOrder.ts';
import type { Hours } from '@bloomkin/shared/rules/openingHours.ts';
import type { OrderPromise } from '@bloomkin/shared/rules/orderPromise.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { CartHash, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { BuyerInRegion } from './buildPeople.ts';
import { demoUlid, word } from './demoIds.ts';
import type { Shop } from './shop.ts';

interface Agreed {
  details: OrderDetails;
  lines: OrderLine[];
  goodsCents: number;
  promise: OrderPromise;
  at: Date;
  buyer: BuyerInRegion;
}

const hashLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** As lambdas/src/api/cart/newOrder.ts: without ambiguous letters. */
const numberLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const commissionPercent = 10;

const notBegun = {
  status: 'new',
  paymentStatus: 'not_paid',
  paidBy: null,
  paymentSessionId: null,
  paymentIntentId: null,
  version: 1,
  completedAt: null,
} as const;

/** As stored by lambdas/src/api/cart/newOrder.ts, with a seeded id and number. */
export function placedOrder(agreed: Agreed, { loaded: { company, stores }, random }: Shop): OrderItem {
  const { details, lines, goodsCents, promise, at, buyer } = agreed;
  const store = stores.find(({ id }) => id === promise.storeId);
  const { day, period } = details;
  if (!store || !day || !period || !promise.period) throw new Error('A promise without store or period');
  const deliveryCents = promise.costCents ?? 0;
  const number = `${word(random, numberLetters, 4)}-${word(random, numberLetters, 4)}`;
  const createdAt = at.toISOString();
  return {
    ...details,
    id: OrderId.parse(demoUlid(at, random)),
    number,
    cartHash: CartHash.parse(word(random, hashLetters, 27)),
    userId: buyer.user.id,
    companyId: company.id,
    companyName: company.name,
    companyBrand: company.brand,
    companyLogo: company.logo,
    ...toInvoicer(company, { createdAt, timeZone: store.timeZone }),
    storeId: store.id,
    storeName: store.name,
    storeAddress: store.address,
    timeZone: store.timeZone,
    deliverAt: toInstant(day, period.startTime, store.timeZone).toISOString(),
    placeTaken: { storeId: store.id, day, ...countedPlace(promise.period, promise.zone) },
    heldUntil: null,
    lapsedPlace: null,
    lines,
    goodsCents,
    deliveryCents,
    totalCents: goodsCents + deliveryCents,
    commissionPercent,
    ...notBegun,
    history: [{ at: createdAt, by: 'Buyer', what: 'placed', from: null, to: 'new' }],
    createdAt,
    updatedAt: createdAt,
    searchText: toSearchText({ ...details, number, lines }),
  };
}

const countedPlace = ({ startTime, stopTime }: Hours, zone: OrderPromise['zone']) => ({
  periodStart: startTime,
  periodStop: stopTime,
  ...(zone && { zoneId: zone.id }),
});
