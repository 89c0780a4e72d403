import type * as routes from '@bloomkin/shared/routes/push.ts';
import { type Rows, row, signedIn } from '#security/matrix/row.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/matrix';
const keys = { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) };

/** The own browser: these calls name no other user. */
export const push: Rows<typeof routes> = {
  getPushKey: row({ subject: 'nothing', call: () => ({}), cells: { any: signedIn(200) } }),
  subscribeToPush: row({
    subject: 'nothing',
    call: () => ({ body: { endpoint, keys } }),
    cells: { any: signedIn(200) },
  }),
  unsubscribeFromPush: row({
    subject: 'nothing',
    call: () => ({ body: { endpoint } }),
    cells: { any: signedIn(200) },
  }),
};
