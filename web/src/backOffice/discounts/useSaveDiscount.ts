import { createDiscount, updateDiscount } from '@bloomkin/shared/routes/discounts.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { readNewest } from '../readNewest.ts';
import { type DiscountValues, toDiscountBody } from './discountValues.ts';

/** A save over somebody else's shows theirs first; the second press saves over it. */
export function useSaveDiscount(discount: Discount | undefined) {
  const [theirs, setTheirs] = useState<Discount>();
  const version = theirs?.version ?? discount?.version;
  /** Undefined: somebody else saved first. */
  async function save(values: DiscountValues): Promise<Discount | undefined> {
    const body = toDiscountBody(values);
    try {
      const { data } = discount
        ? await call(updateDiscount, {
            params: { id: discount.id },
            body: { ...body, ...(version !== undefined && { version }) },
          })
        : await call(createDiscount, { body });
      setTheirs(undefined);
      return data;
    } catch (error) {
      const newest = readNewest<Discount>(error);
      if (!newest) throw error;
      setTheirs(newest);
      return undefined;
    }
  }
  return { save, theirs };
}
