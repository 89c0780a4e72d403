import type * as routes from '@bloomkin/shared/routes/pageViews.ts';
import { everybody, type Rows, row } from '#security/matrix/row.ts';

export const pageViews: Rows<typeof routes> = {
  recordPageViews: row({
    subject: 'nothing',
    call: () => ({ body: { views: [{ path: '/main', first: ['visits'] }] } }),
    cells: { any: everybody(200) },
  }),
};
