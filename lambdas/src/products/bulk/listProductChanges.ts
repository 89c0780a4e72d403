import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { Handler } from '#http/request.ts';
import { requireProductsCompany } from '../requireProductsCompany.ts';
import { listProductChangeItems } from './productChangeEntity.ts';
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
