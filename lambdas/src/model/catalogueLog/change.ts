import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import type { CompanyFacts } from '@bloomkin/shared/rules/promise.ts';
import {
  CategoryId,
  CollectionId,
  CompanyId,
  DiscountId,
  ProductId,
  ProductTypeId,
} from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';

/** A full copy; only a higher revision applies, so changes may repeat and arrive out of order. */
const revision = z.number();

export const ParameterValues = z.object({
  parameterId: z.string(),
  name: z.string(),
  type: z.enum(['number', 'value', 'list']),
  values: z.array(z.union([z.string(), z.number()])),
});
export type ParameterValues = z.output<typeof ParameterValues>;

export const ProductChange = z.object({
  kind: z.literal('product'),
  id: ProductId,
  revision,
  active: z.boolean(),
  companyId: CompanyId,
  categoryId: CategoryId,
  typeId: ProductTypeId,
  name: z.string(),
  sku: z.string(),
  priceCents: z.int(),
  priceToCents: z.int().optional(),
  orderable: z.boolean().default(true),
  addon: z.boolean().default(false),
  sizeTexts: z.array(z.string()).default([]),
  createdAtMs: z.number(),
  ratingTenths: z.number(),
  reviewsCount: z.int(),
  soldCount: z.int(),
  parameters: z.array(ParameterValues),
  card: z.string(),
});
export type ProductChange = z.output<typeof ProductChange>;

export interface ListedFacts extends CompanyFacts {
  /** Only booked-out days are listed. */
  booked?: Usage;
}

export const CompanyChange = z.object({
  kind: z.literal('company'),
  id: CompanyId,
  revision,
  name: z.string(),
  brand: z.string(),
  abn: z.string().default(''),
  active: z.boolean(),
  card: z.string(),
  /** Written and validated by our own code. */
  facts: z.custom<ListedFacts>((value) => typeof value === 'object' && value !== null),
});
export type CompanyChange = z.output<typeof CompanyChange>;

export const CategoryChange = z.object({
  kind: z.literal('category'),
  id: CategoryId,
  revision,
  name: z.string(),
  active: z.boolean(),
  parentId: CategoryId.nullable(),
  position: z.int(),
  photo: z.string().nullable(),
});
export type CategoryChange = z.output<typeof CategoryChange>;

export const CollectionChange = z.object({
  kind: z.literal('collection'),
  id: CollectionId,
  revision,
  name: z.string(),
  description: z.string(),
  photo: z.string().nullable(),
  popular: z.boolean(),
  active: z.boolean(),
  flags: z.array(z.string()).default([]),
  productIds: z.array(ProductId),
});
export type CollectionChange = z.output<typeof CollectionChange>;

export const ProductTypeChange = z.object({
  kind: z.literal('productType'),
  id: ProductTypeId,
  companyId: CompanyId.nullable().default(null),
  revision,
  name: z.string(),
  parameters: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.enum(['number', 'value', 'list']),
      unit: z.string().default(''),
      values: z.array(z.string()),
    }),
  ),
  reviewed: z.boolean().optional(),
});
export type ProductTypeChange = z.output<typeof ProductTypeChange>;

/** Only automatic, active discounts; others are removals. Dates are compared at each read. */
export const DiscountChange = z.object({
  kind: z.literal('discount'),
  id: DiscountId,
  revision,
  ownerId: z.string(),
  name: z.string(),
  takes: z.enum(['percent', 'amount']),
  value: z.int(),
  companyId: CompanyId.nullable(),
  categoryId: CategoryId.nullable(),
  collectionId: CollectionId.nullable(),
  minOrderCents: z.int(),
  fromDay: z.string().nullable(),
  toDay: z.string().nullable(),
  limitPerPerson: z.int().nullable(),
  limitTotal: z.int().nullable().optional(),
});
export type DiscountChange = z.output<typeof DiscountChange>;

export const Removal = z.object({
  kind: z.literal('removed'),
  what: z.enum(['product', 'company', 'category', 'collection', 'productType', 'discount']),
  id: z.string(),
  revision,
});
export type Removal = z.output<typeof Removal>;

export const Change = z.discriminatedUnion('kind', [
  ProductChange,
  CompanyChange,
  CategoryChange,
  CollectionChange,
  ProductTypeChange,
  DiscountChange,
  Removal,
]);
export type Change = z.output<typeof Change>;

export const removal = (what: Removal['what'], id: string, revision: number): Removal => ({
  kind: 'removed',
  what,
  id,
  revision,
});
