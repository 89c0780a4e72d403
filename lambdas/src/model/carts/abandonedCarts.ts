import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { toSearchable } from '@bloomkin/shared/rules/search.ts';
import type { Order, ReminderState } from '@bloomkin/shared/schemas/order.ts';
import type { AbandonedFilter, CartTab } from '@bloomkin/shared/schemas/orderListing.ts';
import { type CompanyItem, companyEntity } from '#model/companies/companyEntity.ts';
import { noDiscounts } from '#model/discounts/cartDiscounts.ts';
import { toMatcher } from '#model/orders/searchText.ts';
import { productEntity } from '#model/products/productEntity.ts';
import { type StoreItem, storeEntity } from '#model/stores/storeEntity.ts';
import { type UserItem, userEntity } from '#model/users/userEntity.ts';
import { getItems, parseItems } from '#platform/table/read.ts';
import { type CartItem, cartEntity, type ListedCart, listCartsUntouchedSince } from './cartEntity.ts';
import { type CartBrief, readCartSort, toCartStop, toReminderState } from './cartSort.ts';
import { type CartGoods, priceCart } from './pricedCart.ts';
import { toCart } from './toCart.ts';

/** See docs/product-rules.md, "Back office". */
const untouchedMs = 60 * 60 * 1000;

export const isAbandoned = ({ touchedAt }: Pick<CartItem, 'touchedAt'>, now: Date): boolean =>
  touchedAt <= toCutoff(now);

interface Wanted {
  offset: number;
  limit: number;
}

export type CartCounts = Readonly<Record<CartTab, number>>;

interface AbandonedCarts {
  total: number;
  /** By tab, under the other filters. */
  counts: CartCounts;
  data: Order[];
}

interface FoundCart extends ListedCart, CartBrief {}

/** Facts and worth are in the index, so that counts and tabs take a single call. */
export async function findAbandonedCarts(now: Date, touchedFrom?: string): Promise<FoundCart[]> {
  const listed = await listCartsUntouchedSince(toCutoff(now), touchedFrom);
  return listed.map((cart) => ({ ...cart, ...readCartSort(cart.cartsSort) }));
}

const toCutoff = (now: Date): string => new Date(now.getTime() - untouchedMs).toISOString();

const toTab = (state: ReminderState): CartTab =>
  state === 'may_be_reminded' || state === 'reminded' ? state : 'not_to_be_reminded';

/** Most recently changed first, at current prices without delivery. A change removes a cart from the index. */
export async function listAbandonedCarts(
  filter: AbandonedFilter,
  { offset, limit }: Wanted,
  now: Date,
): Promise<AbandonedCarts> {
  const fitting = (await findAbandonedCarts(now, filter.touched_from)).filter((cart) =>
    matches(cart, filter),
  );
  const listed = fitting.filter(({ state }) => !filter.reminder || toTab(state) === filter.reminder);
  const { carts, people } = await readCarts(listed.slice(offset, offset + limit));
  const stillThere = carts.filter(({ touchedAt }) => touchedAt <= toCutoff(now));
  const goods = await readGoods(stillThere);
  return {
    total: listed.length,
    counts: countTabs(fitting),
    data: stillThere.map((cart) => ({
      ...toAbandonedCart(cart, people.get(cart.userId), goods, now),
      stopped_at: toCartStop(cart),
      reminder: { state: toReminderState(cart), agreed_at: cart.agreedAt, sent_at: cart.remindedAt },
    })),
  };
}

function countTabs(carts: readonly FoundCart[]): CartCounts {
  const count = (tab: CartTab) => carts.filter(({ state }) => toTab(state) === tab).length;
  return {
    may_be_reminded: count('may_be_reminded'),
    reminded: count('reminded'),
    not_to_be_reminded: count('not_to_be_reminded'),
  };
}

const matches = (
  { companyId, fio, email, phone, stop }: FoundCart,
  { company_id, search, stopped_at }: AbandonedFilter,
): boolean =>
  (!company_id || companyId === company_id) &&
  (!stopped_at || stop === stopped_at) &&
  (!search || toMatcher(search)(toSearchable(`${fio} ${email} ${phone} ${phone.replace(/^\+61/, '0')}`)));

/** At most 100 carts per page, so 200 keys in two parallel batches. */
async function readCarts(listed: readonly ListedCart[]) {
  const keys = listed.flatMap(({ userId }) => [cartEntity.key({ userId }), userEntity.key({ id: userId })]);
  const items = await getItems(keys);
  const carts = parseItems(cartEntity, items);
  const people = parseItems(userEntity, items);
  return { carts, people: new Map(people.map((person) => [person.id, person])) };
}

interface ReadGoods extends Pick<CartGoods, 'products'> {
  companies: ReadonlyMap<string, CompanyItem>;
  /** Where flowers would be picked up, by id. */
  stores: ReadonlyMap<string, StoreItem>;
}

async function readGoods(carts: readonly CartItem[]): Promise<ReadGoods> {
  const productIds = new Set(carts.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const companyIds = new Set(carts.flatMap(({ companyId }) => companyId ?? []));
  const stores = new Map(
    carts.flatMap(({ isPickup, pickupStoreId, companyId }) =>
      isPickup && pickupStoreId && companyId ? [[pickupStoreId, companyId] as const] : [],
    ),
  );
  const keys = [
    ...[...productIds].map((id) => productEntity.key({ id })),
    ...[...companyIds].map((id) => companyEntity.key({ id })),
    ...[...stores].map(([id, companyId]) => storeEntity.key({ companyId, id })),
  ];
  const items = await getItems(keys);
  return {
    products: new Map(parseItems(productEntity, items).map((product) => [product.id, product])),
    companies: new Map(parseItems(companyEntity, items).map((company) => [company.id, company])),
    stores: new Map(parseItems(storeEntity, items).map((store) => [store.id, store])),
  };
}

function toAbandonedCart(
  cart: CartItem,
  person: UserItem | undefined,
  { products, companies, stores }: ReadGoods,
  now: Date,
): Order {
  const company = companies.get(cart.companyId ?? '');
  const store = stores.get(cart.pickupStoreId ?? '');
  const florist = company && { company, stores: store ? [store] : [] };
  const goods = { products, company: florist, discounts: noDiscounts };
  const priced = priceCart({ ...cart, discountCode: null }, goods, now);
  const order = toCart(priced);
  return {
    ...order,
    user_id: cart.userId,
    status: 'abandoned_cart',
    items: order.items.map((item, index) => ({
      ...item,
      shown_price: centsToDollars(priced.lines[index]?.shownCents ?? 0),
    })),
    fio: order.fio || (person?.fio ?? ''),
    email: order.email || (person?.email ?? ''),
    phone: order.phone || (person?.phone ?? ''),
  };
}
