import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { AbandonedFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { type CompanyItem, companyEntity } from '../companies/companyEntity.ts';
import { noDiscounts } from '../discounts/loadDiscounts.ts';
import { consentEntity } from '../marketing/consentEntity.ts';
import { matchesSearch } from '../orders/searchText.ts';
import { productEntity } from '../products/productEntity.ts';
import { inBatches } from '../table/inBatches.ts';
import { getItems } from '../table/read.ts';
import { type UserItem, userEntity } from '../users/userEntity.ts';
import { type CartItem, cartEntity, type ListedCart, listCartsUntouchedSince } from './cartEntity.ts';
import { type CartGoods, priceCart } from './pricedCart.ts';
import { reminderEntity } from './reminderEntity.ts';
import { toCart } from './toCart.ts';

/** See docs/product-rules.md, "Abandoned carts". */
const untouchedMs = 60 * 60 * 1000;
const keysPerRead = 100;

export const isAbandoned = ({ touchedAt }: Pick<CartItem, 'touchedAt'>, now: Date): boolean =>
  touchedAt <= new Date(now.getTime() - untouchedMs).toISOString();

interface Wanted {
  offset: number;
  limit: number;
}

interface AbandonedCarts {
  total: number;
  data: Order[];
}

/** Most recently changed first, at current prices without delivery. A change removes a cart from the index. */
export async function listAbandonedCarts(
  filter: AbandonedFilter,
  { offset, limit }: Wanted,
  now: Date,
): Promise<AbandonedCarts> {
  const cutoff = new Date(now.getTime() - untouchedMs).toISOString();
  const listed = (await listCartsUntouchedSince(cutoff, filter.touched_from)).filter((cart) =>
    matches(cart, filter),
  );
  const shown = listed.slice(offset, offset + limit);
  const { carts, people, consents } = await readCarts(shown);
  const stillThere = carts.filter(({ touchedAt }) => touchedAt <= cutoff);
  const goods = await readGoods(stillThere);
  return {
    total: listed.length,
    data: stillThere.map((cart) => ({
      ...toAbandonedCart(cart, people.get(cart.userId), goods, now),
      reminder: {
        agreed: consents.get(cart.userId)?.agreed ?? false,
        sent_at: goods.reminders.get(cart.hash)?.at ?? null,
      },
    })),
  };
}

const matches = (
  { companyId, fio, email, phone }: ListedCart,
  { company_id, search }: AbandonedFilter,
): boolean =>
  (!company_id || companyId === company_id) &&
  (!search || matchesSearch(`${fio} ${email} ${phone}`.toLowerCase(), search));

/** At most 100 carts per page, so 300 keys in three parallel batches. */
async function readCarts(listed: readonly ListedCart[]) {
  const keys = listed.flatMap(({ userId }) => [
    cartEntity.key({ userId }),
    userEntity.key({ id: userId }),
    consentEntity.key({ userId }),
  ]);
  const items = (await inBatches(keys, keysPerRead, getItems)).flat();
  const carts = items.filter((item) => cartEntity.is(item)).map((item) => cartEntity.parse(item));
  const people = items.filter((item) => userEntity.is(item)).map((item) => userEntity.parse(item));
  const consents = items.filter((item) => consentEntity.is(item)).map((item) => consentEntity.parse(item));
  return {
    carts,
    people: new Map(people.map((person) => [person.id, person])),
    consents: new Map(consents.map((consent) => [consent.userId, consent])),
  };
}

interface ReadGoods extends Pick<CartGoods, 'products'> {
  companies: ReadonlyMap<string, CompanyItem>;
  reminders: ReadonlyMap<string, { at: string }>;
}

async function readGoods(carts: readonly CartItem[]): Promise<ReadGoods> {
  const productIds = new Set(carts.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const companyIds = new Set(carts.flatMap(({ companyId }) => companyId ?? []));
  const keys = [
    ...[...productIds].map((id) => productEntity.key({ id })),
    ...[...companyIds].map((id) => companyEntity.key({ id })),
    ...carts.map(({ hash }) => reminderEntity.key({ hash })),
  ];
  const items = (await inBatches(keys, keysPerRead, getItems)).flat();
  const products = items.filter((item) => productEntity.is(item)).map((item) => productEntity.parse(item));
  const reminders = items.filter((item) => reminderEntity.is(item)).map((item) => reminderEntity.parse(item));
  const companies = items.filter((item) => companyEntity.is(item)).map((item) => companyEntity.parse(item));
  return {
    products: new Map(products.map((product) => [product.id, product])),
    companies: new Map(companies.map((company) => [company.id, company])),
    reminders: new Map(reminders.map((reminder) => [reminder.hash, reminder])),
  };
}

function toAbandonedCart(
  cart: CartItem,
  person: UserItem | undefined,
  { products, companies }: ReadGoods,
  now: Date,
): Order {
  const company = companies.get(cart.companyId ?? '');
  const florist = company && { company, stores: [] };
  const goods = { products, company: florist, discounts: noDiscounts };
  const priced = priceCart({ ...cart, discountCode: null }, goods, now);
  const order = toCart(priced);
  return {
    ...order,
    status: 'abandoned_cart',
    fio: order.fio || (person?.fio ?? ''),
    email: order.email || (person?.email ?? ''),
    phone: order.phone || (person?.phone ?? ''),
  };
}
