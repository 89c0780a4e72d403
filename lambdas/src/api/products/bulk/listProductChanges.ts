import type * as routes from '@bloomkin/shared/routes/products.ts';
import { listProductChangeItems } from '#model/products/bulk/productChangeEntity.ts';
import { requireProductsCompany } from '#model/products/requireProductsCompany.ts';
import type { Handler } from '#platform/http/request.ts';
import { toUndoable } from './toUndoable.ts';

export const listProductChanges: Handler<typeof routes.listProductChanges> = async ({
  query,
  caller,
  now,
}) => {
  const companyId = requireProductsCompany(caller, query.company_id);
  const changes = await listProductChangeItems(companyId, now);
  return { data: changes.flatMap((change) => toUndoable(change) ?? []) };
};
