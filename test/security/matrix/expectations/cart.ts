import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { type Cell, only, type Rows, row, shoppers } from '#security/matrix/row.ts';
import { newtown } from '#support/florist.ts';

/** Its owner's alone: another's answers as if it were not there. */
const owners = { own: shoppers(200), anothers: shoppers(404), missing: shoppers(404) };

export const cart: Rows<typeof routes> = {
  remindOfCart: row({
    subject: 'cart',
    cells: {
      own: { guest: 401, others: 403, admin: 'CART.IN_USE' },
      anothers: { guest: 401, others: 403, admin: 'CART.IN_USE' },
      missing: { guest: 401, others: 403, admin: 404 },
    },
  }),
  addProduct: row({
    subject: 'cart',
    call: ({ id, seed }) => ({ body: { product_id: seed.roses.thorn.id, hash: id } }),
    cells: owners,
  }),
  setProductCount: row({
    subject: 'cart',
    call: ({ id, seed }) => ({ params: { id }, body: { product_id: seed.roses.thorn.id, count: 3 } }),
    cells: owners,
  }),
  updateCart: row({
    subject: 'cart',
    call: ({ id }) => ({ params: { id }, body: { comment: 'Ring twice' } }),
    cells: owners,
  }),
  checkout: row({
    subject: 'cart',
    call: ({ id }) => ({ params: { id }, body: {} }),
    cells: {
      own: { ...shoppers(200), guest: 'AUTH.CHECKOUT_REQUIRED' },
      anothers: { ...shoppers(404), guest: 'AUTH.CHECKOUT_REQUIRED' },
      missing: { ...shoppers(404), guest: 'AUTH.CHECKOUT_REQUIRED' },
    },
  }),
  getAgentCheckout: row({
    subject: 'nothing',
    what: 'by an id that nobody was given',
    call: () => ({ params: { id: `chk_${'a'.repeat(27)}` } }),
    cells: { any: { guest: 404, others: 404 } },
  }),
  getDeliveryCost: [
    row({
      subject: 'order',
      what: 'of an order',
      call: ({ id }) => ({ query: { order_id: id, ...newtown } }),
      cells: seenOrder(200),
    }),
    row({
      subject: 'cart',
      what: 'of a cart',
      call: ({ id }) => ({ query: { order_id: id, ...newtown } }),
      cells: {
        own: { guest: 401, others: 200 },
        anothers: only(['admin'], 200, 404),
        missing: { guest: 401, others: 404 },
      },
    }),
  ],
  checkDeliveryCost: row({
    subject: 'order',
    call: ({ id }) => ({ body: { id, ...newtown } }),
    cells: seenOrder(200),
  }),
};

/** Its buyer, its florist's vendor, admins. */
function seenOrder(cell: Cell) {
  return {
    own: { guest: 401, others: cell },
    ofCompany: only(['admin', 'vendor'], cell, 404),
    anothers: only(['admin'], cell, 404),
    missing: { guest: 401, others: 404 },
  } as const;
}
