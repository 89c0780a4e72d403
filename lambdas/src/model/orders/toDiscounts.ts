import { describeTaking } from '@bloomkin/shared/rules/describeDiscount.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { OrderDiscount } from '@bloomkin/shared/schemas/order.ts';
import { type AppliedDiscount, discountCents } from '#model/discounts/orderDiscounts.ts';

export const toDiscounts = (
  discounts: readonly AppliedDiscount[] = [],
): { discounts: OrderDiscount[]; discount_total: number } => ({
  discounts: discounts
    .filter(({ cents }) => cents > 0)
    .map((discount) => ({
      id: discount.id,
      name: discount.name,
      code: discount.code,
      kind: discount.kind,
      value: discount.kind === 'percent' ? discount.value : centsToDollars(discount.value),
      takes_off: describeTaking(discount),
      amount: centsToDollars(discount.cents),
      borne_by: discount.borneBy,
    })),
  discount_total: centsToDollars(discountCents({ discounts })),
});
