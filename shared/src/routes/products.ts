import * as z from 'zod';
import { del, get, post } from '../route.ts';
import { done, one } from '../schemas/answers.ts';
import { PhotoId, ProductId } from '../schemas/ids.ts';
import { Product } from '../schemas/product.ts';
import { ProductForm, ProductUpdateForm } from '../schemas/productForm.ts';

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

export const deleteProduct = del('/api/shop/product/{id}', {
  summary: 'Take a product out of the catalogue; orders keep their copy',
  access: 'vendor',
  right: 'products',
  params: { id: ProductId },
  response: done,
});

export const addProductPhoto = post('/api/shop/product_photo/{id}', {
  summary: 'Add a JPEG, PNG or WebP file `photo` of at most 4 MB behind the other photos; eight at most',
  access: 'vendor',
  right: 'products',
  params: { id: ProductId },
  bodyKind: 'form',
  body: z.object({}),
  response: one(Product),
  errors: ['PRODUCT.PHOTOS_FULL'],
  idempotent: true,
});

export const deleteProductPhoto = del('/api/shop/product_photo/{id}', {
  summary: 'Delete a photo; the next one becomes the main one',
  access: 'vendor',
  right: 'products',
  params: { id: PhotoId },
  response: one(Product),
});

export const setMainPhoto = post('/api/shop/product_photo/{id}/set_main', {
  summary: 'Make a photo the main one, which comes first',
  access: 'vendor',
  right: 'products',
  params: { id: PhotoId },
  response: one(Product),
  retry: true,
});
