import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { parseAbn } from '@bloomkin/shared/rules/abn.ts';
import { perAddress, takeForAddress } from '../http/limits.ts';
import type { Handler } from '../http/request.ts';
import { paginate } from '../table/paginate.ts';
import { findCompanyIdByAbn } from './companyAbnEntity.ts';
import { type CompanyItem, findCompanyItem } from './companyEntity.ts';

/** Exact ABN only; companies closed by an admin are not found. */
export const searchCompanies: Handler<typeof routes.searchCompanies> = async ({
  query,
  viewerAddress,
  now,
}) => {
  await takeForAddress(perAddress.abnLookups, viewerAddress, now);
  const company = await findByAbn(parseAbn(query.inn));
  const found = company?.active ? [company] : [];
  return paginate(
    found.map(({ id, name, brand, abn }) => ({ id, name, brand, inn: abn })),
    query,
  );
};

async function findByAbn(abn: string | undefined): Promise<CompanyItem | undefined> {
  const id = abn && (await findCompanyIdByAbn(abn));
  return id ? findCompanyItem(id) : undefined;
}
