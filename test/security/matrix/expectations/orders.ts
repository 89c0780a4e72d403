import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { everybody, only, plain, type Rows, row, signedIn } from '#security/matrix/row.ts';

/** An invented link. */
const byLink = (body?: object) => () => ({ params: { token: 'a'.repeat(55) }, ...(body && { body }) });

export const orders: Rows<typeof routes> = {
  listOrders: [
    plain(signedIn(200)),
    row({
      subject: 'company',
      what: 'of a company',
      call: ({ id }) => ({ query: { company_id: id } }),
      cells: {
        own: signedIn(200),
        anothers: { ...signedIn(200), vendor: 404 },
        closed: { ...signedIn(200), vendor: 404 },
        missing: { ...signedIn(200), vendor: 404 },
      },
    }),
  ],
  exportOrders: [
    plain(only(['admin', 'vendor'], 200, 403)),
    row({
      subject: 'company',
      what: 'of a company',
      call: ({ id }) => ({ query: { company_id: id } }),
      cells: {
        own: only(['admin', 'vendor'], 200, 403),
        anothers: { ...only(['admin', 'vendor'], 200, 403), vendor: 404 },
        closed: { ...only(['admin', 'vendor'], 200, 403), vendor: 404 },
        missing: { ...only(['admin', 'vendor'], 200, 403), vendor: 404 },
      },
    }),
  ],
  getOrder: row({
    subject: 'order',
    cells: {
      own: signedIn(200),
      ofCompany: only(['admin', 'vendor'], 200, 404),
      anothers: only(['admin'], 200, 404),
      missing: signedIn(404),
    },
  }),
  listOrderDays: row({
    subject: 'order',
    cells: {
      own: signedIn(200),
      ofCompany: only(['admin', 'vendor'], 200, 404),
      anothers: only(['admin'], 200, 404),
      missing: signedIn(404),
    },
  }),
  getOrderStatus: plain(everybody(404), byLink()),
  getClaim: plain(everybody(404), byLink()),
  makeClaim: plain(everybody(404), byLink({ kind: 'wilted', wish: 'refund' })),
  getSwap: plain(everybody(404), byLink()),
  answerSwap: plain(everybody(404), byLink({ number: 1, answer: 'accepted' })),
  getRecipientPage: plain(everybody(404), byLink()),
  answerAsRecipient: plain(everybody(404), byLink({ answer: 'declined' })),
  getRescue: plain(everybody(404), byLink()),
  answerRescue: plain(everybody(404), byLink({ choice: 'refund' })),
  decideClaim: row({
    subject: 'order',
    call: ({ id }) => ({ params: { id }, body: { result: 'refund' as const } }),
    cells: {
      own: only(['admin'], 'CLAIM.CLOSED', 403),
      ofCompany: { ...only(['admin', 'vendor'], 'CLAIM.CLOSED', 403), letGo: 404 },
      anothers: { ...only(['admin'], 'CLAIM.CLOSED', 403), vendor: 404, letGo: 404 },
      missing: { ...only(['admin', 'vendor'], 404, 403), letGo: 404 },
    },
  }),
  proposeSwap: row({
    subject: 'order',
    call: ({ id }) => ({ params: { id }, body: { words: 'Roses for peonies?' } }),
    cells: {
      own: only(['admin'], 200, 403),
      ofCompany: only(['admin', 'vendor'], 200, 403),
      anothers: { ...only(['admin'], 200, 403), vendor: 404 },
      missing: { ...only(['admin'], 404, 403), vendor: 404 },
    },
  }),
  withdrawSwap: row({
    subject: 'order',
    cells: {
      own: only(['admin'], 200, 403),
      ofCompany: only(['admin', 'vendor'], 200, 403),
      anothers: { ...only(['admin'], 200, 403), vendor: 404 },
      missing: { ...only(['admin'], 404, 403), vendor: 404 },
    },
  }),
  closeProposal: row({
    subject: 'proposedOrder',
    call: ({ id }) => ({ params: { id }, body: { number: 1 } }),
    cells: {
      own: signedIn(200),
      ofCompany: only(['admin', 'vendor'], 200, 404),
      anothers: only(['admin'], 200, 404),
      missing: signedIn(404),
    },
  }),
  deleteOrder: row({
    subject: 'order',
    call: ({ id }) => ({ params: { id }, body: { reason: 'Made twice' } }),
    cells: {
      own: only(['admin'], 200, 403),
      ofCompany: only(['admin'], 200, 403),
      anothers: only(['admin'], 200, 403),
      missing: only(['admin'], 404, 403),
    },
  }),
  updateOrder: [
    row({
      subject: 'order',
      what: 'moved on',
      call: ({ id }) => ({ params: { id }, body: { status: 'in_progress' } }),
      cells: {
        own: only(['admin'], 200, 403),
        ofCompany: only(['admin', 'vendor'], 200, 404),
        anothers: only(['admin'], 200, 404),
        missing: signedIn(404),
      },
    }),
    row({
      subject: 'order',
      what: 'marked paid',
      call: ({ id }) => ({ params: { id }, body: { payment_status: 'paid' } }),
      cells: {
        own: only(['admin'], 200, 403),
        ofCompany: only(['admin', 'vendor'], 200, 404),
        anothers: only(['admin'], 200, 404),
        missing: signedIn(404),
      },
    }),
    row({
      subject: 'order',
      what: 'canceled while new',
      call: ({ id }) => ({ params: { id }, body: { status: 'canceled' } }),
      cells: {
        own: signedIn(200),
        ofCompany: only(['admin', 'vendor'], 200, 404),
        anothers: only(['admin'], 200, 404),
        missing: signedIn(404),
      },
    }),
  ],
};
