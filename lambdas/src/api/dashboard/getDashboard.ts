import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/dashboard.ts';
import {
  chosenDays,
  type DashboardPeriod,
  daysBefore,
  lastDays,
  maxDays,
} from '@bloomkin/shared/rules/dashboardPeriod.ts';
import { findDueEnd } from '@bloomkin/shared/rules/lateOrder.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { addDays, floristTimeZone, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Dashboard } from '@bloomkin/shared/schemas/dashboard.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { listCompanyFigures, listMarketFigures } from '#model/figures/figuresEntity.ts';
import { listPageViews } from '#model/figures/pageViewsEntity.ts';
import { PeriodSums } from '#model/figures/periodSums.ts';
import { listOpenOrdersDue } from '#model/orders/list/officeOrders.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler, ParsedRequest } from '#platform/http/request.ts';
import { toAdminParts, toCoreParts, toTopProducts } from './toDashboard.ts';
import { listShares, toMarketParts } from './toMarket.ts';

type Query = ParsedRequest<typeof routes.getDashboard>['query'];

export const getDashboard: Handler<typeof routes.getDashboard> = async (request) => ({
  data: await loadDashboard(request),
});

type DashboardRequest = Pick<ParsedRequest<typeof routes.getDashboard>, 'query' | 'now'> & { caller: Caller };

export async function loadDashboard({ query, caller, now }: DashboardRequest): Promise<Dashboard> {
  const companyId = findScope(caller, query.company_id);
  const timeZone = companyId ? await findTimeZone(companyId) : marketTimeZone;
  const clock = localTime(now, timeZone);
  const period = readPeriod(query, clock.day);
  const [first, last] = [addDays(period.from, -period.shift), period.to];
  const isOfMarket = isAdmin(caller) && !companyId;
  const countingOverdue = companyId || isOfMarket ? countOverdue(period, companyId, now) : noOverdue;
  if (isOfMarket) {
    const [overdue, rows, views, shares] = await Promise.all([
      countingOverdue,
      listMarketFigures(first, last),
      listPageViews(first, last),
      listShares(period),
    ]);
    const frame = { companyId, timeZone, clock, period, overdue };
    const sums = new PeriodSums(rows, period, clock);
    return { ...toCoreParts(sums, frame), ...(await toMarketParts(sums, shares, views, frame)) };
  }
  const [overdue, rows] = await Promise.all([
    countingOverdue,
    companyId ? listCompanyFigures(companyId, first, last) : [],
  ]);
  const frame = { companyId, timeZone, clock, period, overdue };
  const sums = new PeriodSums(rows, period, clock);
  const top_products = await toTopProducts(sums);
  const admins = isAdmin(caller) ? await toAdminParts(sums) : {};
  return { ...toCoreParts(sums, frame), top_products, ...admins };
}

const noOverdue = { now: 0, before: 0 };

/** Open orders whose time has passed, by the day they were due. */
async function countOverdue(period: DashboardPeriod, companyId: CompanyId | undefined, now: Date) {
  const { before_from, before_to } = daysBefore(period);
  const open = await listOpenOrdersDue(before_from, period.to, companyId);
  const overdue = open.filter((order) => {
    const end = findDueEnd(order);
    return end !== null && end <= now;
  });
  const within = (from: string, to: string) =>
    overdue.filter(({ day }) => day !== null && day >= from && day <= to).length;
  return { now: within(period.from, period.to), before: within(before_from, before_to) };
}

/** Undefined: the market for admins, nothing for a vendor without a company. */
function findScope(caller: Caller, wanted: CompanyId | undefined): CompanyId | undefined {
  if (isAdmin(caller)) return wanted;
  if (wanted && wanted !== caller.companyId) throw new AppError('NOT_FOUND');
  return caller.companyId ?? undefined;
}

async function findTimeZone(companyId: CompanyId): Promise<string> {
  const loaded = await findCompany(companyId);
  if (!loaded) throw new AppError('NOT_FOUND');
  return floristTimeZone(loaded);
}

function readPeriod({ from, to, days }: Query, today: string): DashboardPeriod {
  if (!from && !to) return lastDays(days, today);
  if (!from || !to) throw invalidField(from ? 'to' : 'from', 'Choose the first and the last day');
  const period = chosenDays(from, to);
  if (!period) throw invalidField('to', `Choose up to ${maxDays} days, the first day first`);
  return period;
}
