import type * as routes from '@bloomkin/shared/routes/products.ts';
import { ulid } from 'ulid';
import { everybody, only, type Rows, row } from '#security/matrix/row.ts';
import { categoryId, typeId } from '#support/catalogueItems.ts';

const form = () => ({ name: 'Paper daisies', price: 45, sku: ulid(), category: categoryId, type: typeId });

/** A vendor's own company's, an admin's all; another's is a 404. */
const edited = {
  own: only(['admin', 'vendor'], 200, 403),
  anothers: only(['admin'], 200, 403),
  ownHidden: only(['admin', 'vendor'], 200, 403),
  anothersHidden: only(['admin'], 200, 403),
  missing: only(['admin', 'vendor'], 404, 403),
};
const vendorFinds404 = {
  ...edited,
  anothers: { ...edited.anothers, vendor: 404 },
  anothersHidden: { ...edited.anothersHidden, vendor: 404 },
} as const;

/** Callers who may add a photo get a 422 without one. */
const withoutPicture = {
  own: only(['admin', 'vendor'], 422, 403),
  anothers: { ...only(['admin'], 422, 403), vendor: 404 },
  ownHidden: only(['admin', 'vendor'], 422, 403),
  anothersHidden: { ...only(['admin'], 422, 403), vendor: 404 },
  missing: only(['admin', 'vendor'], 404, 403),
} as const;

/** A vendor's own company, an admin's any. */
const ofCompany = (cell: 200 | 422) => ({
  own: only(['admin', 'vendor'], cell, 403),
  anothers: only(['admin'], cell, 403),
  closed: only(['admin'], cell, 403),
  missing: only(['admin'], cell, 403),
});

export const products: Rows<typeof routes> = {
  getProduct: row({
    subject: 'product',
    cells: {
      own: everybody(200),
      anothers: everybody(200),
      ownHidden: { ...only(['admin', 'vendor'], 200, 404), guest: 404 },
      anothersHidden: { ...only(['admin'], 200, 404), guest: 404 },
      missing: everybody(404),
    },
  }),
  createProduct: row({
    subject: 'company',
    call: ({ id }) => ({ body: { ...form(), company_id: id } }),
    cells: {
      own: only(['admin', 'vendor'], 200, 403),
      anothers: only(['admin'], 200, 403),
      closed: only(['admin'], 200, 403),
      missing: only(['admin'], 404, 403),
    },
  }),
  setDayLimit: row({
    subject: 'product',
    call: ({ id }) => ({ params: { id }, body: { day: '2026-05-10', left: 0 } }),
    cells: vendorFinds404,
  }),
  updateProduct: row({
    subject: 'product',
    call: ({ id }) => ({ params: { id }, body: { price: 50 } }),
    cells: vendorFinds404,
  }),
  deleteProduct: row({ subject: 'product', cells: vendorFinds404 }),
  addProductPhoto: row({
    subject: 'product',
    what: 'without a picture',
    call: ({ id }) => ({ params: { id }, body: {} }),
    cells: withoutPicture,
  }),
  changeProducts: row({
    subject: 'company',
    call: ({ id, seed }) => ({
      body: { ids: [seed.roses.petal.id], change: { active: true }, company_id: id },
    }),
    cells: ofCompany(200),
  }),
  listProductChanges: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id } }),
    cells: ofCompany(200),
  }),
  importProducts: row({
    subject: 'company',
    what: 'without a file',
    call: ({ id }) => ({ body: { company_id: id } }),
    cells: ofCompany(422),
  }),
};
