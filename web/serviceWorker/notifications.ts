/** As lambdas/src/model/messages/push/sendWebPush.ts writes it. */
interface PushNotification {
  title: string;
  text: string;
  path: string;
  tag: string;
  /** An offer's notification has the page that ends them. */
  stopPath?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isNotification(value: unknown): value is PushNotification {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof PushNotification, unknown>> = value;
  return isText(fields.title) && isText(fields.text) && isText(fields.path) && isText(fields.tag);
}

/** Browsers take the permission away from a shop that shows nothing. */
const fallback: PushNotification = {
  title: 'Bloomkin',
  text: 'There is news for you.',
  path: '/',
  tag: 'news',
};

const stop = 'stop';

export async function showNotification(
  { registration, navigator }: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const { title, text, path, tag, stopPath } = read(data);
  await registration.showNotification(title, {
    body: text,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path, ...(isText(stopPath) && { stopPath }) },
    ...(isText(stopPath) && { actions: [{ action: stop, title: 'Stop offers' }] }),
  });
  if (isText(stopPath)) return;
  // A dot, because only the page knows the number of waiting orders.
  if ('setAppBadge' in navigator) await navigator.setAppBadge();
}

function read(data: PushMessageData | null): PushNotification {
  try {
    const sent: unknown = data?.json();
    return isNotification(sent) ? sent : fallback;
  } catch {
    return fallback;
  }
}

/** Focuses a window that shows the page or opens a new one, so that no form loses its input. */
export async function openNotified(
  { clients, location, navigator }: ServiceWorkerGlobalScope,
  notification: Notification,
  action = '',
): Promise<void> {
  notification.close();
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
  const { path, stopPath }: { path?: unknown; stopPath?: unknown } = notification.data ?? {};
  const chosen = action === stop ? stopPath : path;
  const target = new URL(isText(chosen) ? chosen : '/', location.origin);
  if (target.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === target.pathname);
  await (open ? open.focus() : clients.openWindow(target.href));
}
