import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { parseAbn } from '@bloomkin/shared/rules/abn.ts';
import { findCompanyIdByAbn } from '#model/companies/companyAbnEntity.ts';
import { type CompanyItem, findCompanyItem } from '#model/companies/companyEntity.ts';
import { perAddress, takeForAddress } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';
import { lookUpAbn as askRegister } from '#platform/services/abnLookup.ts';
import { paginate } from '#platform/table/paginate.ts';
import { readAbn } from './abn.ts';

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

export const lookUpAbn: Handler<typeof routes.lookUpAbn> = async ({ query, viewerAddress, now }) => {
  const abn = readAbn(query.inn);
  await takeForAddress(perAddress.abnLookups, viewerAddress, now);
  return { data: await askRegister(abn) };
};
