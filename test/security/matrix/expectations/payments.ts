import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { only, plain, type Rows, row, signedIn } from '#security/matrix/row.ts';

/** An order is paid by its buyer alone, not by all who see it. */
const payers = {
  own: signedIn(200),
  ofCompany: { ...signedIn(404), admin: 403, vendor: 403, hiredForOrders: 403 },
  anothers: { ...signedIn(404), admin: 403 },
  missing: signedIn(404),
} as const;

export const payments: Rows<typeof routes> = {
  startPayment: row({ subject: 'order', call: ({ id }) => ({ body: { order_id: id } }), cells: payers }),
  getPaymentSession: [
    row({
      subject: 'order',
      what: 'of an order',
      call: ({ id }) => ({ query: { cartId: id } }),
      cells: payers,
    }),
    row({
      subject: 'cart',
      what: 'of a cart that is no order yet',
      call: ({ id }) => ({ query: { cartId: id } }),
      cells: { own: signedIn('ORDER.NOT_PAYABLE'), anothers: signedIn(404), missing: signedIn(404) },
    }),
  ],
  addPayoutAccount: row({
    subject: 'company',
    call: ({ id }) => ({ body: { company_id: id } }),
    cells: {
      own: only(['vendor', 'admin'], 200, 403),
      anothers: { ...only(['admin'], 200, 403), vendor: 404 },
      closed: { ...only(['admin'], 200, 403), vendor: 404 },
      missing: only(['vendor', 'admin'], 404, 403),
    },
  }),
  openPayoutDashboard: plain({ ...only(['vendor'], 200, 403), letGo: 404 }),
  recordRefundTransfer: row({
    subject: 'order',
    call: ({ id }) => ({ body: { order_id: id, reference: 'NPP 1' } }),
    cells: {
      own: only(['admin'], 'ORDER.NOT_REFUNDABLE', 403),
      ofCompany: only(['admin'], 'ORDER.NOT_REFUNDABLE', 403),
      anothers: only(['admin'], 'ORDER.NOT_REFUNDABLE', 403),
      missing: only(['admin'], 404, 403),
    },
  }),
  refundOrder: row({
    subject: 'order',
    call: ({ id }) => ({ body: { order_id: id } }),
    cells: {
      own: { ...only(['admin'], 'ORDER.NOT_REFUNDABLE', 403), vendor: 404, letGo: 404 },
      ofCompany: { ...only(['vendor', 'admin'], 'ORDER.NOT_REFUNDABLE', 403), letGo: 404 },
      anothers: { ...only(['admin'], 'ORDER.NOT_REFUNDABLE', 403), vendor: 404, letGo: 404 },
      missing: { ...only(['vendor', 'admin'], 404, 403), letGo: 404 },
    },
  }),
  getMarketMonth: plain(only(['admin'], 200, 403), () => ({ query: { month: '2026-10' } })),
  getStatement: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id }, query: { month: '2026-10' } }),
    cells: {
      own: only(['vendor', 'admin'], 200, 403),
      anothers: { ...only(['admin'], 200, 403), vendor: 404 },
      closed: { ...only(['admin'], 200, 403), vendor: 404 },
      missing: only(['vendor', 'admin'], 404, 403),
    },
  }),
};
