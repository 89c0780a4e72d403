import { toInvoicer } from '@bloomkin/lambdas/model/orders/invoicer.ts';
import type { OrderDetails } from '@bloomkin/lambdas/model/orders/orderDetails.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { toSearchText } from '@bloomkin/lambdas/model/orders/searchText.ts';
import type { OrderLine } from '@bloomkin/lambdas/model/orders/storedOrder.ts';
import { shownPhoto } from '@bloomkin/lambdas/model/products/productSizes.ts';
import type { Hours } from '@bloomkin/shared/rules/openingHours.ts';
import type { OrderPromise } from '@bloomkin/shared/rules/orderPromise.ts';
import { promiseDelivery, promisePickup } from '@bloomkin/shared/rules/promise.ts';
import { addDays, localTime, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { CartHash, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { orderTexts, places, recipients } from '#demo/content/shopContent.ts';
import { type BuyerInRegion, placeAt } from './buildPeople.ts';
import { demoUlid, minutesAfter, word } from './demoIds.ts';
import type { PlannedOrder } from './orderPlan.ts';
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
  paymentIntentId: null,
  version: 1,
  completedAt: null,
} as const;

/** As stored by lambdas/src/api/cart/newOrder.ts, with a seeded id and number. */
function placedOrder(agreed: Agreed, { loaded: { company, stores }, random }: Shop): OrderItem {
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

const maxAttempts = 12;

/** Undefined when the florist cannot promise it. */
export function placeOrder(plan: PlannedOrder, shop: Shop): OrderItem | undefined {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const order = tryToOrder(plan, shop);
    if (order) return order;
  }
  return undefined;
}

function tryToOrder(plan: PlannedOrder, shop: Shop): OrderItem | undefined {
  const { random, loaded, now } = shop;
  const [main] = loaded.stores;
  if (!main) return undefined;
  const day = addDays(localTime(now, main.timeZone).day, plan.dayOffset);
  const at = orderedAt(plan, day, main.timeZone, shop);
  if (at >= now) return undefined;
  const buyer = plan.byDemoBuyer ? shop.demoBuyer : random.pick(shop.buyers);
  const lines = chooseLines(shop, at);
  if (lines.length === 0) return undefined;
  const details = chooseDetails(shop, buyer, day);
  const goodsCents = lines.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0);
  const promise = askPromise(shop, details, goodsCents, at);
  if (!promise?.can) return undefined;
  return placedOrder({ details, lines, goodsCents, promise, at, buyer }, shop);
}

/** In the days before, or on the same morning. */
function orderedAt(plan: PlannedOrder, day: string, timeZone: string, { now, random }: Shop): Date {
  if (plan.minutesAgo !== undefined) return minutesAfter(now, -plan.minutesAgo);
  const daysBefore = random.pick([0, 1, 1, 2, 2, 3, 5]);
  const morning = toInstant(addDays(day, -daysBefore), '07:00', timeZone);
  return minutesAfter(morning, random.between(0, daysBefore === 0 ? 240 : 840));
}

function askPromise(
  shop: Shop,
  details: OrderDetails,
  goodsTotalCents: number,
  at: Date,
): OrderPromise | undefined {
  const { company, stores } = shop.loaded;
  const facts = { ...company, stores };
  if (!details.day) return undefined;
  const when = { day: details.day, period: details.period, usage: shop.usage.on(details.day), now: at };
  if (details.pickupStoreId)
    return promisePickup({ ...when, company: facts, storeId: details.pickupStoreId });
  return details.place
    ? promiseDelivery({ ...when, company: facts, place: details.place, goodsTotalCents })
    : undefined;
}

/** Mostly one product, of those on sale at that time. */
function chooseLines({ products, random }: Shop, at: Date): OrderLine[] {
  const offered = products.filter(({ createdAt }) => Date.parse(createdAt) < at.getTime());
  if (offered.length === 0) return [];
  // Favours the front of the list.
  const favourite = () => offered[Math.floor(random.next() ** 1.6 * offered.length)];
  const chosen = new Set([favourite(), ...(random.chance(0.14) ? [favourite()] : [])]);
  return [...chosen]
    .filter((product) => product !== undefined)
    .map((product) => {
      const size = product.sizes[at.getTime() % Math.max(1, product.sizes.length)];
      return {
        productId: product.id,
        name: product.name,
        ...(size && { sizeId: size.id, sizeName: size.name }),
        sku: size?.sku ?? product.sku,
        photo: shownPhoto(product, size),
        priceCents: (size ?? product).priceCents,
        count: random.chance(0.08) ? 2 : 1,
      };
    });
}

function chooseDetails(shop: Shop, { user, region }: BuyerInRegion, day: string): OrderDetails {
  const { random, loaded } = shop;
  const pickups = loaded.stores.filter(({ pickupPoint }) => pickupPoint);
  const pickup = pickups.length > 0 && random.chance(0.14) ? random.pick(pickups) : undefined;
  const own = user.location && random.chance(0.4) ? user.location : undefined;
  const place = own
    ? { address: own.address, lat: own.lat, lng: own.lng }
    : placeAt(random.pick(places[region]), random);
  const period = random.pick(loaded.company.deliveryPeriods);
  return {
    fio: user.fio,
    email: user.email,
    phone: user.phone || random.pick(recipients).phone,
    day,
    period: { startTime: period.startTime, stopTime: period.stopTime },
    isPickup: pickup !== undefined,
    pickupStoreId: pickup?.id ?? null,
    place: pickup ? null : place,
    unitOffice: !pickup && random.chance(0.35) ? random.pick(orderTexts.units) : '',
    comment: random.chance(0.3) ? random.pick(orderTexts.comments) : '',
    cardMessage: random.chance(0.7) ? random.pick(orderTexts.cardMessages) : '',
    recipient: !pickup && random.chance(0.65) ? { ...random.pick(recipients) } : null,
  };
}
