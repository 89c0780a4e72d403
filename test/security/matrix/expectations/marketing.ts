import type * as routes from '@bloomkin/shared/routes/marketing.ts';
import { everybody, plain, type Rows, signedIn } from '#security/matrix/row.ts';

/** The own consent; an invented link finds none. */
export const marketing: Rows<typeof routes> = {
  changeMarketingConsent: plain(signedIn(200), () => ({ body: { agreed: true } })),
  getReminder: plain(everybody(404), () => ({ params: { token: 'a'.repeat(22) } })),
  answerReminder: plain(everybody(404), () => ({
    params: { token: 'a'.repeat(22) },
    body: { change: 'never' },
  })),
  unsubscribe: plain(everybody(404), () => ({ query: { token: 'a'.repeat(32) }, body: {} })),
};
