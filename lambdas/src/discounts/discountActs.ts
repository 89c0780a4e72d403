import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { type DescribedFields, describeChanges } from '../audit/describeChanges.ts';
import { recordAct } from '../audit/recordAct.ts';
import type { Write } from '../table/transact.ts';
import type { DiscountItem } from './discountEntity.ts';

const fields: DescribedFields<DiscountItem> = {
  name: 'Name',
  code: 'Code',
  kind: ['Kind', (kind) => (kind === 'percent' ? 'Per cent' : 'Amount')],
  value: 'Takes off',
  companyId: 'Florist',
  categoryId: 'Category',
  collectionId: 'Collection',
  minOrderCents: ['Smallest order', (cents) => formatMoney(cents)],
  fromDay: 'From',
  toDay: 'To',
  active: 'On',
  limitTotal: 'In all',
  limitPerPerson: 'A person',
};

export function recordDiscountAct(
  act: Extract<AuditAct, `discount.${string}`>,
  read: DiscountItem | undefined,
  next: DiscountItem | undefined,
): Write[] {
  const discount = next ?? read;
  if (!discount) return [];
  const object = { id: discount.id, name: discount.name };
  return recordAct({ act, object, changes: describeChanges(read, next, fields) });
}
