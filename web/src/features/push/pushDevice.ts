import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@bloomkin/shared/routes/push.ts';
import { call } from '#api/call.ts';
import { endPush, findPushSubscription, isPushSupported, pushOwner } from '#storage/pushBrowser.ts';
import { serviceWorkerUrl } from '#storage/serviceWorkerUrl.ts';

/** `blocked`: the browser does not ask again. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

export async function readPushState(userId: string): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOwn = pushOwner.read()?.userId === userId;
  return isOwn && (await findPushSubscription()) ? 'on' : 'off';
}

/** Asks for the browser's permission, so it needs a press. */
export async function turnOnPush(userId: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await subscribe(userId);
  return 'on';
}

export async function turnOffPush(): Promise<PushState> {
  const subscription = await findPushSubscription();
  if (subscription) await call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
  await endPush();
  pushOwner.clear();
  return 'off';
}

const dayMs = 86_400_000;
/** The server drops a browser after 90 days without a visit. */
const keepMs = 90 * dayMs;

/** Once a day, as the person may have a new session, and as soon as the browser has another endpoint or none. */
export async function renewPush(userId: string): Promise<void> {
  const owner = pushOwner.read();
  if (owner?.userId !== userId || !isPushSupported() || Notification.permission !== 'granted') return;
  const isOld = Date.now() - Date.parse(owner.savedAt) > dayMs;
  const subscription = await findPushSubscription();
  if (isOld || !subscription || subscription.endpoint !== owner.endpoint) await subscribe(userId);
}

async function subscribe(userId: string): Promise<void> {
  const { data } = await call(getPushKey, {});
  const existing = await findPushSubscription();
  const isUsable = existing && pushOwner.read()?.userId === userId && hasKey(existing, data.public_key);
  if (existing && !isUsable) await existing.unsubscribe();
  const subscription = isUsable ? existing : await createSubscription(data.public_key);
  const { endpoint = subscription.endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await call(subscribeToPush, { body: { endpoint, keys: { p256dh, auth } } });
  const now = new Date();
  pushOwner.write({ userId, savedAt: now.toISOString(), endpoint }, new Date(now.getTime() + keepMs));
}

async function createSubscription(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(serviceWorkerUrl, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function hasKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return (
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '') === key
  );
}
