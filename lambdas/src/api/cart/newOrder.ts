import type { OrderPromise } from '@bloomkin/shared/rules/orderPromise.ts';
import { parseCallable } from '@bloomkin/shared/rules/phone.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import type { PricedCart } from '#model/carts/pricedCart.ts';
import type { CompanyWithStores } from '#model/companies/companyWithStores.ts';
import { withLimit } from '#model/orders/dayLimits.ts';
import { toInvoicer } from '#model/orders/invoicer.ts';
import { newLine } from '#model/orders/newLine.ts';
import type { OrderDetails } from '#model/orders/orderDetails.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { holdFrom } from '#model/orders/orderHold.ts';
import { toSearchText } from '#model/orders/searchText.ts';
import { newOrderNumber, toSeller } from '#model/orders/seller.ts';
import type { OrderLine } from '#model/orders/storedOrder.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';

export function newOrder(
  priced: PricedCart,
  promise: OrderPromise,
  { commissionPercent, now }: { commissionPercent: number; now: Date },
): OrderItem {
  const { cart } = priced;
  const { company, store } = findMakingStore(priced.company, promise);
  const deliveryCents = promise.costCents ?? 0;
  const number = newOrderNumber();
  const details = toOrderDetails(cart);
  const lines = priced.lines.map((line, index) =>
    withDiscount(withLimit(newLine(line), line.product, cart.day), priced.discounts.byLine[index]),
  );
  const discounts = priced.discounts.applied;
  return {
    ...details,
    id: OrderId.parse(ulid(now.getTime())),
    number,
    cartHash: cart.hash,
    userId: cart.userId,
    ...toSeller(company, store),
    ...toInvoicer(company, { createdAt: now.toISOString(), timeZone: store.timeZone }),
    deliverAt:
      cart.day && cart.period
        ? toInstant(cart.day, cart.period.startTime, store.timeZone).toISOString()
        : null,
    placeTaken: toPlace(store, cart.day, promise),
    heldUntil: company.payLater ? null : holdFrom(now),
    lapsedPlace: null,
    lines,
    discounts,
    goodsCents: priced.goodsCents,
    deliveryCents,
    totalCents: priced.goodsCents - priced.discounts.totalCents + deliveryCents,
    commissionPercent,
    status: 'new',
    ...unpaid,
    history: [{ at: now.toISOString(), by: 'Buyer', what: 'placed', from: null, to: 'new' }],
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    completedAt: null,
    searchText: toSearchText({ ...details, number, lines, discounts }),
  };
}

function toPlace({ id: storeId }: StoreItem, day: string | null, { period, zone }: OrderPromise) {
  if (!period || day === null) return null;
  return {
    storeId,
    day,
    periodStart: period.startTime,
    periodStop: period.stopTime,
    ...(zone && { zoneId: zone.id }),
  };
}

const unpaid = {
  paymentStatus: 'not_paid',
  paidBy: null,
  paymentIntentId: null,
} as const;

const withDiscount = (line: OrderLine, discount: OrderLine['discount'] | null): OrderLine =>
  discount ? { ...line, discount } : line;

function findMakingStore(loaded: CompanyWithStores | undefined, promise: OrderPromise) {
  const store: StoreItem | undefined = loaded?.stores.find(({ id }) => id === promise.storeId);
  if (!loaded || !store) throw new Error('A promise without its store');
  return { company: loaded.company, store };
}

function toOrderDetails(cart: OrderDetails): OrderDetails {
  const { fio, email, day, period, isPickup, comment, cardMessage, recipient, substitution } = cart;
  const addressLater = cart.addressLater && !isPickup;
  return {
    ...{ fio, email, day, period, isPickup, comment, cardMessage },
    unitOffice: addressLater ? '' : cart.unitOffice,
    phone: normalisePhone(cart.phone),
    pickupStoreId: isPickup ? cart.pickupStoreId : null,
    place: isPickup ? null : cart.place,
    recipient: recipient && { ...recipient, phone: normalisePhone(recipient.phone) },
    ...(substitution && { substitution }),
    ...(cart.sympathy && { sympathy: true }),
    ...(addressLater && { addressLater }),
  };
}

const normalisePhone = (phone: string) => parseCallable(phone) ?? phone;
