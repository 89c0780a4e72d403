import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { describeTaking } from '@bloomkin/shared/rules/describeDiscount.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { type DescribedFields, describeChanges } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { DiscountItem } from '#model/discounts/discountEntity.ts';
import type { Write } from '#platform/table/transact.ts';

type Names = ReadonlyMap<string, string>;

const toShown = (discount: DiscountItem, names: Names) => ({
  ...discount,
  takesOff: describeTaking(discount),
  florist: getName(discount.companyId, names),
  category: getName(discount.categoryId, names),
  collection: getName(discount.collectionId, names),
});

const getName = (id: string | null, names: Names): string => (id ? (names.get(id) ?? id) : 'All');

const fields: DescribedFields<ReturnType<typeof toShown>> = {
  name: 'Name',
  code: 'Code',
  takesOff: 'Takes off',
  florist: 'Florist',
  category: 'Category',
  collection: 'Collection',
  minOrderCents: ['Smallest order', (cents) => formatMoney(cents)],
  fromDay: 'From',
  toDay: 'To',
  active: 'On',
  limitTotal: 'Times in all',
  limitPerPerson: 'Times a person',
};

interface DiscountChange {
  read: DiscountItem | undefined;
  next: DiscountItem | undefined;
  names: Names;
  now: Date;
}

export function recordDiscountAct(
  act: Extract<AuditAct, `discount.${string}`>,
  { read, next, names, now }: DiscountChange,
): Write[] {
  const discount = next ?? read;
  if (!discount) return [];
  const object = { id: discount.id, name: discount.name };
  const describe = (one: DiscountItem | undefined) => one && toShown(one, names);
  return recordAct({
    act,
    at: now,
    object,
    changes: describeChanges(describe(read), describe(next), fields),
  });
}
