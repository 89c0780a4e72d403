import type {
  CartHash,
  CategoryId,
  CollectionId,
  CompanyId,
  OrderId,
  ProductId,
  ProductTypeId,
  ReviewId,
  SessionId,
  StoreId,
  UserId,
} from '@bloomkin/shared/schemas/ids.ts';

/*
 * The keys and indexes that are not declared by an entity (table/entities.ts). Question → key → who asks.
 *
 * who is this caller                    userKey                     users/userTable
 * whose phone, e-mail, login is this    uniqueKey(kind, value)      users/userTable
 * this person's sign-in code, intent    codeKey, codeIntentKey      auth/codeTable, cognito
 * where is this person signed in         sessionKey                  auth/sessionTable
 * whose is this link to a new password   passwordLinkKey             auth/passwordLinkTable
 * a new phone or e-mail to confirm      contactChangeKey            users/contactChangeTable
 * this person's gift recipients         recipientKey                users/recipientTable
 * all people, newest first              people (index)              users/peopleTable
 * who is an admin                       adminKey                    users/adminTable
 * the managers of a company             managerKey                  companies/managerTable
 * the owners of a company               ownerKey                    companies/ownerTable
 * what is still to be sent              outboxKey                   outbox/outboxTable
 * when were codes sent to this phone    sendTimesKey                auth/sendTimesTable
 * how often in this window              limitKey                    table/limitTable
 * this person's cart                    cartKey                     cart/cartTable
 * what became of this cart's hash       cartHashKey                 cart/cartTable
 * an order, its payments, its ledger    orderKey, paymentKey …      orders/orderTable, payments/…
 * an order's older history              orderHistoryKey             orders/orderTable
 * orders of a person, company, all      ordersOfUser, …OfCompany, …OfAll (indexes)
 * a company with its stores             companyKey + storeKey       companies/companyTable
 * which company has this store          storePointerKey             companies/companyTable
 * a product                             productKey                  products/productTable
 * reviews of a product, a company, all  reviewKey, reviewsOfCompany, …OfAll (indexes) reviews/reviewTable
 * which product is this review of       reviewPointerKey            reviews/reviewTable
 * the category tree, types, collections categoryKey … (one partition each)
 * how full a store's day is             capacityKey                 stores/capacityTable
 * whose hold on a place has lapsed      holdKey                     orders/holdTable
 * this person's open unpaid orders      openUnpaidKey               orders/holdTable
 * what changed in the catalogue since   catalogueLogKey             catalogue/…
 * the products of a company             productsOfCompany (index)   products/productTable
 * was this person told of it            noticeKey                   jobs/noticeTable
 * what of an order was counted as sold  soldKey                     jobs/soldTable
 * a request's first answer              idempotencyKey              http/idempotency
 * has this payment event acted          paymentEventKey             payments/…
 */

export interface Key {
  pk: string;
  sk: string;
}

const key = (pk: string, sk: string): Key => ({ pk, sk });

export type UniqueKind = 'PHONE' | 'EMAIL' | 'LOGIN' | 'ABN' | 'SKU' | 'REVIEW' | 'PAYMENT_ACCOUNT';

export const userKey = (id: UserId): Key => key(`USER#${id}`, 'USER');
export const cartKey = (id: UserId): Key => key(`USER#${id}`, 'CART');
/** `device`: the known browser that asked for the code; empty for all others together. */
export const codeKey = (id: UserId, channel: string, device = ''): Key =>
  key(`USER#${id}`, device ? `CODE#${channel}#${device}` : `CODE#${channel}`);
export const codeIntentKey = (id: UserId): Key => key(`USER#${id}`, 'CODE_INTENT');
export const openUnpaidKey = (id: UserId): Key => key(`USER#${id}`, 'OPEN_UNPAID');
export const contactChangeKey = (id: UserId, channel: string): Key =>
  key(`USER#${id}`, `CONTACT_CHANGE#${channel}`);
export const recipientsPrefix = 'RECIPIENT#';
export const recipientKey = (id: UserId, recipient: UserId): Key =>
  key(`USER#${id}`, `${recipientsPrefix}${recipient}`);
/** How many there are. */
export const recipientsKey = (id: UserId): Key => key(`USER#${id}`, 'RECIPIENTS');

export const adminsPartition = 'ADMINS';
export const adminKey = (id: UserId): Key => key(adminsPartition, `ADMIN#${id}`);
export const managersPartition = (companyId: CompanyId): string => `MANAGERS#${companyId}`;
export const managerKey = (companyId: CompanyId, id: UserId): Key =>
  key(managersPartition(companyId), `MANAGER#${id}`);

export const ownersPartition = (companyId: CompanyId): string => `OWNERS#${companyId}`;
export const ownerKey = (companyId: CompanyId, id: UserId): Key =>
  key(ownersPartition(companyId), `OWNER#${id}`);

export const outboxPrefix = 'OUTBOX#';
export const outboxKey = (id: string): Key => key(`${outboxPrefix}${id}`, 'MESSAGE');
export const isOutboxKey = ({ pk }: Key): boolean => pk.startsWith(outboxPrefix);

export const sessionsPrefix = 'SESSION#';
export const sessionKey = (id: UserId, session: SessionId): Key =>
  key(`USER#${id}`, `${sessionsPrefix}${session}`);
/** By the SHA-256 of what the link carries. */
export const passwordLinkKey = (hash: string): Key => key(`PASSWORD_LINK#${hash}`, 'PASSWORD_LINK');
/** By the keyed hash of the phone or e-mail, so that no unknown person's address is kept. */
export const sendTimesKey = (identityHash: string): Key => key(`SEND_TIMES#${identityHash}`, 'SEND_TIMES');

/** Values that several parts make (SKU of a company, review of a person) are joined with a bar. */
export const uniqueKey = (kind: UniqueKind, ...parts: string[]): Key =>
  key(`UNIQUE#${kind}#${parts.join('|')}`, 'UNIQUE');

export const limitKey = (what: string, who: string, window: string): Key =>
  key(`LIMIT#${what}#${who}`, `WINDOW#${window}`);

export const cartHashKey = (hash: CartHash): Key => key(`CART#${hash}`, 'CART');

export const orderKey = (id: OrderId): Key => key(`ORDER#${id}`, 'ORDER');
export const orderHistoryKey = (id: OrderId, version: string): Key =>
  key(`ORDER#${id}`, `HISTORY#${version}`);
export const paymentKey = (id: OrderId): Key => key(`ORDER#${id}`, 'PAYMENT');
export const noticeKey = (id: OrderId, notice: string): Key => key(`ORDER#${id}`, `NOTICE#${notice}`);
export const ledgerKey = (id: OrderId, line: string): Key => key(`ORDER#${id}`, `LEDGER#${line}`);
export const soldKey = (id: OrderId): Key => key(`ORDER#${id}`, 'SOLD');
export const paymentEventKey = (eventId: string): Key => key(`PAYMENT_EVENT#${eventId}`, 'EVENT');

export const companyKey = (id: CompanyId): Key => key(`COMPANY#${id}`, 'COMPANY');
export const storeKey = (companyId: CompanyId, id: StoreId): Key =>
  key(`COMPANY#${companyId}`, `STORE#${id}`);
/** For the stream: what a changed item is. */
export const isOrderKey = ({ pk, sk }: Key): boolean => pk.startsWith('ORDER#') && sk === 'ORDER';
export const isProductKey = ({ pk, sk }: Key): boolean => pk.startsWith('PRODUCT#') && sk === 'PRODUCT';
export const isReviewKey = ({ pk, sk }: Key): boolean =>
  pk.startsWith('PRODUCT#') && sk.startsWith(reviewsPrefix);
export const isCompanyKey = ({ pk, sk }: Key): boolean => pk.startsWith('COMPANY#') && sk === 'COMPANY';
export const isCapacityKey = ({ pk, sk }: Key): boolean => pk.startsWith('STORE#') && sk.startsWith('DAY#');

export const storePointerKey = (id: StoreId): Key => key(`STORE#${id}`, 'POINTER');
export const capacityKey = (storeId: StoreId, day: string): Key => key(`STORE#${storeId}`, `DAY#${day}`);

export const productKey = (id: ProductId): Key => key(`PRODUCT#${id}`, 'PRODUCT');
export const reviewKey = (productId: ProductId, id: ReviewId): Key =>
  key(`PRODUCT#${productId}`, `REVIEW#${id}`);
export const reviewsPrefix = 'REVIEW#';
export const reviewPointerKey = (id: ReviewId): Key => key(`REVIEW#${id}`, 'POINTER');

export const categoriesPartition = 'CATEGORIES';
export const categoryKey = (id: CategoryId): Key => key(categoriesPartition, `CATEGORY#${id}`);
export const productTypesPartition = 'PRODUCT_TYPES';
export const productTypeKey = (id: ProductTypeId): Key => key(productTypesPartition, `TYPE#${id}`);
export const collectionsPartition = 'COLLECTIONS';
export const collectionKey = (id: CollectionId): Key => key(collectionsPartition, `COLLECTION#${id}`);

/** `day`: the UTC day the change was written; `version`: its ULID. */
export const catalogueLogKey = (day: string, version: string): Key => key(`CATALOGUE_LOG#${day}`, version);
export const catalogueLogPartition = (day: string): string => `CATALOGUE_LOG#${day}`;

export const idempotencyKey = (route: string, caller: string, given: string): Key =>
  key(`IDEMPOTENCY#${route}#${caller}`, given);

/** Rows that count or remember calls: writing one changes nothing that anybody looks at. */
export const isBookkeeping = ({ pk }: Key): boolean => /^(LIMIT|SEND_TIMES|IDEMPOTENCY)#/.test(pk);

/** How many partitions the list of all orders is spread over: no partition sees more than a share of a peak's writes. */
export const allOrdersShards = 8;

/** Holds by the instant at which they lapse; sharded as the orders are. */
export const holdsPartition = (shard: number): string => `HOLDS#${shard}`;
export const holdKey = (shard: number, until: string, id: OrderId): Key =>
  key(holdsPartition(shard), `${until}~${id}`);

/** Index keys. An item that carries an index's two attributes is in that index. */
export const inOrdersOfUser = (id: UserId, at: string) => ({
  ordersOfUser: `USER#${id}`,
  ordersOfUserAt: at,
});
export const inOrdersOfCompany = (id: CompanyId, at: string) => ({
  ordersOfCompany: `COMPANY#${id}`,
  ordersOfCompanyAt: at,
});
export const inOrdersOfAll = (shard: number, at: string) => ({
  ordersOfAll: `ALL#${shard}`,
  ordersOfAllAt: at,
});
/** How many partitions the list of all people is spread over. */
export const peopleShards = 8;
export const inPeople = (shard: number, at: string) => ({ people: `PEOPLE#${shard}`, peopleAt: at });

/** Deleted products are in no list. */
export const inProductsOfCompany = (id: CompanyId, at: string) => ({
  productsOfCompany: `COMPANY#${id}`,
  productsOfCompanyAt: at,
});

export const inReviewsOfCompany = (id: CompanyId, at: string) => ({
  reviewsOfCompany: `COMPANY#${id}`,
  reviewsOfCompanyAt: at,
});

/** All in one partition: reviews come seldom beside the orders they follow. */
export const allReviews = 'ALL';
export const inReviewsOfAll = (at: string) => ({ reviewsOfAll: allReviews, reviewsOfAllAt: at });

/** All companies in one partition, by brand: there are thousands at most, and they change seldom. */
export const companiesPartition = 'COMPANIES';
export const inCompanies = (id: CompanyId, brand: string) => ({
  companies: companiesPartition,
  companiesByBrand: `${brand.toLowerCase()}#${id}`,
});

interface IndexDeclaration {
  partition: string;
  sort: string;
  /** What the index's page shows or filters by, beside the keys. */
  include: readonly string[];
}

/** What an order list filters by, without reading the orders themselves. */
const orderListFields = [
  'id',
  'status',
  'paymentStatus',
  'deliveryDay',
  'isPickup',
  'companyId',
  'searchText',
  'totalCents',
] as const;

/** The indexes by the question they answer; the table of CDK is made from this. */
export const indexes = {
  ordersOfUser: { partition: 'ordersOfUser', sort: 'ordersOfUserAt', include: orderListFields },
  ordersOfCompany: { partition: 'ordersOfCompany', sort: 'ordersOfCompanyAt', include: orderListFields },
  ordersOfAll: { partition: 'ordersOfAll', sort: 'ordersOfAllAt', include: orderListFields },
  companiesByBrand: {
    partition: 'companies',
    sort: 'companiesByBrand',
    include: ['id', 'active', 'name', 'brand', 'abn', 'points'],
  },
  people: {
    partition: 'people',
    sort: 'peopleAt',
    include: ['id', 'roles', 'fio', 'login', 'email', 'phone', 'pending', 'deletedAt'],
  },
  productsOfCompany: { partition: 'productsOfCompany', sort: 'productsOfCompanyAt', include: ['id'] },
  reviewsOfCompany: { partition: 'reviewsOfCompany', sort: 'reviewsOfCompanyAt', include: [] },
  reviewsOfAll: { partition: 'reviewsOfAll', sort: 'reviewsOfAllAt', include: [] },
} as const satisfies Record<string, IndexDeclaration>;

export type IndexName = keyof typeof indexes;
