import type * as routes from '@bloomkin/shared/routes/pageViews.ts';
import { everybody, plain, type Rows } from '#security/matrix/row.ts';

export const pageViews: Rows<typeof routes> = {
  recordPageViews: plain(everybody(200), () => ({ body: { views: [{ path: '/main', first: ['visits'] }] } })),
};
