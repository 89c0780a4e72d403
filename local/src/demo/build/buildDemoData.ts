import type { CartItem } from '@bloomkin/lambdas/model/carts/cartEntity.ts';
import type { ReminderItem } from '@bloomkin/lambdas/model/carts/reminderEntity.ts';
import type { CategoryItem, CollectionItem } from '@bloomkin/lambdas/model/categories/categoryEntity.ts';
import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { DiscountItem } from '@bloomkin/lambdas/model/discounts/discountEntity.ts';
import type { DocumentItem } from '@bloomkin/lambdas/model/documents/documentEntity.ts';
import type { ConsentItem } from '@bloomkin/lambdas/model/messages/consent/consentEntity.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { ProductTypeItem } from '@bloomkin/lambdas/model/productTypes/productTypeEntity.ts';
import type { ReviewItem } from '@bloomkin/lambdas/model/reviews/reviewEntity.ts';
import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { baseItems } from '@bloomkin/scripts/seed/baseItems.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { florists } from '#demo/content/florist.ts';
import { demonstrationNotice, managers, type Region } from '#demo/content/shopContent.ts';
import { buildAbandonedCarts } from './buildCarts.ts';
import { buildCompany } from './buildCompany.ts';
import { buildDiscounts } from './buildDiscounts.ts';
import { buildExtras } from './buildExtras.ts';
import { type BuyerInRegion, buildAdmin, buildBuyers, buildManager, buildOwners } from './buildPeople.ts';
import { buildProducts } from './buildProducts.ts';
import { buildReminders } from './buildReminders.ts';
import { buildReviews } from './buildReviews.ts';
import { buildSavedContacts, type SavedContacts } from './buildSavedContacts.ts';
import { daysBefore } from './demoIds.ts';
import { withPictures, withProducts } from './fillShop.ts';
import { orderPlan } from './orderPlan.ts';
import { progress } from './orderProgress.ts';
import { OrderUsage } from './orderUsage.ts';
import { placeOrder } from './placeOrder.ts';
import { type SeededRandom, seededRandom } from './seededRandom.ts';
import type { Shop } from './shop.ts';
import { withCompanyTallies, withProductTallies } from './tallies.ts';

export interface DemoData {
  users: readonly UserItem[];
  companies: readonly CompanyWithStores[];
  categories: readonly CategoryItem[];
  productTypes: readonly ProductTypeItem[];
  discounts: readonly DiscountItem[];
  products: readonly ProductItem[];
  collections: readonly CollectionItem[];
  orders: readonly OrderItem[];
  reviews: readonly ReviewItem[];
  carts: readonly CartItem[];
  consents: readonly ConsentItem[];
  reminders: readonly ReminderItem[];
  documents: readonly DocumentItem[];
  savedContacts: readonly SavedContacts[];
}

const seed = 1_246_050_961;

/** Pure: the same instant gives the same data. */
export function buildDemoData(now: Date): DemoData {
  const random = seededRandom(seed);
  const base = baseItems(daysBefore(now, 90), demonstrationNotice);
  const categories = withPictures(base.categories);
  const { owners, companies } = openShops(now, random);
  const shops = florists.map((florist, index) => ({ florist, company: at(companies, index).company }));
  const products = buildProducts(shops, { categories, types: base.productTypes, now, random });
  const buyers = buildBuyers(now, random);
  const orders = buildAllOrders(companies, products, buyers, now, random);
  const people = buyers.map(({ user }) => user);
  const reviews = buildReviews(orders, {
    users: new Map(people.map((user) => [user.id, user])),
    products: new Map(products.map((product) => [product.id, product])),
    demoBuyer: at(people, 0).id,
    now,
    random,
  });
  const carts = buildAbandonedCarts(buyers.slice(1), offeredTo(companies, products), now, random);
  return {
    users: [
      buildAdmin(now, random),
      ...owners,
      ...staff(owners, now, random),
      ...withAccountFacts(people, carts),
    ],
    companies: companies.map(({ company, stores }) => ({
      company: withCompanyTallies(company, reviews, orders),
      stores,
    })),
    categories,
    productTypes: base.productTypes,
    discounts: buildDiscounts(at(companies, discountedFlorist).company, now),
    products: [
      ...products.map((product) => withProductTallies(product, reviews, orders)),
      ...buildExtras(shops, products, now),
    ],
    collections: withProducts(base.collections, products),
    orders,
    reviews,
    carts,
    ...buildReminders(orders, carts, at(people, 0).id, now),
    documents: base.documents,
    savedContacts: [buildSavedContacts(at(people, 0), now, random)],
  };
}

/** Some signed up by phone alone, and an admin has locked one. */
function withAccountFacts(people: readonly UserItem[], carts: readonly CartItem[]): UserItem[] {
  const ofUsers = new Map(carts.map((cart) => [cart.userId, cart]));
  return people.map((user) => {
    const { hasEmail = true, isLocked = false } = ofUsers.get(user.id) ?? {};
    return { ...user, ...(!hasEmail && { email: '' }), ...(isLocked && { active: false }) };
  });
}

function openShops(now: Date, random: SeededRandom) {
  const unbound = buildOwners(now, random);
  const companies = florists.map((florist, index) => {
    const owner = at(unbound, index);
    return buildCompany(florist, { ownerId: owner.id, createdAt: new Date(owner.createdAt), now, random });
  });
  const owners = unbound.map((owner, index) => {
    const { id, name, brand } = at(companies, index).company;
    return { ...owner, companyId: id, companyName: name, companyBrand: brand };
  });
  return { owners, companies };
}

const staff = (owners: readonly UserItem[], now: Date, random: SeededRandom) =>
  managers.flatMap((manager) => {
    const owner = owners.find(({ login }) => login === manager.login);
    return owner ? [buildManager(manager, owner, now, random)] : [];
  });

function buildAllOrders(
  companies: readonly CompanyWithStores[],
  products: readonly ProductItem[],
  buyers: readonly BuyerInRegion[],
  now: Date,
  random: SeededRandom,
): OrderItem[] {
  return companies.flatMap((loaded, index) => {
    const local = buyers.slice(1).filter(({ region }) => region === findRegion(loaded));
    const shop: Shop = {
      loaded,
      products: products.filter(({ companyId }) => companyId === loaded.company.id),
      buyers: [at(local, 0), ...local.slice(1)],
      demoBuyer: at(buyers, 0),
      usage: new OrderUsage(),
      now,
      random,
    };
    return buildOrders(shop, index);
  });
}

/** Canceled orders release their capacity at once. */
function buildOrders(shop: Shop, index: number): OrderItem[] {
  const planned = orderPlan(index, at(florists, index).pastOrders, shop.random);
  return planned.flatMap((plan) => {
    const placed = placeOrder(plan, shop);
    if (!placed) return [];
    const order = progress(placed, plan, shop);
    if (order.status !== 'canceled') shop.usage.take(order);
    return [order];
  });
}

const discountedFlorist = florists.findIndex(({ brand }) => brand === 'Black Swan Posies');

const regions: Readonly<Record<string, Region>> = {
  [marketTimeZone]: 'Sydney',
  'Australia/Melbourne': 'Melbourne',
  'Australia/Brisbane': 'Brisbane',
  'Australia/Perth': 'Perth',
  'Australia/Broken_Hill': 'Broken Hill',
};

const findRegion = ({ stores }: CompanyWithStores) => regions[stores[0]?.timeZone ?? ''];

const offeredTo =
  (companies: readonly CompanyWithStores[], products: readonly ProductItem[]) =>
  ({ region }: BuyerInRegion): ProductItem[] => {
    const near = companies.filter((loaded) => findRegion(loaded) === region).map(({ company }) => company.id);
    return products.filter(({ companyId }) => near.includes(companyId));
  };

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`The demo data has no number ${index}`);
  return item;
}
