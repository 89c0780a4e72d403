import type * as routes from '@bloomkin/shared/routes/search.ts';
import { only, plain, type Rows } from '#security/matrix/row.ts';

/** Staff alone; what each finds is in test/lambdas/search. */
export const search: Rows<typeof routes> = {
  search: plain(only(['admin', 'vendor', 'manager'], 200, 403), () => ({ query: { q: 'rose' } })),
};
