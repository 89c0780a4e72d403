import { cartEntity } from '@bloomkin/lambdas/model/carts/cartEntity.ts';
import { cartLookupEntity } from '@bloomkin/lambdas/model/carts/cartLookupEntity.ts';
import { categoryEntity, collectionEntity } from '@bloomkin/lambdas/model/categories/categoryEntity.ts';
import { companyAbnEntity } from '@bloomkin/lambdas/model/companies/companyAbnEntity.ts';
import { companyEntity } from '@bloomkin/lambdas/model/companies/companyEntity.ts';
import {
  type DiscountItem,
  discountEntity,
  discountListEntity,
  discountLookupEntity,
  toDiscountList,
} from '@bloomkin/lambdas/model/discounts/discountEntity.ts';
import { discountUseEntity, divideLimit } from '@bloomkin/lambdas/model/discounts/discountUseEntity.ts';
import {
  documentEntity,
  documentVersionEntity,
  toVersion,
} from '@bloomkin/lambdas/model/documents/documentEntity.ts';
import { consentEntity, unsubscribeEntity } from '@bloomkin/lambdas/model/messages/consent/consentEntity.ts';
import { holdEntity, openUnpaidEntity, toHold } from '@bloomkin/lambdas/model/orders/holdEntity.ts';
import {
  closedOrderCountEntity,
  countClosedOrders,
  countMarketClosedOrders,
  marketClosedOrderCountEntity,
} from '@bloomkin/lambdas/model/orders/list/closedOrderCountEntity.ts';
import { orderDueEntity, toOrderDues } from '@bloomkin/lambdas/model/orders/list/orderDueEntity.ts';
import { orderSearchEntity, toOrderSearches } from '@bloomkin/lambdas/model/orders/list/orderSearchEntity.ts';
import { listOrderWords, orderWordEntity } from '@bloomkin/lambdas/model/orders/list/orderWordEntity.ts';
import { type OrderItem, orderEntity } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { holdEnd, isOpenUnpaid } from '@bloomkin/lambdas/model/orders/orderHold.ts';
import { type PaymentItem, paymentEntity } from '@bloomkin/lambdas/model/payments/paymentEntity.ts';
import { paymentAccountEntity } from '@bloomkin/lambdas/model/payments/payouts/paymentAccountEntity.ts';
import { ledgerEntity, ledgerMonthEntity } from '@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts';
import { settlementEntity } from '@bloomkin/lambdas/model/payments/settlement/settlementEntity.ts';
import { listSkus, productEntity, skuEntity } from '@bloomkin/lambdas/model/products/productEntity.ts';
import { productTypeEntity } from '@bloomkin/lambdas/model/productTypes/productTypeEntity.ts';
import { countReviews, reviewCountEntity } from '@bloomkin/lambdas/model/reviews/reviewCountEntity.ts';
import {
  reviewAuthorEntity,
  reviewEntity,
  reviewLookupEntity,
} from '@bloomkin/lambdas/model/reviews/reviewEntity.ts';
import { countReviewWeeks, reviewWeekEntity } from '@bloomkin/lambdas/model/reviews/reviewWeekEntity.ts';
import { capacityEntity, toCapacityItem } from '@bloomkin/lambdas/model/stores/capacityEntity.ts';
import { storeEntity, storeLookupEntity } from '@bloomkin/lambdas/model/stores/storeEntity.ts';
import { addressBookEntity } from '@bloomkin/lambdas/model/users/addresses/addressBookEntity.ts';
import { type Listable, toListable } from '@bloomkin/lambdas/model/users/list/listing.ts';
import { listStateRows } from '@bloomkin/lambdas/model/users/list/peopleStateEntity.ts';
import { listWordRows } from '@bloomkin/lambdas/model/users/list/peopleWordEntity.ts';
import { listLookupItems } from '@bloomkin/lambdas/model/users/lookupItems.ts';
import { recipientCountEntity, recipientEntity } from '@bloomkin/lambdas/model/users/recipientEntity.ts';
import { type UserItem, userEntity } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { listUniqueConstraints, userUniqueEntity } from '@bloomkin/lambdas/model/users/userUniqueEntity.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DemoData } from './build/buildDemoData.ts';
import { OrderUsage } from './build/orderUsage.ts';
import { followedRows } from './followedRows.ts';
import { buildOrderMoney } from './orderMoney.ts';
import type { Row } from './row.ts';

export function demoRows(data: DemoData): Row[] {
  return [
    ...followedRows(data),
    ...data.users.flatMap(userRows),
    ...listWordRows(listPeople(data)),
    ...listStateRows(listPeople(data)),
    ...data.companies.flatMap(companyRows),
    ...data.categories.map((category) => categoryEntity.toItem(category)),
    ...data.productTypes.map((type) => productTypeEntity.toItem(type)),
    ...data.discounts.flatMap(toDiscountRows),
    ...toDiscountListRows(data.discounts),
    ...data.collections.map((collection) => collectionEntity.toItem(collection)),
    ...data.products.flatMap(productRows),
    ...data.reviews.flatMap((review) => [
      reviewEntity.toItem(review),
      reviewAuthorEntity.toItem({ ...review, reviewId: review.id }),
      reviewLookupEntity.toItem(review),
    ]),
    ...countReviewWeeks(data.reviews).map((week) => reviewWeekEntity.toItem(week)),
    ...countReviews(data.reviews).map((count) => reviewCountEntity.toItem(count)),
    ...moneyRows(data),
    ...data.orders.flatMap(orderRows),
    ...data.orders.flatMap(holdRows),
    ...closedOrderCountRows(data.orders),
    ...orderWordRows(data.orders),
    ...orderSearchRows(data.orders),
    ...orderDueRows(data.orders),
    ...openUnpaidRows(data.orders),
    ...capacityRows(data.orders),
    ...data.carts.flatMap((cart) => [cartEntity.toItem(cart), cartLookupEntity.toItem(cart)]),
    ...data.consents.flatMap((consent) => [consentEntity.toItem(consent), unsubscribeEntity.toItem(consent)]),
    ...data.savedContacts.flatMap(({ ownerId, recipients, addressBook }) => [
      ...recipients.map((recipient) => recipientEntity.toItem(recipient)),
      recipientCountEntity.toItem({ ownerId, recipients: recipients.length }),
      addressBookEntity.toItem(addressBook),
    ]),
    ...data.documents.flatMap((document) => [
      documentEntity.toItem(document),
      documentVersionEntity.toItem(toVersion(document)),
    ]),
  ];
}

const productRows = (product: DemoData['products'][number]): Row[] => [
  productEntity.toItem(product),
  ...listSkus(product).map((sku) => skuEntity.toItem({ ...product, sku, productId: product.id })),
];

/** Counted as orders are completed and canceled. */
const closedOrderCountRows = (orders: readonly OrderItem[]): Row[] => [
  ...countClosedOrders(orders).map((day) => closedOrderCountEntity.toItem(day)),
  ...countMarketClosedOrders(orders).map((day) => marketClosedOrderCountEntity.toItem(day)),
];

const orderDueRows = (orders: readonly OrderItem[]): Row[] =>
  orders.flatMap(toOrderDues).map((due) => orderDueEntity.toItem(due));

/** These two as the stream's consumer writes them. */
const orderWordRows = (orders: readonly OrderItem[]): Row[] =>
  orders.flatMap((order) => listOrderWords(order).map((word) => orderWordEntity.toItem(word)));

const orderSearchRows = (orders: readonly OrderItem[]): Row[] =>
  toOrderSearches(orders).map((row) => orderSearchEntity.toItem(row));

function holdRows(order: OrderItem): Row[] {
  const end = holdEnd(order);
  return end ? [holdEntity.toItem(toHold(order.id, end))] : [];
}

function openUnpaidRows(orders: readonly OrderItem[]): Row[] {
  const byBuyer = Map.groupBy(orders.filter(isOpenUnpaid), ({ userId }) => userId);
  return [...byBuyer].map(([userId, open]) =>
    openUnpaidEntity.toItem({ userId, orderIds: new Set(open.map(({ id }) => id)) }),
  );
}

/** The people in the lists of the office. */
export const listPeople = ({ users, savedContacts }: DemoData): Listable[] => [
  ...users.flatMap((user) => toListable(user) ?? []),
  ...savedContacts.flatMap(({ recipients }) => recipients),
];

function userRows(user: UserItem): Row[] {
  return [
    userEntity.toItem(user),
    ...listLookupItems(user).map(({ item }) => item),
    ...listUniqueConstraints(user).map((unique) => userUniqueEntity.toItem({ ...unique, userId: user.id })),
  ];
}

function companyRows({ company, stores }: DemoData['companies'][number]): Row[] {
  return [
    companyEntity.toItem({ ...company, storeIds: stores.map(({ id }) => id) }),
    companyAbnEntity.toItem({ abn: company.abn, companyId: company.id }),
    ...(company.paymentAccountId
      ? [paymentAccountEntity.toItem({ accountId: company.paymentAccountId, companyId: company.id })]
      : []),
    ...stores.flatMap((store) => [storeEntity.toItem(store), storeLookupEntity.toItem(store)]),
  ];
}

function orderRows(order: OrderItem): Row[] {
  const { id: orderId, cartHash: hash, userId, createdAt } = order;
  const lookup = cartLookupEntity.toItem({ hash, userId, createdAt, orderId });
  return [orderEntity.toItem(order), lookup, ...paymentRows(order)];
}

/** An order keeps only its payment. */
export const toSessionId = (paymentIntentId: string): string => paymentIntentId.replace('pi_', 'cs_');

function paymentRows(order: OrderItem): Row[] {
  const { id: orderId, paymentIntentId, totalCents: amountCents } = order;
  if (!paymentIntentId) return [];
  const page: PaymentItem = {
    orderId,
    attempt: 1,
    amountCents,
    expiresAtSeconds: toEpochSeconds(order.createdAt) + 30 * 60,
    sessionId: toSessionId(paymentIntentId),
    url: null,
    ended: false,
  };
  return [paymentEntity.toItem(page)];
}

/** As after the provider's webhooks and the payouts. */
function moneyRows({ orders, companies }: DemoData): Row[] {
  const accounts = new Map(companies.map(({ company }) => [company.id, company.paymentAccountId]));
  const money = orders.flatMap(
    (order) => buildOrderMoney(order, accounts.get(order.companyId) ?? null) ?? [],
  );
  const lines = money.flatMap((one) => one.lines);
  const months = Map.groupBy(lines, ({ companyId, month }) => `${companyId} ${month}`);
  return [
    ...money.map(({ settlement }) => settlementEntity.toItem(settlement)),
    ...lines.map((line) => ledgerEntity.toItem(line)),
    ...[...months.values()].flatMap(([first, ...others]) =>
      first
        ? [
            ledgerMonthEntity.toItem({
              companyId: first.companyId,
              month: first.month,
              yoursCents: others.reduce((sum, line) => sum + line.yoursCents, first.yoursCents),
            }),
          ]
        : [],
    ),
  ];
}

/** Canceled orders release their capacity. */
function capacityRows(orders: readonly OrderItem[]): Row[] {
  const usage = new OrderUsage();
  for (const order of orders) if (order.status !== 'canceled') usage.take(order);
  return usage.all().map((day) => capacityEntity.toItem(toCapacityItem(day)));
}

const toDiscountListRows = (discounts: readonly DiscountItem[]) =>
  [...Map.groupBy(discounts, ({ ownerId }) => ownerId)].map(([ownerId, own]) =>
    discountListEntity.toItem(toDiscountList(ownerId, own)),
  );

const toDiscountRows = (discount: DiscountItem) => [
  discountEntity.toItem(discount),
  discountLookupEntity.toItem(discount),
  ...divideLimit(discount, discount.limitTotal, []).map((use) => discountUseEntity.toItem(use)),
];
