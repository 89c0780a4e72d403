import { SavedTerms } from '@bloomkin/shared/schemas/discount.ts';
import { DiscountId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';
import type { DiscountItem } from './discountEntity.ts';
import { toSavedTerms } from './toDiscount.ts';

/** Written with each change of the discount, guarded by its lock. */
export const discountPastEntity = defineEntity({
  name: 'discountPast',
  version: 1,
  schema: z.object({
    id: DiscountId,
    /** When they were saved; the newest first. */
    past: z.array(z.object({ at: z.string(), terms: SavedTerms })),
  }),
  key: { pk: 'DISCOUNT#{id}', sk: 'PAST' },
  reads: { findPastTerms: 'what a discount was before, so that one can go back' },
});
type PastTerms = ValueOf<typeof discountPastEntity>['past'];

export const maxChanges = 20;

export const findPastTerms = async (id: DiscountId): Promise<PastTerms> =>
  (await get(discountPastEntity, { id }))?.past ?? [];

/** `read`: the replaced terms; `past`: the ones before. */
export const keepPast = (read: DiscountItem, past: PastTerms): Write[] => [
  put(discountPastEntity, {
    id: read.id,
    past: [{ at: read.updatedAt, terms: toSavedTerms(read) }, ...past].slice(0, maxChanges),
  }),
];

export const forgetPast = (id: DiscountId): Write => remove(discountPastEntity, { id });
