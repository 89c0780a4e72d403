import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { everybody, only, plain, type Row, type Rows, row } from '#security/matrix/row.ts';

/** Everybody sees the shelves. */
const open = plain(everybody(200));
const ofCategory = row({ subject: 'category', cells: { shown: everybody(200), missing: everybody(404) } });

/** Hidden products are for a company's vendor and admins: a list of another's is a 403, for a guest a 401. */
const withHidden = (params?: { id: string }): Row =>
  row({
    subject: 'company',
    what: 'with hidden products',
    call: ({ id }) => ({ ...(params && { params }), query: { company_id: id, only_active: 0 } }),
    cells: {
      own: only(['admin', 'vendor'], 200, 403),
      anothers: only(['admin'], 200, 403),
      closed: only(['admin'], 200, 403),
      missing: only(['admin'], 200, 403),
    },
  });

export const catalogue: Rows<typeof routes> = {
  listCategoryProducts: [ofCategory, withHidden({ id: '0' })],
  listAllProducts: [open, withHidden()],
  searchCategoryProducts: [ofCategory, withHidden({ id: '0' })],
  searchAllProducts: [open, withHidden()],
  getFilters: [open, withHidden()],
  arrivalDays: plain(everybody(200), () => ({ query: { lat: -33.897, lng: 151.179 } })),
  suggest: plain(everybody(200), () => ({ query: { q: 'ros' } })),
  listChildCategories: ofCategory,
  listParentCategories: ofCategory,
  getCategory: ofCategory,
  getCollection: row({ subject: 'collection', cells: { shown: everybody(200), missing: everybody(404) } }),
  // Others get the active ones alone (test/lambdas/products/officeProducts.test.ts).
  listProducts: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id } }),
    cells: {
      own: everybody(200),
      anothers: everybody(200),
      closed: everybody(200),
      missing: everybody(200),
    },
  }),
  exportProducts: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id } }),
    cells: {
      own: only(['admin', 'vendor'], 200, 403),
      anothers: only(['admin'], 200, 403),
      closed: only(['admin'], 200, 403),
      missing: only(['admin'], 200, 403),
    },
  }),
};
