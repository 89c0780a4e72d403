import { createDiscount, updateDiscount } from '@bloomkin/shared/routes/discounts.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import { call } from '#api/call.ts';
import type { toDiscountBody } from './discountValues.ts';

/** Creates without an id. */
export const sendDiscount = (
  id: string | undefined,
  body: ReturnType<typeof toDiscountBody>,
  version: number | undefined,
): Promise<{ data: Discount }> =>
  id
    ? call(updateDiscount, { params: { id }, body: { ...body, ...(version !== undefined && { version }) } })
    : call(createDiscount, { body });
