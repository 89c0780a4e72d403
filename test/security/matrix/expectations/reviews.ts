import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { everybody, only, type Rows, row } from '../row.ts';

export const reviews: Rows<typeof routes> = {
  listProductReviews: row({
    subject: 'product',
    call: ({ id }) => ({ params: { id } }),
    cells: {
      own: everybody(200),
      anothers: everybody(200),
      ownHidden: { ...only(['admin', 'vendor'], 200, 404), guest: 404 },
      anothersHidden: { ...only(['admin'], 200, 404), guest: 404 },
      missing: everybody(404),
    },
  }),
};
