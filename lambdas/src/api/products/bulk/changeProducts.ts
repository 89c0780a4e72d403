import { createHash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { AnswerOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type {
  ManyProducts,
  ProductBulkChange,
  ProductOutcome,
  UndoableChange,
} from '@bloomkin/shared/schemas/productBulk.ts';
import { ulid } from 'ulid';
import { recordAct } from '#model/audit/recordAct.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import {
  findProductChange,
  finishProductChange,
  insertProductChange,
  isChange,
  listProductChangeItems,
  type ProductChangeItem,
  type Step,
  undoMs,
} from '#model/products/bulk/productChangeEntity.ts';
import { requireProductsCompany } from '#model/products/requireProductsCompany.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { transact, type Write } from '#platform/table/transact.ts';
import { planChange } from './planChange.ts';
import { takeSteps } from './takeSteps.ts';

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

export const listProductChanges: Handler<typeof routes.listProductChanges> = async ({
  query,
  caller,
  now,
}) => {
  const companyId = requireProductsCompany(caller, query.company_id);
  const changes = await listProductChangeItems(companyId, now);
  return { data: changes.flatMap((change) => toUndoable(change) ?? []) };
};

const changedMessages: Record<Step['field'], string> = {
  priceCents: 'The price was changed since: it stays as it is',
  active: 'This product was switched since: it stays as it is',
};

const turnBack = (step: Step): Step => ({
  ...step,
  ...{ from: step.to, to: step.from },
  ...(step.sizes && { sizes: step.sizes.map(({ id, from, to }) => ({ id, from: to, to: from })) }),
});

/** Products changed since are left alone. */
export async function undoChange(companyId: CompanyId, id: string, now: Date): Promise<BulkResponse> {
  const change = await findProductChange({ companyId, id }, now);
  if (!change) throw new AppError('NOT_FOUND');
  if (change.undone) return answerOutcomes(change.undone, null);
  const failed = new Set(change.outcomes?.flatMap((outcome) => (outcome.ok ? [] : [outcome.id])));
  const steps = change.steps.filter((step) => isChange(step) && !failed.has(step.productId)).map(turnBack);
  const changedMessage = changedMessages[change.steps[0]?.field ?? 'priceCents'];
  const writes = recordBulkAct('product.undone', change);
  if (writes.length > 0) await transact({ writes });
  const { outcomes, version } = await takeSteps({ companyId, steps, now, changedMessage });
  await finishProductChange(change, { undone: outcomes });
  return answerOutcomes(outcomes, null, version);
}

type Bulk = Extract<AuditAct, 'product.changed_many' | 'product.undone'>;

const recordBulkAct = (act: Bulk, { id, change, steps }: ProductChangeItem): Write[] =>
  recordAct({
    act,
    object: { id, name: `${steps.length} ${steps.length === 1 ? 'product' : 'products'}` },
    changes: [{ field: 'active' in change ? 'Active' : 'Price', before: null, after: describe(change) }],
  });

function describe(change: UndoableChange['change']): string {
  if ('active' in change) return change.active ? 'Yes' : 'No';
  const { price } = change;
  const { by_percent: percent, by_amount: amount, to } = price;
  if (percent !== undefined) return `${sign(percent)}${Math.abs(percent)}%`;
  if (amount !== undefined) return `${sign(amount)}$${Math.abs(amount)}`;
  return `$${to}`;
}

const sign = (value: number) => (value < 0 ? '−' : '+');

type BulkResponse = HttpResponse<AnswerOf<typeof routes.changeProducts>>;

const answerOutcomes = (
  outcomes: readonly ProductOutcome[],
  undo: UndoableChange | null,
  version?: string,
): BulkResponse =>
  new HttpResponse(
    { data: [...outcomes], undo },
    { headers: version === undefined ? {} : versionHeaders(version) },
  );

function toUndoable({ id, at, change, steps, outcomes = [] }: ProductChangeItem): UndoableChange | null {
  const done = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.id] : [])));
  const products = steps.filter((step) => isChange(step) && done.has(step.productId)).length;
  if (products === 0) return null;
  const until = new Date(Date.parse(at) + undoMs).toISOString();
  return { id, at, until, change, products };
}

function writtenChange(change: ProductBulkChange): UndoableChange['change'] {
  if ('active' in change) return { active: change.active };
  const { by, roundToCents } = change.price;
  const round = roundToCents === null ? null : centsToDollars(roundToCents);
  if ('percent' in by) return { price: { by_percent: by.percent, round } };
  if ('cents' in by) return { price: { by_amount: centsToDollars(by.cents), round } };
  return { price: { to: centsToDollars(by.toCents), round } };
}
