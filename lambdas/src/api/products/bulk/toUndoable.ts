import type { AnswerOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type {
  ProductBulkChange,
  ProductOutcome,
  UndoableChange,
} from '@bloomkin/shared/schemas/productBulk.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { isChange, type ProductChangeItem, undoMs } from '#model/products/bulk/productChangeEntity.ts';
import { HttpResponse } from '#platform/http/response.ts';

export type BulkResponse = HttpResponse<AnswerOf<typeof routes.changeProducts>>;

export const answerOutcomes = (
  outcomes: readonly ProductOutcome[],
  undo: UndoableChange | null,
  version?: string,
): BulkResponse =>
  new HttpResponse(
    { data: [...outcomes], undo },
    { headers: version === undefined ? {} : versionHeaders(version) },
  );

export function toUndoable({
  id,
  at,
  change,
  steps,
  outcomes = [],
}: ProductChangeItem): UndoableChange | null {
  const done = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.id] : [])));
  const products = steps.filter((step) => isChange(step) && done.has(step.productId)).length;
  if (products === 0) return null;
  const until = new Date(Date.parse(at) + undoMs).toISOString();
  return { id, at, until, change, products };
}

export function writtenChange(change: ProductBulkChange): UndoableChange['change'] {
  if ('active' in change) return { active: change.active };
  const { by, roundToCents } = change.price;
  const round = roundToCents === null ? null : centsToDollars(roundToCents);
  if ('percent' in by) return { price: { by_percent: by.percent, round } };
  if ('cents' in by) return { price: { by_amount: centsToDollars(by.cents), round } };
  return { price: { to: centsToDollars(by.toCents), round } };
}
