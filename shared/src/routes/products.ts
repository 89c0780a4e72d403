import * as z from 'zod';
import { del, get, post, put } from '#route.ts';
import { done, list, one } from '#schemas/answers.ts';
import { day } from '#schemas/fields.ts';
import { CompanyId, PhotoId, ProductId } from '#schemas/ids.ts';
import { Product } from '#schemas/product.ts';
import { ProductBulk, ProductOutcome, UndoableChange } from '#schemas/productBulk.ts';
import { ProductForm, ProductUpdateForm } from '#schemas/productForm.ts';
import { ProductImport, ProductImportForm } from '#schemas/productImport.ts';

export const getProduct = get('/api/shop/product/{id}', {
  summary: 'One product; an inactive one only for its vendor and admins',
  access: 'public',
  right: 'products',
  params: { id: ProductId },
  response: one(Product),
  cache: 'edge',
});

export const createProduct = post('/api/shop/product', {
  summary: 'Put a product up for sale, with up to eight JPEG, PNG or WebP files `photos[]`, 4 MB in all',
  access: 'vendor',
  right: 'products',
  bodyKind: 'form',
  body: ProductForm,
  response: one(Product),
  errors: ['PRODUCT.SKU_TAKEN'],
  idempotent: true,
});

export const updateProduct = post('/api/shop/product/{id}', {
  summary:
    'Change a product. `photos` lists the ids of all its photos in a new order; the first is the main one, and an incomplete list is a 409',
  access: 'vendor',
  right: 'products',
  params: { id: ProductId },
  bodyKind: 'form',
  body: ProductUpdateForm,
  response: one(Product),
  errors: ['PRODUCT.SKU_TAKEN', 'CONFLICT.VERSION'],
});

export const setDayLimit = put('/api/shop/product/{id}/day_limit', {
  summary: 'How many more of a product there are for orders due on a day; 0: sold out, null: no limit again',
  access: 'vendor',
  right: ['products', 'orders'],
  params: { id: ProductId },
  body: z.object({
    day,
    left: z.int().min(0).max(999, 'At most 999').nullable(),
  }),
  response: one(Product),
  retry: true,
});

export const deleteProduct = del('/api/shop/product/{id}', {
  summary: 'Take a product out of the catalogue; orders keep their copy',
  access: 'vendor',
  right: 'products',
  params: { id: ProductId },
  response: done,
});

export const addProductPhoto = post('/api/shop/product_photo/{id}', {
  summary:
    'Add a JPEG, PNG or WebP file `photo` of at most 4 MB as the last of eight at most, or in the place of photo `replaces`, which keeps its id',
  access: 'vendor',
  right: 'products',
  params: { id: ProductId },
  bodyKind: 'form',
  body: z.object({ replaces: PhotoId.optional() }),
  response: one(Product),
  errors: ['PRODUCT.PHOTOS_FULL'],
  idempotent: true,
});

export const deleteProductPhoto = del('/api/shop/product_photo/{id}', {
  summary: 'Delete a photo; the next one becomes the main one',
  access: 'vendor',
  owner: 'photo',
  right: 'products',
  params: { id: PhotoId },
  response: one(Product),
});

export const setMainPhoto = post('/api/shop/product_photo/{id}/set_main', {
  summary: 'Make a photo the main one, which comes first',
  access: 'vendor',
  owner: 'photo',
  right: 'products',
  params: { id: PhotoId },
  response: one(Product),
});

export const changeProducts = post('/api/shop/products/bulk', {
  summary:
    'Change the prices of up to 200 products, or take them in or out of the shop; `undo` takes a change back',
  access: 'vendor',
  right: 'products',
  body: ProductBulk,
  keyField: 'key',
  response: z.object({
    data: z.array(ProductOutcome),
    /** Null when nothing changed, or after an undo. */
    undo: UndoableChange.nullable(),
  }),
});

export const listProductChanges = get('/api/shop/products/changes', {
  summary: 'Changes of the last 7 days that can be taken back, the latest first',
  access: 'vendor',
  right: 'products',
  query: z.object({ company_id: CompanyId.optional() }),
  response: list(UndoableChange),
});

export const importProducts = post('/api/shop/products/import', {
  summary:
    'Create and change products by a CSV `file` of at most 5,000 rows, matched by SKU; dry_run=1 only checks',
  access: 'vendor',
  right: 'products',
  bodyKind: 'form',
  bodyInQuery: true,
  body: ProductImportForm,
  response: one(ProductImport),
  retry: true,
});
