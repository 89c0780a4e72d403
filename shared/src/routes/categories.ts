import { del, post, put } from '#route.ts';
import { done, list, one } from '#schemas/answers.ts';
import {
  Category,
  CategoryForm,
  CategoryPositions,
  CategoryUpdateForm,
  Collection,
  CollectionForm,
  CollectionUpdateForm,
} from '#schemas/category.ts';
import { CategoryId, CollectionId } from '#schemas/ids.ts';

const categoryPath = { id: CategoryId };
const collectionPath = { id: CollectionId };

export const createCategory = post('/api/shop/category', {
  summary: 'Add a category, with a JPEG, PNG or WebP file `photo`',
  access: 'admin',
  adminRight: 'content',
  bodyKind: 'form',
  body: CategoryForm,
  response: one(Category),
  idempotent: true,
});

export const updateCategory = put('/api/shop/category/{id}', {
  summary: 'Change a category, its photo or its place; a stale `version` is a 409 with the newest',
  access: 'admin',
  adminRight: 'content',
  params: categoryPath,
  bodyKind: 'form',
  body: CategoryUpdateForm,
  response: one(Category),
  errors: ['CONFLICT.VERSION'],
});

export const deleteCategory = del('/api/shop/category/{id}', {
  summary: 'Delete a category; 409 with the products or categories in it',
  access: 'admin',
  adminRight: 'content',
  params: categoryPath,
  response: done,
  errors: ['CATEGORY.IN_USE'],
});

export const setCategoryPositions = post('/api/shop/category/set_positions', {
  summary: 'Move categories; the others close up. Answers the whole tree',
  access: 'admin',
  adminRight: 'content',
  body: CategoryPositions,
  bodyInQuery: true,
  response: list(Category),
  retry: true,
});

export const createCollection = post('/api/shop/collection', {
  summary: 'Add a collection of products in their order, with a file `photo`',
  access: 'admin',
  adminRight: 'content',
  bodyKind: 'form',
  body: CollectionForm,
  response: one(Collection),
  idempotent: true,
});

export const updateCollection = post('/api/shop/collection/{id}', {
  summary: 'Change a collection; a stale `version` is a 409 with the newest',
  access: 'admin',
  adminRight: 'content',
  params: collectionPath,
  bodyKind: 'form',
  body: CollectionUpdateForm,
  response: one(Collection),
  errors: ['CONFLICT.VERSION'],
});

export const deleteCollection = del('/api/shop/collection/{id}', {
  summary: 'Delete a collection; its products stay',
  access: 'admin',
  adminRight: 'content',
  params: collectionPath,
  response: done,
});
