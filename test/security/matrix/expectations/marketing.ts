import type * as routes from '@bloomkin/shared/routes/marketing.ts';
import { everybody, plain, type Rows, signedIn } from '#security/matrix/row.ts';

const wilcannia = { address: 'Wilcannia NSW 2836', lat: -31.56, lng: 143.38 };

/** An invented link finds nothing. */
export const marketing: Rows<typeof routes> = {
  getReminder: plain(everybody(404), () => ({ params: { token: 'a'.repeat(22) } })),
  answerReminder: plain(everybody(404), () => ({
    params: { token: 'a'.repeat(22) },
    body: { change: 'never' },
  })),
  unsubscribe: plain(everybody(404), () => ({ query: { token: 'a'.repeat(32) }, body: {} })),
  saveAreaAlert: plain(signedIn(200), () => ({ body: { ...wilcannia, wanted: true } })),
};
