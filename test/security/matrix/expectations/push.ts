import type * as routes from '@bloomkin/shared/routes/push.ts';
import { plain, type Rows, signedIn } from '#security/matrix/row.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/matrix';
const keys = { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) };

/** The own browser: these calls name no other user. */
export const push: Rows<typeof routes> = {
  subscribeToPush: plain(signedIn(200), () => ({ body: { endpoint, keys } })),
  unsubscribeFromPush: plain(signedIn(200), () => ({ body: { endpoint } })),
};
