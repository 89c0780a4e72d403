import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { selectCompanies } from '#catalogue/model/selectCompanies.ts';
import { isSelling } from '#model/companies/companyEntity.ts';
import { findListedCompanies } from '#model/companies/companyWithStores.ts';
import { toSwitchedOff } from '#model/companies/switchedOff.ts';
import { toCompany, toRegister } from '#model/companies/toCompany.ts';
import { toPoint } from '#model/stores/toStore.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

/** Selected in memory; the page's rows are read by key, so that no partition serves all lists. */
export const listCompanies: Handler<typeof routes.listCompanies> = async (request) => {
  const { query, caller, now } = request;
  const onlyActive = !isAdmin(caller) || query.active === true;
  const from = toPoint(query);
  const catalogue = await currentCatalogue(request);
  const found = catalogue.ask(({ companies }) =>
    selectCompanies(companies, { onlyActive, search: query.search, from, suburb: query.suburb }),
  );
  const page = paginate(found, query);
  const loaded = await findListedCompanies(
    page.data.map(({ id, stores }) => ({ id, storeIds: stores.map((store) => store.id) })),
  );
  // The rows may be a second newer than the catalogue.
  const shown = loaded.filter(({ company }) => isSelling(company) || !onlyActive);
  return {
    ...page,
    data: shown.map((loaded) => ({
      ...toCompany(loaded, from, now),
      ...(isAdmin(caller) && {
        ...toSwitchedOff(loaded.company, caller),
        ready: loaded.company.ready,
        register: toRegister(loaded.company),
      }),
    })),
  };
};
