import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import type { UndoableChange } from '@bloomkin/shared/schemas/productBulk.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { ProductChangeItem } from '#model/products/bulk/productChangeEntity.ts';
import type { Write } from '#platform/table/transact.ts';

type Bulk = Extract<AuditAct, 'product.changed_many' | 'product.undone'>;

export const recordBulkAct = (act: Bulk, { id, change, steps }: ProductChangeItem): Write[] =>
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
