import { AppError } from '@bloomkin/shared/errors.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import {
  findProductChange,
  finishProductChange,
  isChange,
  type Step,
} from '#model/products/bulk/productChangeEntity.ts';
import { transact } from '#platform/table/transact.ts';
import { recordBulkAct } from './bulkActs.ts';
import { takeSteps } from './takeSteps.ts';
import { answerOutcomes, type BulkResponse } from './toUndoable.ts';

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
