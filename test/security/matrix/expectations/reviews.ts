import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { everybody, type Rows, row } from '../row.ts';

export const reviews: Rows<typeof routes> = {
  listProductReviews: row({
    subject: 'product',
    call: ({ id }) => ({ params: { id } }),
    cells: {
      own: everybody(200),
      anothers: everybody(200),
      ownHidden: everybody(200),
      anothersHidden: everybody(200),
      missing: everybody(404),
    },
  }),
};
