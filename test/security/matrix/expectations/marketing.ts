import type * as routes from '@bloomkin/shared/routes/marketing.ts';
import { everybody, type Rows, row, signedIn } from '#security/matrix/row.ts';

/** The own consent; an invented link finds none. */
export const marketing: Rows<typeof routes> = {
  getMarketingConsent: row({ subject: 'nothing', call: () => ({}), cells: { any: signedIn(200) } }),
  changeMarketingConsent: row({
    subject: 'nothing',
    call: () => ({ body: { agreed: true } }),
    cells: { any: signedIn(200) },
  }),
  unsubscribe: row({
    subject: 'nothing',
    call: () => ({ query: { token: 'a'.repeat(32) }, body: {} }),
    cells: { any: everybody(404) },
  }),
};
