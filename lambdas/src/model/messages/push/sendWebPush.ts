import type { PushNotification } from '@bloomkin/shared/schemas/push.ts';
import { logError, logWarning } from '#platform/log.ts';
import { sendHttpRequest } from '#platform/services/httpRequest.ts';
import { setting } from '#platform/settings.ts';
import { isPushService } from './pushServices.ts';
import type { PushSubscriptionItem } from './pushSubscriptionEntity.ts';
import { readVapidKeys } from './vapidKeys.ts';

const timeoutMs = 3000;

export interface PushOptions {
  /** How long the service stores it for an offline browser. */
  keepSeconds: number;
  urgency: 'high' | 'normal' | 'low';
}

export type PushResult = 'sent' | 'gone' | 'failed';

/** `gone`: the browser has unsubscribed. Never throws, so that a failed notification does not block the queue. */
export async function sendWebPush(
  subscription: PushSubscriptionItem,
  notification: PushNotification,
  options: PushOptions,
): Promise<PushResult> {
  const { endpoint } = subscription;
  if (!isPushService(endpoint)) return 'gone';
  try {
    const { headers, body } = await encrypt(subscription, notification, options);
    const url = new URL(endpoint);
    const { status } = await sendHttpRequest({ url, method: 'POST', headers, body, timeoutMs });
    return readStatus(status, url.hostname);
  } catch (error) {
    const cause = error instanceof Error ? error : new Error('unknown');
    logWarning('a push service does not answer', { what: new URL(endpoint).hostname, error: cause });
    return 'failed';
  }
}

async function encrypt(
  { endpoint, p256dh, auth }: PushSubscriptionItem,
  { tag, ...notification }: PushNotification,
  { keepSeconds, urgency }: PushOptions,
) {
  const [{ default: webPush }, keys] = await Promise.all([import('web-push'), readVapidKeys()]);
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...notification, tag }),
    {
      vapidDetails: { subject: `mailto:${bareAddress(setting('MAIL_FROM'))}`, ...keys },
      TTL: keepSeconds,
      urgency,
      topic: tag,
    },
  );
  return { headers: toText(headers), body };
}

/** `Bloomkin <hello@…>` → `hello@…`. */
const bareAddress = (sender: string) => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

const toText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function readStatus(status: number, service: string): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // 429 and 5xx are the service's failures; others are ours.
  if (status === 429 || status >= 500)
    logWarning('a push service does not answer', { what: service, status });
  else logError('a notification was refused', { what: service, status });
  return 'failed';
}
