import * as routes from '@bloomkin/shared/routes/push.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from './subscription.ts';

export const handler = await groupHandler(
  routes,
  { getPushKey, subscribeToPush, unsubscribeFromPush },
  loadCaller,
);
