import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { type DescribedFields, describeChanges } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { ProductTypeItem } from '#model/productTypes/productTypeEntity.ts';
import type { Write } from '#platform/table/transact.ts';

const fields: DescribedFields<ProductTypeItem> = {
  name: 'Name',
  companyId: ['Whose', (companyId) => (companyId === null ? 'the market’s' : 'a florist’s')],
  reviewed: 'Left as it is',
  parameters: [
    'Parameters',
    (parameters) => parameters.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; '),
  ],
};

type TypeAct = Extract<AuditAct, `type.${string}`>;

export function recordTypeAct(
  act: TypeAct,
  current: ProductTypeItem | undefined,
  next: ProductTypeItem | undefined,
): Write[] {
  const type = next ?? current;
  if (!type) return [];
  const object = { id: type.id, name: type.name };
  return recordAct({ act, object, changes: describeChanges(current, next, fields) });
}
