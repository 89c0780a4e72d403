import type * as routes from '@bloomkin/shared/routes/productTypes.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';
import { toProductType } from './toProductType.ts';

export const listProductTypes: Handler<typeof routes.listProductTypes> = async (request) => {
  const { query, caller } = request;
  const catalogue = await currentCatalogue(request);
  const hasAll = isAdmin(caller) && query.company_id === undefined;
  const types = catalogue
    .productTypes()
    .filter(({ companyId }) => hasAll || companyId === null || companyId === query.company_id);
  return { data: types.map((type) => toProductType(type, catalogue)) };
};
