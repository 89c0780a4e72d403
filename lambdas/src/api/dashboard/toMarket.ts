import type { DashboardPeriod } from '@bloomkin/shared/rules/dashboardPeriod.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Dashboard, FunnelStep } from '@bloomkin/shared/schemas/dashboard.ts';
import { type CategoryId, CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { type CategoryItem, categoryEntity } from '#model/categories/categoryEntity.ts';
import { type CompanyItem, companyEntity } from '#model/companies/companyEntity.ts';
import { listCompanyFigures, type MarketFigures } from '#model/figures/figuresEntity.ts';
import { listMarketShares, type MarketShares } from '#model/figures/marketSharesEntity.ts';
import { type PageViews, sumPageViews } from '#model/figures/pageViewsEntity.ts';
import { PeriodSums, sum, topNames } from '#model/figures/periodSums.ts';
import { splitPeriod } from '#model/figures/spans.ts';
import { getItems } from '#platform/table/read.ts';
import {
  type DashboardFrame,
  listTopCategories,
  toCategories,
  toStates,
  toTopProducts,
} from './toDashboard.ts';

const topFlorists = 7;

interface Shares {
  now: MarketShares[];
  before: MarketShares[];
}

/** The compared days precede the period, so both are read together. */
export async function listShares({ from, to, shift }: DashboardPeriod): Promise<Shares> {
  const before = splitPeriod(addDays(from, -shift), addDays(to, -shift));
  const rows = await listMarketShares([...splitPeriod(from, to), ...before]);
  return { now: rows.filter((row) => row.from >= from), before: rows.filter((row) => row.from < from) };
}

export async function toMarketParts(
  sums: PeriodSums<MarketFigures>,
  shares: Shares,
  views: readonly PageViews[],
  { period, clock }: Pick<DashboardFrame, 'period' | 'clock'>,
): Promise<Partial<Dashboard> & Pick<Dashboard, 'top_products'>> {
  const { from, to, shift } = period;
  const cents = sum(shares.now, 'floristCents');
  const ids = topNames(cents, topFlorists).map((id) => CompanyId.parse(id));
  const [soldOf, soldBefore] = [sum(shares.now, 'categoryCents'), sum(shares.before, 'categoryCents')];
  const readFigures = (id: CompanyId) => listCompanyFigures(id, addDays(from, -shift), to);
  const [{ companies, categories }, ofFlorists] = await Promise.all([
    findNamed(ids, listTopCategories(soldOf)),
    Promise.all(ids.map(readFigures)),
  ]);
  const within = (first: string, last: string) =>
    sumPageViews(views.filter(({ day }) => day >= first && day <= last));
  const [now, before] = [within(from, to), within(addDays(from, -shift), addDays(to, -shift))];
  const [ordered, orderedBefore] = [sums.now, sums.before].map((rows) => sum(rows, 'totals').orders ?? 0);
  return {
    by_state: toStates(sums),
    by_florist: toFlorists(shares, companies),
    florists_num: Object.values(cents).filter((value) => value > 0).length,
    by_category: toCategories(categories, soldOf, soldBefore),
    // A map of all products of the market would outgrow a row: the best sellers of the best-selling florists.
    top_products: await toTopProducts(new PeriodSums(ofFlorists.flat(), period, clock)),
    page_views: { count: now.views, before: before.views },
    funnel: [...toFunnel(now, before), { step: 'ordered', count: ordered ?? 0, before: orderedBefore ?? 0 }],
  };
}

function toFlorists({ now, before }: Shares, companies: readonly CompanyItem[]): Dashboard['by_florist'] {
  const [orders, cents] = [sum(now, 'floristOrders'), sum(now, 'floristCents')];
  const [ordersBefore, centsBefore] = [sum(before, 'floristOrders'), sum(before, 'floristCents')];
  return companies.map(({ id, brand, logo }) => ({
    ...{ id, brand, logo },
    orders: orders[id] ?? 0,
    revenue: centsToDollars(cents[id] ?? 0),
    orders_before: ordersBefore[id] ?? 0,
    revenue_before: centsToDollars(centsBefore[id] ?? 0),
  }));
}

type ViewSums = ReturnType<typeof sumPageViews>;

const toFunnel = (now: ViewSums, before: ViewSums): FunnelStep[] => [
  { step: 'visits', count: now.visits, before: before.visits },
  { step: 'saw_product', count: now.sawProduct, before: before.sawProduct },
  { step: 'added_to_cart', count: now.addedToCart, before: before.addedToCart },
  { step: 'began_checkout', count: now.beganCheckout, before: before.beganCheckout },
];

export async function findNamed(companyIds: readonly CompanyId[], categoryIds: readonly CategoryId[]) {
  const items = await getItems([
    ...companyIds.map((id) => companyEntity.key({ id })),
    ...categoryIds.map((id) => categoryEntity.key({ id })),
  ]);
  const companies: CompanyItem[] = [];
  const categories: CategoryItem[] = [];
  for (const item of items) {
    if (companyEntity.is(item)) companies.push(companyEntity.parse(item));
    else categories.push(categoryEntity.parse(item));
  }
  return { companies, categories };
}
