import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import { only, plain, type Rows, row, signedIn } from '#security/matrix/row.ts';

/** A vendor has its own company's, an admin the market's and all others. */
const managed = {
  own: { ...only(['admin', 'vendor'], 200, 403), letGo: 404 },
  anothers: { ...only(['admin'], 200, 403), vendor: 404 },
  market: { ...only(['admin'], 200, 403), vendor: 404 },
  missing: only(['admin', 'vendor'], 404, 403),
} as const;

/** Switched off: an owner has 20 automatic ones that are on. */
const terms = { name: 'Spring', kind: 'percent', value: 10, active: false };
const ofDiscount = ({ id }: { id: string }) => ({ params: { id } });

export const discounts: Rows<typeof routes> = {
  listDiscounts: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id } }),
    cells: {
      own: only(['admin', 'vendor'], 200, 403),
      anothers: only(['admin'], 200, 403),
      closed: only(['admin'], 200, 403),
      missing: only(['admin'], 200, 403),
    },
  }),
  createDiscount: [
    plain({ ...only(['admin', 'vendor'], 200, 403), letGo: 403 }, () => ({ body: terms })),
    // A vendor's is of its own company.
    row({
      subject: 'company',
      call: ({ id }) => ({ body: { ...terms, company_id: id } }),
      cells: {
        own: { ...only(['admin', 'vendor'], 200, 403), letGo: 403 },
        anothers: { ...only(['admin'], 200, 403), letGo: 403 },
        closed: { ...only(['admin'], 200, 403), letGo: 403 },
        missing: { ...signedIn(403), admin: 422 },
      },
    }),
  ],
  getDiscount: row({ subject: 'discount', call: ofDiscount, cells: managed }),
  updateDiscount: row({
    subject: 'discount',
    call: ({ id }) => ({ params: { id }, body: { ...terms, name: 'Autumn' } }),
    cells: managed,
  }),
  deleteDiscount: row({ subject: 'discount', call: ofDiscount, cells: managed }),
};
