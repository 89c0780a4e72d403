import * as z from 'zod';

/** https://www.rfc-editor.org/rfc/rfc8291: a point of P-256 uncompressed, and 16 bytes. */
const publicKeyText = z.string().regex(/^[\w-]{87}=?$/, 'Must be a key of 65 bytes');
const authText = z.string().regex(/^[\w-]{22}={0,2}$/, 'Must be 16 bytes');

/** As returned by `PushSubscription.toJSON()`. */
export const PushSubscriptionInput = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({ p256dh: publicKeyText, auth: authText }),
});

export const PushNotification = z.object({
  title: z.string().max(120),
  text: z.string().max(240),
  path: z.string().max(300),
  /** A later notification with the same tag replaces it. */
  tag: z.string().max(32),
  /** For offers: the page to unsubscribe on. */
  stopPath: z.string().max(300).optional(),
});
export type PushNotification = z.output<typeof PushNotification>;
