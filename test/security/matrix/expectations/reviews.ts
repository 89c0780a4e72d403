import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { everybody, only, plain, type Rows, row, signedIn } from '#security/matrix/row.ts';

const ofProduct = {
  own: everybody(200),
  anothers: everybody(200),
  ownHidden: { ...only(['admin', 'vendor'], 200, 404), guest: 404 },
  anothersHidden: { ...only(['admin'], 200, 404), guest: 404 },
  missing: everybody(404),
} as const;

export const reviews: Rows<typeof routes> = {
  listReviews: [
    plain(only(['admin', 'vendor'], 200, 403)),
    row({
      subject: 'company',
      what: 'of a company',
      call: ({ id }) => ({ query: { company_id: id } }),
      cells: {
        own: everybody(200),
        anothers: everybody(200),
        closed: { ...only(['admin'], 200, 404), guest: 404 },
        missing: everybody(404),
      },
    }),
    row({
      subject: 'product',
      what: 'of a product',
      call: ({ id }) => ({ query: { product_id: id } }),
      cells: ofProduct,
    }),
  ],
  listProductReviews: row({ subject: 'product', cells: ofProduct }),
  writeReview: row({
    subject: 'product',
    call: ({ id }) => ({ params: { id }, body: { rating: 5, text: 'Lovely' } }),
    cells: {
      own: only(['admin', 'buyer'], 200, 403),
      anothers: only(['admin', 'buyer'], 200, 403),
      ownHidden: { ...only(['admin'], 200, 403), buyer: 404 },
      anothersHidden: { ...only(['admin'], 200, 403), buyer: 404 },
      missing: { ...only(['admin'], 404, 403), buyer: 404 },
    },
  }),
  replyToReview: row({
    subject: 'companyReview',
    call: ({ id }) => ({ params: { id }, body: { text: 'Thank you' } }),
    cells: {
      own: only(['vendor'], 200, 403),
      anothers: signedIn(403),
      missing: only(['admin', 'vendor'], 404, 403),
    },
  }),
  deleteReply: row({
    subject: 'companyReview',
    cells: {
      own: only(['admin', 'vendor'], 200, 403),
      anothers: only(['admin'], 200, 403),
      missing: only(['admin', 'vendor'], 404, 403),
    },
  }),
  reportReview: row({
    subject: 'companyReview',
    call: ({ id }) => ({ params: { id }, body: { reason: 'Not our flowers' } }),
    cells: {
      own: only(['vendor'], 200, 403),
      anothers: signedIn(403),
      missing: only(['admin', 'vendor'], 404, 403),
    },
  }),
  deleteReview: row({
    subject: 'review',
    cells: {
      own: signedIn(200),
      anothers: only(['admin'], 200, 403),
      missing: signedIn(404),
    },
  }),
};
