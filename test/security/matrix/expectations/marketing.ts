import type * as routes from '@bloomkin/shared/routes/marketing.ts';
import { everybody, plain, type Rows, signedIn } from '#security/matrix/row.ts';

/** The own consent; an invented link finds none. */
export const marketing: Rows<typeof routes> = {
  changeMarketingConsent: plain(signedIn(200), () => ({ body: { agreed: true } })),
  unsubscribe: plain(everybody(404), () => ({ query: { token: 'a'.repeat(32) }, body: {} })),
};
