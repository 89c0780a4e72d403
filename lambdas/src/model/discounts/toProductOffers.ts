import { getBearer, isLimited } from '@bloomkin/shared/rules/discount.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { DiscountId } from '@bloomkin/shared/schemas/ids.ts';
import type { Product, ProductDiscount } from '@bloomkin/shared/schemas/product.ts';

interface Terms {
  id: DiscountId;
  ownerId: string;
  name: string;
  kind: 'percent' | 'amount';
  value: number;
  minOrderCents: number;
  toDay: string | null;
  limitPerPerson: number | null;
  limitTotal?: number | null | undefined;
}

export const toProductOffers = ([shown, ...others]: readonly Terms[]): Pick<
  Product,
  'discount' | 'other_discounts'
> => ({
  discount: shown ? toProductDiscount(shown) : null,
  ...(others.length > 0 && { other_discounts: others.map(toProductDiscount) }),
});

const toProductDiscount = (terms: Terms): ProductDiscount => ({
  id: terms.id,
  name: terms.name,
  kind: terms.kind,
  value: terms.kind === 'percent' ? terms.value : centsToDollars(terms.value),
  min_order: centsToDollars(terms.minOrderCents),
  to: terms.toDay,
  limit_per_person: terms.limitPerPerson,
  ...(isLimited(terms) && { limited: true }),
  borne_by: getBearer(terms),
});
