import * as z from 'zod';
import { CategoryId, CollectionId, ProductId } from './ids.ts';

const categoryFields = {
  id: CategoryId,
  name: z.string(),
  active: z.boolean(),
  parent_id: CategoryId.nullable(),
  /** Active products of the whole subtree. */
  products_num: z.int(),
  position: z.int(),
  photo: z.string().nullable(),
};

const CategoryAlone = z.object(categoryFields);
export type Category = z.output<typeof CategoryAlone> & { children: Category[] };
type CategoryInput = z.input<typeof CategoryAlone> & { children: CategoryInput[] };

export const Category: z.ZodType<Category, CategoryInput> = CategoryAlone.extend({
  children: z.array(z.lazy(() => Category)),
});

export const Collection = z.object({
  id: CollectionId,
  name: z.string(),
  description: z.string(),
  photo: z.string().nullable(),
  popular: z.boolean(),
  active: z.boolean(),
  product_ids: z.array(ProductId),
  products_num: z.int(),
});
export type Collection = z.output<typeof Collection>;
