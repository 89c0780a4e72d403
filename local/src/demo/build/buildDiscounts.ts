import type { DiscountItem } from '@bloomkin/lambdas/model/discounts/discountEntity.ts';
import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { type CompanyId, DiscountId } from '@bloomkin/shared/schemas/ids.ts';
import { daysBefore } from './demoIds.ts';

/** An automatic one of a florist, and a code of the market. */
export function buildDiscounts(florist: { id: CompanyId }, now: Date): DiscountItem[] {
  const at = daysBefore(now, 20).toISOString();
  const always = {
    ...{ kind: 'percent' as const, categoryId: null, collectionId: null, minOrderCents: 0 },
    ...{ fromDay: null, toDay: null, active: true, limitTotal: null, usedUp: false },
    ...{ revision: 1, createdAt: at, updatedAt: at },
  };
  return [
    {
      ...always,
      id: DiscountId.parse('01DEMODISCOUNT0000000SPRING'),
      ownerId: florist.id,
      name: 'Wildflower weeks',
      code: null,
      value: 10,
      companyId: florist.id,
      limitPerPerson: null,
    },
    {
      ...always,
      id: DiscountId.parse('01DEMODISCOUNT00000000HELLO'),
      ownerId: marketOwner,
      name: 'Hello from Bloomkin',
      code: 'HELLO5',
      value: 5,
      companyId: null,
      limitPerPerson: 1,
    },
  ];
}
