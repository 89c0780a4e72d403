// @vitest-environment window

import { getPushKey, subscribeToPush } from '@bloomkin/shared/routes/push.ts';
import { keepPushRenewed } from '@bloomkin/web/features/push/keepPushRenewed.ts';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { pushOwner } from '@bloomkin/web/storage/pushBrowser.ts';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { ruby } from '#web/account/accountFixture.tsx';

const aSubscription = (endpoint: string) => ({
  endpoint,
  options: {},
  toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
  unsubscribe: async () => true,
});

/** The browser has this subscription now. */
function givenBrowser(endpoint: string | null) {
  const pushManager = {
    getSubscription: async () => endpoint && aSubscription(endpoint),
    subscribe: async () => aSubscription('https://push.example/new'),
  };
  const serviceWorker = {
    getRegistration: async () => ({ pushManager }),
    register: async () => undefined,
    ready: Promise.resolve({ pushManager }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  givenApi(getPushKey, () => ({ data: { public_key: 'key' } }));
  return givenApi(subscribeToPush, () => new Response(null, { status: 204 }));
}

const signIn = async () => signedIn({ ...(await ruby()), api_token: 'token', expires_in: 3600 });
const endpoint = 'https://push.example/old';
const keepFor = (userId: string) => pushOwner.write({ userId, savedAt: new Date().toISOString(), endpoint });

let stop: () => void = () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
});

describe('the notifications of a buyer’s browser', () => {
  it.each([null, 'https://push.example/other'])('renew themselves when the browser has %s', async (now) => {
    keepFor('u1');
    const calls = givenBrowser(now);
    stop = keepPushRenewed();
    await signIn();
    await waitFor(() => expect(pushOwner.read()?.endpoint).toBe('https://push.example/new'));
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['of the same browser', 'u1', endpoint],
    ['of somebody else', 'u2', null],
  ])('stay as they are: those %s', async (_, userId, now) => {
    keepFor(userId);
    const calls = givenBrowser(now);
    await signIn();
    stop = keepPushRenewed();
    await vi.dynamicImportSettled();
    expect(calls).toEqual([]);
  });
});
