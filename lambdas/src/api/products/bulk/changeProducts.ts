import { createHash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { ManyProducts } from '@bloomkin/shared/schemas/productBulk.ts';
import { ulid } from 'ulid';
import {
  findProductChange,
  finishProductChange,
  insertProductChange,
  type ProductChangeItem,
} from '#model/products/bulk/productChangeEntity.ts';
import { requireProductsCompany } from '#model/products/requireProductsCompany.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';
import { recordBulkAct } from './bulkActs.ts';
import { planChange } from './planChange.ts';
import { takeSteps } from './takeSteps.ts';
import { answerOutcomes, toUndoable, writtenChange } from './toUndoable.ts';
import { undoChange } from './undoChange.ts';

type Route = typeof routes.changeProducts;

/** See docs/product-rules.md, "Changing many products". */
export const changeProducts: Handler<Route> = async ({ body, caller, now }) => {
  const companyId = requireProductsCompany(caller, body.company_id);
  if ('undo' in body) return undoChange(companyId, body.undo, now);
  const change = await beginChange(companyId, body, { caller, now });
  if (change.outcomes) return answerOutcomes(inOrder(body.ids, change.outcomes), toUndoable(change));
  const changedMessage = 'Somebody changed this product in the meantime: nothing was changed';
  const { steps } = change;
  const { outcomes: taken, version } = await takeSteps({ companyId, steps, now, changedMessage });
  const outcomes = [...change.refused, ...taken];
  if (steps.length > 0) await finishProductChange(change, { outcomes });
  return answerOutcomes(inOrder(body.ids, outcomes), toUndoable({ ...change, outcomes }), version);
};

/** The stored change: a repeat gets the prices of the first try. */
async function beginChange(
  companyId: CompanyId,
  { ids, change, key }: ManyProducts,
  { caller, now }: Pick<ApiRequest<Route>, 'caller' | 'now'>,
): Promise<ProductChangeItem> {
  const id = key ?? ulid(now.getTime());
  const requestHash = createHash('sha256')
    .update(JSON.stringify([ids, change]))
    .digest('base64url');
  const planned = {
    ...{ companyId, id, requestHash, by: caller.id, at: now.toISOString() },
    change: writtenChange(change),
    ...(await planChange(companyId, ids, change)),
  };
  if (
    planned.steps.length === 0 ||
    (await insertProductChange(planned, recordBulkAct('product.changed_many', planned)))
  )
    return planned;
  const first = await findProductChange({ companyId, id }, now);
  if (first?.requestHash !== requestHash) throw new AppError('IDEMPOTENCY.MISMATCH');
  return first;
}

function inOrder<T extends { id: ProductId }>(ids: readonly ProductId[], outcomes: readonly T[]): T[] {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
