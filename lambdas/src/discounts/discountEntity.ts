import { CategoryId, CollectionId, CompanyId, DiscountId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, equals } from '../table/condition.ts';
import { defineEntity, type ValueOf } from '../table/entity.ts';
import { get, queryCollection, queryPartition, type ReadOptions } from '../table/read.ts';
import { put, remove, replace, type Write } from '../table/transact.ts';

export const discountEntity = defineEntity({
  name: 'discount',
  version: 1,
  schema: z.object({
    id: DiscountId,
    /** A company, or `market`. */
    ownerId: z.string(),
    name: z.string(),
    code: z.string().nullable(),
    kind: z.enum(['percent', 'amount']),
    value: z.int(),
    companyId: CompanyId.nullable(),
    categoryId: CategoryId.nullable(),
    collectionId: CollectionId.nullable(),
    minOrderCents: z.int(),
    fromDay: z.string().nullable(),
    toDay: z.string().nullable(),
    active: z.boolean(),
    limitTotal: z.int().nullable(),
    limitPerPerson: z.int().nullable(),
    /** Set by the stream's consumer, so that the catalogue stops to show it. */
    usedUp: z.boolean(),
    revision: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
  key: { pk: 'DISCOUNTS#{ownerId}', sk: 'DISCOUNT#{id}' },
  lock: 'revision',
  reads: {
    listDiscountsOf: 'the discounts of a florist or of the market',
    findDiscount: 'a discount',
  },
});
export type DiscountItem = ValueOf<typeof discountEntity>;

/** Serialises changes of an owner's list: two new discounts could take one code. */
export const discountListEntity = defineEntity({
  name: 'discountList',
  version: 1,
  schema: z.object({ ownerId: z.string(), revision: z.int() }),
  key: { pk: 'DISCOUNTS#{ownerId}', sk: 'LIST' },
  lock: 'revision',
  reads: { readDiscounts: 'the discounts of an owner and the lock of their list' },
});

export const discountLookupEntity = defineEntity({
  name: 'discountLookup',
  version: 1,
  schema: z.object({ id: DiscountId, ownerId: z.string() }),
  key: { pk: 'DISCOUNT#{id}', sk: 'LOOKUP' },
  reads: { findDiscount: 'whose discount it is' },
});

export const listDiscountsOf = (ownerId: string, options: ReadOptions = {}): Promise<DiscountItem[]> =>
  queryPartition(discountEntity, { ownerId }, options);

export async function findDiscount(id: DiscountId): Promise<DiscountItem | undefined> {
  const lookup = await get(discountLookupEntity, { id });
  return lookup && get(discountEntity, { id, ownerId: lookup.ownerId });
}

export interface ReadDiscounts {
  discounts: readonly DiscountItem[];
  /** Fails when the owner's list was changed since. */
  lock: () => Write;
}

export async function readDiscounts(ownerId: string): Promise<ReadDiscounts> {
  const partition = discountEntity.partition({ ownerId });
  const [discounts, [list]] = await queryCollection([discountEntity, discountListEntity], partition);
  return { discounts, lock: () => replace(discountListEntity, { ownerId, revision: 0 }, list) };
}

/** `discount` fails when it was changed since it was read. */
export const discountWrites = (next: DiscountItem, read: DiscountItem | undefined) => ({
  discount: replace(discountEntity, next, read),
  lookup: read ? undefined : put(discountLookupEntity, { id: next.id, ownerId: next.ownerId }, absent()),
});

export const discountRemoval = ({ id, ownerId, revision }: DiscountItem) => ({
  discount: remove(discountEntity, { id, ownerId }, equals('revision', revision)),
  lookup: remove(discountLookupEntity, { id }),
});
