import type * as routes from '@bloomkin/shared/routes/search.ts';
import { only, type Rows, row } from '#security/matrix/row.ts';

/** Staff alone; what each finds is in test/lambdas/search. */
export const search: Rows<typeof routes> = {
  search: row({
    subject: 'nothing',
    call: () => ({ query: { q: 'rose' } }),
    cells: { any: only(['admin', 'vendor', 'manager'], 200, 403) },
  }),
  listNeeds: row({
    subject: 'nothing',
    call: () => ({}),
    cells: { any: only(['admin'], 200, 403) },
  }),
  listLate: row({
    subject: 'nothing',
    call: () => ({}),
    cells: { any: only(['admin'], 200, 403) },
  }),
};
