import * as z from 'zod';
import { del, get, post } from '#route.ts';
import { one } from '#schemas/answers.ts';
import { PushSubscriptionInput } from '#schemas/push.ts';

export const getPushKey = get('/api/push/key', {
  summary: 'The key that a browser subscribes to notifications with (VAPID)',
  access: 'authenticated',
  response: one(z.object({ public_key: z.string() })),
});

export const subscribeToPush = post('/api/push/subscription', {
  summary: 'Send the caller’s notifications to this browser too; ten browsers a person, the newest are kept',
  access: 'authenticated',
  audited: false,
  body: PushSubscriptionInput,
  response: z.null(),
  noContent: true,
  retry: true,
});

export const unsubscribeFromPush = del('/api/push/subscription', {
  summary:
    'Send no more notifications to a browser of the caller; one that is not subscribed changes nothing',
  access: 'authenticated',
  audited: false,
  body: PushSubscriptionInput.pick({ endpoint: true }),
  response: z.null(),
  noContent: true,
  retry: true,
});
