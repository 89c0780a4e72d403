import type { CompanyId, OrderId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { findOrderEvenDeleted, type OrderItem } from '#model/orders/orderEntity.ts';
import { findProduct, findProducts, type ProductItem } from '#model/products/productEntity.ts';
import type { Activity } from '#model/users/activityEntity.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import type { Get } from '#platform/table/read.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { addFigures, type CountedOrder, type DayAdditions, findCountedOrder } from './figuresEntity.ts';
import type { Additions } from './numbers.ts';
import { type Categories, computeOrderEffect, type Effect } from './orderEffect.ts';

/** Stored with the lines, so that moving a product changes no figures. */
export const isEffectChanged = (before: OrderItem | undefined, after: OrderItem): boolean =>
  !before || JSON.stringify(computeOrderEffect(before, {})) !== JSON.stringify(computeOrderEffect(after, {}));

/** Known from the order's change, so that one call reads the rest. */
interface Changed {
  userId: UserId;
  newLines: OrderItem['lines'];
}

/** Idempotent: reads the order again and adds the difference to what was counted. */
export const countFigures = (orderId: OrderId, changed?: Changed, by?: Get): Promise<void> =>
  retryOnConflict(async () => {
    const newLines = changed?.newLines ?? [];
    const [order, read, user, ...products] = await Promise.all([
      findOrderEvenDeleted(orderId, by),
      findCountedOrder(orderId, by),
      changed && findUser(changed.userId, by),
      ...newLines.map(({ productId }) => findProduct(productId, by)),
    ]);
    if (!order) return undefined;
    const categories = await loadCategories(order, read, products);
    const step = nextStep(read?.counted ?? {}, computeOrderEffect(order, categories));
    if (!step) return undefined;
    const next = { orderId, categories, counted: step.counted, version: 0 };
    const additions = toDayAdditions(order.companyId, step.differences);
    const bought = await findBought(order.userId, step.differences, user);
    const isAdded = await addFigures(order, next, read, { additions, bought });
    return isAdded && step.isLast ? undefined : conflict;
  });

async function loadCategories(
  { lines }: OrderItem,
  counted: CountedOrder | undefined,
  read: readonly (ProductItem | undefined)[],
): Promise<Categories> {
  const known = {
    ...Object.fromEntries(read.flatMap((product) => (product ? [[product.id, product.categoryId]] : []))),
    ...counted?.categories,
  };
  const missing = [...new Set(lines.map(({ productId }) => productId))].filter((id) => !(id in known));
  if (missing.length === 0) return known;
  const products = await findProducts(missing);
  return { ...known, ...Object.fromEntries(missing.map((id) => [id, products.get(id)?.categoryId ?? ''])) };
}

/** An update expression takes 4 KB; an order of 100 lines is counted in several steps. */
const maxDifferences = 60;

interface Step {
  counted: Effect;
  differences: readonly (readonly [key: string, difference: number])[];
  isLast: boolean;
}

export function nextStep(counted: Effect, wanted: Effect): Step | undefined {
  const all = [...new Set([...Object.keys(wanted), ...Object.keys(counted)])]
    .map((key) => [key, (wanted[key] ?? 0) - (counted[key] ?? 0)] as const)
    .filter(([, difference]) => difference !== 0);
  if (all.length === 0) return undefined;
  const differences = all.slice(0, maxDifferences);
  const next = { ...counted };
  for (const [key, difference] of differences) {
    const value = (counted[key] ?? 0) + difference;
    if (value === 0) delete next[key];
    else next[key] = value;
  }
  return { counted: next, differences, isLast: differences.length === all.length };
}

/** Sums what the buyer bought, on whatever days. */
export function sumBought(differences: Step['differences']): Pick<Activity, 'orders' | 'spentCents'> {
  const sumPath = (path: string) =>
    differences.reduce((sum, [key, value]) => (key.endsWith(`~${path}`) ? sum + value : sum), 0);
  return { orders: sumPath('totals.orders'), spentCents: sumPath('totals.cents') };
}

/** A deleted account keeps no activity, although its orders may still change. */
async function findBought(userId: UserId, differences: Step['differences'], read: UserItem | undefined) {
  const bought = sumBought(differences);
  if (bought.orders === 0 && bought.spentCents === 0) return undefined;
  const buyer = read ?? (await findUser(userId));
  return buyer?.deletedAt ? undefined : bought;
}

/** A placement and a delivery touch two days, three after a change of day. */
export function toDayAdditions(companyId: CompanyId, differences: Step['differences']): DayAdditions[] {
  const days = Map.groupBy(differences, ([key]) => key.slice(0, key.indexOf('~')));
  return [...days].map(([day, ofDay]) => {
    const company = Object.fromEntries(ofDay.map(([key, value]) => [key.slice(day.length + 1), value]));
    const counted = keepPaths(company, (path) => !path.startsWith('accepts.'));
    const florist = keepPaths(company, (path) => path.startsWith('accepts.') || path.startsWith('totals.'));
    return { day, company: counted, florist, ...toMarketAdditions(companyId, counted) };
  });
}

const keepPaths = (additions: Additions, isKept: (path: string) => boolean): Additions =>
  Object.fromEntries(Object.entries(additions).filter(([path]) => isKept(path)));

const floristPaths = new Map([
  ['totals.orders', 'floristOrders'],
  ['totals.cents', 'floristCents'],
]);

function toMarketAdditions(
  companyId: CompanyId,
  company: Additions,
): Pick<DayAdditions, 'market' | 'shares'> {
  const paths = Object.entries(company).filter(([path]) => !path.startsWith('product'));
  const florist = paths.flatMap(([path, value]) => {
    const map = floristPaths.get(path);
    return map ? [[`${map}.${companyId}`, value] as const] : [];
  });
  const isOfCategory = ([path]: (typeof paths)[number]) => path.startsWith('categoryCents.');
  return {
    market: Object.fromEntries(paths.filter((path) => !isOfCategory(path))),
    shares: Object.fromEntries([...florist, ...paths.filter(isOfCategory)]),
  };
}
