import { type DashboardPeriod, daysBefore, listDays } from '@bloomkin/shared/rules/dashboardPeriod.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { australianStates } from '@bloomkin/shared/rules/publicHolidays.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Dashboard, DashboardDay, DashboardSums } from '@bloomkin/shared/schemas/dashboard.ts';
import { CategoryId, type CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { OrderStatus } from '@bloomkin/shared/schemas/order.ts';
import { type CategoryItem, findCategories } from '#model/categories/categoryEntity.ts';
import type { CompanyFigures } from '#model/figures/figuresEntity.ts';
import {
  type DaySums,
  type FiguresRow,
  type LocalClock,
  type Numbers,
  type PeriodSums,
  sum,
  topNames,
} from '#model/figures/periodSums.ts';
import { findProducts } from '#model/products/productEntity.ts';

export interface DashboardFrame {
  companyId: CompanyId | undefined;
  timeZone: string;
  clock: LocalClock;
  period: DashboardPeriod;
  overdue: Record<'now' | 'before', number>;
}

export function toCoreParts<R extends FiguresRow>(
  sums: PeriodSums<R>,
  { companyId, timeZone, clock, period, overdue }: DashboardFrame,
): Omit<Dashboard, 'top_products'> {
  const { from, to, shift } = period;
  const days = listDays(period);
  return {
    company_id: companyId ?? null,
    timezone: timeZone,
    today: clock.day,
    ...{ from, to, ...daysBefore(period) },
    is_running: sums.isRunning,
    now: toSums(addUp(days.map((day) => sums.ofDay(day))), sum(sums.now, 'totals'), overdue.now),
    before: toSums(addUp(days.map((day) => sums.besideDay(day))), sum(sums.before, 'totals'), overdue.before),
    by_day: days.map((day) => toDay(sums, day, shift)),
    by_status: toStatuses(sums),
  };
}

const addUp = (days: readonly DaySums[]): DaySums =>
  days.reduce((all, day) => ({ orders: all.orders + day.orders, cents: all.cents + day.cents }));

function toSums(
  { orders, cents }: DaySums,
  totals: Readonly<Record<string, number>>,
  overdue: number,
): DashboardSums {
  const { delivered = 0, dropped = 0, onTime = 0 } = totals;
  const due = delivered + dropped + overdue;
  return {
    orders,
    revenue: centsToDollars(cents),
    average_basket: orders > 0 ? centsToDollars(Math.round(cents / orders)) : null,
    delivered,
    overdue,
    due,
    on_time: onTime,
    on_time_rate: due > 0 ? onTime / due : null,
  };
}

function toDay<R extends FiguresRow>(sums: PeriodSums<R>, day: string, shift: number): DashboardDay {
  const [now, before] = [sums.ofDay(day), sums.besideDay(day)];
  return {
    day,
    before_day: addDays(day, -shift),
    orders: now.orders,
    revenue: centsToDollars(now.cents),
    orders_before: before.orders,
    revenue_before: centsToDollars(before.cents),
  };
}

function toStatuses<R extends FiguresRow>(sums: PeriodSums<R>): Dashboard['by_status'] {
  const [now, before] = [sum(sums.now, 'statuses'), sum(sums.before, 'statuses')];
  return OrderStatus.exclude(['abandoned_cart']).options.map((status) => ({
    status,
    orders: now[status] ?? 0,
    orders_before: before[status] ?? 0,
  }));
}

const topProducts = 6;

export async function toTopProducts(sums: PeriodSums<CompanyFigures>): Promise<Dashboard['top_products']> {
  const [cents, before] = [sum(sums.now, 'productCents'), sum(sums.before, 'productCents')];
  const counts = sum(sums.now, 'productCount');
  const ids = topNames(cents, topProducts).map((id) => ProductId.parse(id));
  const products = await findProducts(ids);
  return ids.flatMap((id) => {
    const product = products.get(id);
    if (!product) return [];
    const photo = product.photos.find(({ main }) => main)?.small.path ?? null;
    return [
      {
        ...{ id, name: product.name, photo, available: !product.deleted, count: counts[id] ?? 0 },
        revenue: centsToDollars(cents[id] ?? 0),
        revenue_before: centsToDollars(before[id] ?? 0),
      },
    ];
  });
}

/** Includes statuses without orders. */
export function toStates<R extends FiguresRow>({ now, before }: PeriodSums<R>): Dashboard['by_state'] {
  const [orders, cents] = [sum(now, 'stateOrders'), sum(now, 'stateCents')];
  const [ordersBefore, centsBefore] = [sum(before, 'stateOrders'), sum(before, 'stateCents')];
  const states = australianStates.map((state) => ({
    state,
    orders: orders[state] ?? 0,
    revenue: centsToDollars(cents[state] ?? 0),
    orders_before: ordersBefore[state] ?? 0,
    revenue_before: centsToDollars(centsBefore[state] ?? 0),
  }));
  return states.sort((a, b) => b.orders - a.orders);
}

const topCategories = 7;

export const listTopCategories = (cents: Numbers): CategoryId[] =>
  topNames(cents, topCategories).map((id) => CategoryId.parse(id));

export function toCategories(
  categories: readonly CategoryItem[],
  cents: Numbers,
  centsBefore: Numbers,
): Dashboard['by_category'] {
  return categories.map(({ id, name, photo }) => ({
    ...{ id, name, photo },
    revenue: centsToDollars(cents[id] ?? 0),
    revenue_before: centsToDollars(centsBefore[id] ?? 0),
  }));
}

export async function toAdminParts(
  sums: PeriodSums<CompanyFigures>,
): Promise<Pick<Dashboard, 'by_state' | 'by_category'>> {
  const [cents, before] = [sum(sums.now, 'categoryCents'), sum(sums.before, 'categoryCents')];
  const categories = await findCategories(listTopCategories(cents));
  return { by_state: toStates(sums), by_category: toCategories(categories, cents, before) };
}
