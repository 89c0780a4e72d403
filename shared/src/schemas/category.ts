import * as z from 'zod';
import { maxCategoryName } from '#rules/categoryPlaces.ts';
import { flag, jsonList, requiredText, text, wholeNumber } from './fields.ts';
import { CategoryId, CollectionId, idLetters, ProductId } from './ids.ts';

const categoryFields = {
  id: CategoryId,
  name: z.string(),
  active: z.boolean(),
  parent_id: CategoryId.nullable(),
  /** Active products in the whole subtree. */
  products_num: z.int(),
  positions: z.int(),
  photo: z.string().nullable(),
  /** Increases with each change; a PUT with an older one is a 409. */
  version: z.int(),
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
  /** Filters of the collections list, such as `season=true`. */
  flags: z.array(z.string()),
  product_ids: z.array(ProductId),
  products_num: z.int(),
  version: z.int(),
});
export type Collection = z.output<typeof Collection>;

const parentId = z
  .union([z.null(), z.literal(['', '0', 0]), z.string().regex(idLetters, 'Select a category')])
  .transform((value) => (typeof value === 'string' && value !== '' && value !== '0' ? value : null))
  .pipe(CategoryId.nullable());
const place = wholeNumber.pipe(z.int().min(1, 'Places count from 1').max(10_000));
/** A file in `photo` replaces the picture; an empty text removes it. */
const noPhoto = z.union([z.null(), z.literal('')]);

const categoryForm = {
  name: requiredText(maxCategoryName, 'Enter a category name'),
  active: flag,
  parent_id: parentId,
  positions: place.optional(),
};

export const CategoryForm = z.object({
  ...categoryForm,
  active: categoryForm.active.default(true),
  parent_id: categoryForm.parent_id.default(null),
});
export const CategoryUpdateForm = z
  .object({ ...categoryForm, photo: noPhoto, version: wholeNumber })
  .partial();

export const CategoryPositions = z.object({
  positions: jsonList(z.object({ id: CategoryId, parent_id: parentId, position: place })),
});

const collectionFlag = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9_]{0,29}$/, 'A flag is a short name of letters, such as season')
  .refine((name) => !['page', 'per_page', 'popular', 'active'].includes(name), 'That name is taken');

const collectionForm = {
  name: requiredText(80, 'Enter name'),
  description: text(500),
  popular: flag,
  active: flag,
  flags: jsonList(collectionFlag).pipe(z.array(z.string()).max(10, 'At most 10 flags')),
  product_ids: jsonList(ProductId),
};

export const CollectionForm = z.object({
  ...collectionForm,
  description: collectionForm.description.default(''),
  popular: collectionForm.popular.default(false),
  active: collectionForm.active.default(true),
  flags: collectionForm.flags.default([]),
  product_ids: collectionForm.product_ids.default([]),
});
export const CollectionUpdateForm = z
  .object({ ...collectionForm, photo: noPhoto, version: wholeNumber })
  .partial();
