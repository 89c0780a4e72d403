import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { metresBetween } from '@bloomkin/shared/rules/distance.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { type Point, toPoint } from '../stores/toStore.ts';
import { paginate } from '../table/paginate.ts';
import { findListedCompanies, isSelling, type ListedCompany, listAllCompanies } from './companyEntity.ts';
import { toCompany } from './toCompany.ts';

export const listCompanies: Handler<typeof routes.listCompanies> = async ({ query, caller, now }) => {
  const onlyActive = !isAdmin(caller) || query.active === true;
  const from = toPoint(query);
  const search = query.search?.toLowerCase() ?? '';
  const matching = (await listAllCompanies())
    .filter((company) => isSelling(company) || !onlyActive)
    .filter(({ brand, name, abn }) => `${brand}\n${name}\n${abn}`.toLowerCase().includes(search));
  const sorted = from ? sortByDistance(matching, from) : matching;
  const page = paginate(sorted, query);
  const loaded = await findListedCompanies(page.data);
  return { ...page, data: loaded.map((company) => toCompany(company, from, now)) };
};

function sortByDistance(companies: readonly ListedCompany[], from: Point): ListedCompany[] {
  const metres = new Map(
    companies.map(({ id, points }) => [id, Math.min(...points.map((point) => metresBetween(from, point)))]),
  );
  return companies.toSorted((a, b) => (metres.get(a.id) ?? 0) - (metres.get(b.id) ?? 0));
}
