import { storedStore } from '@bloomkin/lambdas/companies/storedStore.ts';
import { documentEntity } from '@bloomkin/lambdas/documents/documentEntity.ts';
import { holdItem } from '@bloomkin/lambdas/orders/holdTable.ts';
import { holdEnd, isOpenUnpaid } from '@bloomkin/lambdas/orders/orderHold.ts';
import type { OrderItem } from '@bloomkin/lambdas/orders/orderItem.ts';
import { storedOrder } from '@bloomkin/lambdas/orders/orderTable.ts';
import type { LedgerLine, PaymentItem } from '@bloomkin/lambdas/payments/paymentTable.ts';
import { reviewRows } from '@bloomkin/lambdas/reviews/reviewTable.ts';
import {
  capacityKey,
  cartHashKey,
  cartKey,
  categoryKey,
  collectionKey,
  companyKey,
  inCompanies,
  inProductsOfCompany,
  ledgerKey,
  openUnpaidKey,
  paymentKey,
  productKey,
  productTypeKey,
  recipientsKey,
  storePointerKey,
  uniqueKey,
  userKey,
} from '@bloomkin/lambdas/table/keys.ts';
import { addressBookEntity } from '@bloomkin/lambdas/users/addressBookEntity.ts';
import { listedAmongPeople, pointersOf } from '@bloomkin/lambdas/users/pointers.ts';
import { storedRecipient } from '@bloomkin/lambdas/users/recipientTable.ts';
import type { UserItem } from '@bloomkin/lambdas/users/userTable.ts';
import type { DemoData } from './build/buildDemoData.ts';
import { OrderUsage } from './build/orderUsage.ts';
import { followedRows } from './followedRows.ts';
import type { Row } from './row.ts';

const keepSeconds = 90 * 24 * 60 * 60;
const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / 1000);

/** The demo data as the table's files store it: items, markers of what is unique, pointers, counts. */
export function demoRows(data: DemoData): Row[] {
  return [
    ...followedRows(data),
    ...data.users.flatMap(userRows),
    ...data.companies.flatMap(companyRows),
    ...data.categories.map((item) => ({ ...categoryKey(item.id), ...item })),
    ...data.productTypes.map((item) => ({ ...productTypeKey(item.id), ...item })),
    ...data.collections.map((item) => ({ ...collectionKey(item.id), ...item })),
    ...data.products.flatMap((item) => [
      { ...productKey(item.id), ...inProductsOfCompany(item.companyId, item.createdAt), ...item },
      { ...uniqueKey('SKU', item.companyId, item.sku), productId: item.id },
    ]),
    ...data.reviews.flatMap(reviewRows),
    ...data.orders.flatMap(orderRows),
    ...data.orders.flatMap(holdRows),
    ...openUnpaidRows(data.orders),
    ...capacityRows(data.orders),
    ...data.carts.flatMap((item) => {
      const ttl = secondsOf(item.touchedAt) + keepSeconds;
      return [
        { ...cartKey(item.userId), ...item, ttl },
        { ...cartHashKey(item.hash), userId: item.userId, ttl },
      ];
    }),
    ...data.kept.flatMap(({ ownerId, recipients, addressBook }) => [
      ...recipients.map(storedRecipient),
      { ...recipientsKey(ownerId), recipients: recipients.length },
      addressBookEntity.toItem(addressBook),
    ]),
    ...data.documents.map((document) => documentEntity.toItem(document)),
  ];
}

function holdRows(order: OrderItem): Row[] {
  const end = holdEnd(order);
  return end ? [{ ...holdItem(order.id, end) }] : [];
}

function openUnpaidRows(orders: readonly OrderItem[]): Row[] {
  const byBuyer = Map.groupBy(orders.filter(isOpenUnpaid), ({ userId }) => userId);
  return [...byBuyer].map(([userId, open]) => ({
    ...openUnpaidKey(userId),
    orderIds: new Set(open.map(({ id }) => id)),
  }));
}

function userRows(user: UserItem): Row[] {
  const unique = { PHONE: user.phone, EMAIL: user.email, LOGIN: user.login };
  const markers = (['PHONE', 'EMAIL', 'LOGIN'] as const).filter((kind) => unique[kind] !== '');
  return [
    { ...userKey(user.id), ...listedAmongPeople(user), ...user },
    ...pointersOf(user).map((pointer) => ({ ...pointer })),
    ...markers.map((kind) => ({ ...uniqueKey(kind, unique[kind]), userId: user.id })),
  ];
}

function companyRows({ company, stores }: DemoData['companies'][number]): Row[] {
  return [
    { ...companyKey(company.id), ...inCompanies(company.id, company.brand), ...company },
    { ...uniqueKey('ABN', company.abn), companyId: company.id },
    ...stores.flatMap((store) => [
      { ...storedStore(store) },
      { ...storePointerKey(store.id), companyId: company.id },
    ]),
  ];
}

function orderRows(order: OrderItem): Row[] {
  const trace = { ...cartHashKey(order.cartHash), userId: order.userId, orderId: order.id };
  return [storedOrder(order), trace, ...paymentRows(order)];
}

/** A card payment as the provider's events would have left it. */
function paymentRows(order: OrderItem): Row[] {
  const { id: orderId, paymentIntentId, paymentSessionId, totalCents: amountCents } = order;
  if (!paymentIntentId || !paymentSessionId) return [];
  const page: PaymentItem = {
    orderId,
    attempt: 1,
    amountCents,
    expiresAtSeconds: secondsOf(order.createdAt) + 30 * 60,
    sessionId: paymentSessionId,
    url: null,
    ended: false,
  };
  const reference = { payment: paymentIntentId, refund: paymentIntentId.replace('pi_', 're_') };
  const lines = order.history.flatMap(({ what, to, at }): LedgerLine[] => {
    if (what !== 'payment_status' || (to !== 'paid' && to !== 'refunded')) return [];
    const movement = to === 'paid' ? 'payment' : 'refund';
    return [{ orderId, what: movement, amountCents, reference: reference[movement], at }];
  });
  return [
    { ...page, ...paymentKey(orderId) },
    ...lines.map((line) => ({ ...line, ...ledgerKey(orderId, `${line.what}_${line.reference}`) })),
  ];
}

/** How full the stores' days are (lambdas/src/stores/capacityTable.ts); canceled orders gave their place back. */
function capacityRows(orders: readonly OrderItem[]): Row[] {
  const usage = new OrderUsage();
  for (const order of orders) if (order.status !== 'canceled') usage.take(order);
  return usage.all().map(({ storeId, day, byPeriod }) => ({
    ...capacityKey(storeId, day),
    day,
    total: Object.values(byPeriod).reduce((sum, count) => sum + count, 0),
    ...Object.fromEntries(
      Object.entries(byPeriod).map(([start, count]) => [`p${start.replace(':', '')}`, count]),
    ),
    ttl: secondsOf(`${day}T00:00:00Z`) + keepSeconds,
  }));
}
