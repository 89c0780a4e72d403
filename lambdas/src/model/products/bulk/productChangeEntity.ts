import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId, ProductId, SizeId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ProductOutcome, UndoableChange } from '@bloomkin/shared/schemas/productBulk.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { put, transact, type Write } from '#platform/table/transact.ts';
import { patchItem } from '#platform/table/write.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const undoMs = 7 * dayMs;

const Step = z.object({
  productId: ProductId,
  field: z.enum(['priceCents', 'active']),
  from: z.union([z.int(), z.boolean()]),
  to: z.union([z.int(), z.boolean()]),
  sizes: z
    .array(z.object({ id: SizeId, from: z.int(), to: z.int() }))
    .readonly()
    .optional(),
});
export type Step = z.output<typeof Step>;

export const isChange = ({ from, to, sizes = [] }: Step): boolean =>
  from !== to || sizes.some((size) => size.from !== size.to);

/** Written before the products, so that a repeat completes a first try. */
export const productChangeEntity = defineEntity({
  name: 'productChange',
  version: 1,
  schema: z.object({
    companyId: CompanyId,
    id: z.string(),
    at: z.string(),
    by: UserId,
    requestHash: z.string(),
    change: UndoableChange.shape.change,
    steps: z.array(Step).readonly(),
    refused: z.array(ProductOutcome).readonly(),
    /** Missing while in progress. */
    outcomes: z.array(ProductOutcome).readonly().optional(),
    undone: z.array(ProductOutcome).readonly().optional(),
  }),
  key: { pk: 'PRODUCT_CHANGES#{companyId}', sk: 'CHANGE#{id}' },
  ttl: ({ at }) => toEpochSeconds(Date.parse(at) + undoMs),
  reads: {
    findProductChange: 'a change of many products, until it can no longer be undone',
    listProductChangeItems: 'the changes of many products of a company',
  },
});
export type ProductChangeItem = ValueOf<typeof productChangeEntity>;
type ChangeId = Pick<ProductChangeItem, 'companyId' | 'id'>;

/** DynamoDB deletes expired items late. */
const isUndoable = ({ at }: ProductChangeItem, now: Date) => now.getTime() < Date.parse(at) + undoMs;

export async function findProductChange(
  { companyId, id }: ChangeId,
  now: Date,
): Promise<ProductChangeItem | undefined> {
  const item = await get(productChangeEntity, { companyId, id });
  return item && isUndoable(item, now) ? item : undefined;
}

/** Those that can be undone, latest first. */
export async function listProductChangeItems(companyId: CompanyId, now: Date): Promise<ProductChangeItem[]> {
  const items = await queryPartition(productChangeEntity, { companyId });
  return items.filter((item) => isUndoable(item, now) && !item.undone).sort((a, b) => (a.at < b.at ? 1 : -1));
}

export const insertProductChange = async (item: ProductChangeItem, act: Write[]): Promise<boolean> =>
  !(await transact({ item: put(productChangeEntity, item, absent()), act }));

export async function finishProductChange(
  { companyId, id }: ChangeId,
  results: Pick<ProductChangeItem, 'outcomes'> | Pick<ProductChangeItem, 'undone'>,
): Promise<void> {
  await patchItem(productChangeEntity, { companyId, id }, { set: results });
}
