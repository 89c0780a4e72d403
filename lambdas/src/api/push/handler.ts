import * as routes from '@bloomkin/shared/routes/push.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from './subscription.ts';

export const handler = await groupHandler(
  routes,
  { getPushKey, subscribeToPush, unsubscribeFromPush },
  loadCaller,
);
