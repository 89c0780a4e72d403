import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import {
  CategoryId,
  CollectionId,
  CompanyId,
  DiscountId,
  type ProductId,
} from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { type DiscountChange, type Removal, removal } from '#model/catalogueLog/change.ts';
import { type ProductItem, productEntity } from '#model/products/productEntity.ts';
import { absent, equals } from '#platform/table/condition.ts';
import { defineEntity, type Key, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, getItems, queryPartition, type ReadOptions } from '#platform/table/read.ts';
import { put, remove, replace, type Write } from '#platform/table/transact.ts';

const StoredDiscount = z.object({
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
  /** Set by the stream's consumer, so that the catalogue hides it. */
  usedUp: z.boolean(),
  revision: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const discountEntity = defineEntity({
  name: 'discount',
  version: 1,
  schema: StoredDiscount,
  key: { pk: 'DISCOUNTS#{ownerId}', sk: 'DISCOUNT#{id}' },
  lock: 'revision',
  reads: {
    listDiscountsOf: 'the discounts of a florist or of the market',
    findDiscount: 'a discount',
  },
});
export type DiscountItem = ValueOf<typeof discountEntity>;

/**
 * Serialises changes of an owner's list: two new discounts could claim one code. Next to the florist, so that one call reads
 * both.
 */
export const discountListEntity = defineEntity({
  name: 'discountList',
  version: 1,
  schema: z.object({
    ownerId: z.string(),
    revision: z.int(),
    /** Copies of active discounts without a code, at most `maxAutomatic`: carts and products read them in one call. */
    automatic: z.array(StoredDiscount).readonly(),
  }),
  key: { pk: 'COMPANY#{ownerId}', sk: 'DISCOUNTS' },
  lock: 'revision',
  reads: {
    readDiscounts: 'the lock of the list of an owner’s discounts',
    listAutomatic: 'the discounts of a florist and of the market that need no code',
    findProductsOffered: 'the same, with products',
    findFlorist: 'those of a florist, with the company and its stores',
    findMarketList: 'those of the market',
    findDiscountList: 'those of a florist, with other rows in one call',
  },
});
type DiscountList = ValueOf<typeof discountListEntity>;

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

export async function listAutomatic(
  companyId: CompanyId,
  options: ReadOptions = {},
): Promise<readonly DiscountItem[]> {
  return toAutomatic(await getItems(listKeys(companyId), options));
}

export interface ProductsOffered {
  products: ReadonlyMap<ProductId, ProductItem>;
  automatic: readonly DiscountItem[];
}

/** With `listAutomatic`: one call for up to 98 products, two parallel ones for a full cart. */
export async function findProductsOffered(
  companyId: CompanyId,
  ids: readonly ProductId[],
  options: ReadOptions = {},
): Promise<ProductsOffered> {
  const keys = [...new Set(ids)].map((id) => productEntity.key({ id }));
  const wanted = [...listKeys(companyId), ...keys];
  const items = await getItems(wanted, options);
  const products = items.filter(productEntity.is).map((item) => productEntity.parse(item));
  return {
    products: new Map(products.map((product) => [product.id, product])),
    automatic: toAutomatic(items.filter(discountListEntity.is)),
  };
}

/** The market's list; `read` joins another call. */
export const findMarketList = (read: Get): Promise<DiscountList | undefined> =>
  findDiscountList(marketOwner, read);

export const findDiscountList = (ownerId: string, read: Get): Promise<DiscountList | undefined> =>
  read(discountListEntity, { ownerId });

const listKeys = (companyId: CompanyId): Key[] =>
  [companyId, marketOwner].map((ownerId) => discountListEntity.key({ ownerId }));

const toAutomatic = (items: readonly object[]): DiscountItem[] =>
  items.flatMap((item) => discountListEntity.parse(item).automatic);

export interface ReadDiscounts {
  discounts: readonly DiscountItem[];
  /** Replaces the discount with this id by `next`; fails when the list changed since it was read. */
  relist: (id: DiscountId, next: DiscountItem | undefined) => Write;
}

/** The lock is read first: `relist` then fails for a change between the two reads. */
export async function readDiscounts(ownerId: string): Promise<ReadDiscounts> {
  const list = await get(discountListEntity, { ownerId });
  const discounts = await listDiscountsOf(ownerId);
  const relist = (id: DiscountId, next: DiscountItem | undefined) => {
    const others = discounts.filter((one) => one.id !== id);
    return replace(discountListEntity, toDiscountList(ownerId, next ? [...others, next] : others), list);
  };
  return { discounts, relist };
}

export const toDiscountList = (ownerId: string, discounts: readonly DiscountItem[]): DiscountList => ({
  ownerId,
  revision: 1,
  automatic: discounts.filter(({ code, active }) => code === null && active),
});

export const discountWrites = (next: DiscountItem, read: DiscountItem | undefined) => ({
  discount: replace(discountEntity, next, read),
  lookup: read ? undefined : put(discountLookupEntity, { id: next.id, ownerId: next.ownerId }, absent()),
});

export const discountRemoval = ({ id, ownerId, revision }: DiscountItem) => ({
  discount: remove(discountEntity, { id, ownerId }, equals('revision', revision)),
  lookup: remove(discountLookupEntity, { id }),
});

export function discountChange(discount: DiscountItem): DiscountChange | Removal {
  const { id, revision, kind: takes, code, active, usedUp } = discount;
  if (!active || usedUp || code !== null) return removal('discount', id, revision);
  const { ownerId, name, value, companyId, categoryId, collectionId, minOrderCents } = discount;
  const { fromDay, toDay, limitPerPerson, limitTotal } = discount;
  return {
    kind: 'discount',
    ...{ id, revision, ownerId, name, takes, value, companyId, categoryId, collectionId },
    ...{ minOrderCents, fromDay, toDay, limitPerPerson, limitTotal },
  };
}
