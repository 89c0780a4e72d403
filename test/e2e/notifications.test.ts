import { getPushKey } from '@bloomkin/shared/routes/push.ts';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { visitAs } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

type Subscription = ReturnType<typeof test.cloud.push.subscribe>;

/**
 * The browser's own push service needs the internet: the local run's stands in. Chromium's headless shell grants no
 * notifications; what the worker shows is tested in test/web/foundation/notifications.test.ts.
 */
const usePushService = (page: Page, subscription: Subscription) =>
  page.addInitScript((json) => {
    let current: object | null = null;
    const subscribed = {
      endpoint: json.endpoint,
      options: {},
      toJSON: () => json,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Object.assign(Notification, {
      requestPermission: async () => {
        permission = 'granted';
        return permission;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = subscribed;
        return subscribed;
      },
    });
  }, subscription);

describe.each(playedOn('desk'))('a florist, on a %s', (_, size) => {
  it('turns notifications on and off', async () => {
    const api = await visitAs(test, 'vendor1');
    const { data } = await api.call(getPushKey, {});
    const { page } = await openSignedIn(chromium.browser, api, { ...size, serviceWorkers: 'allow' });
    await usePushService(page, test.cloud.push.subscribe(data.public_key));
    await page.goto('/settings/profile');
    await page.getByRole('heading', { name: 'Notifications on this device' }).waitFor();
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    const off = page.getByRole('button', { name: 'Turn off notifications' });
    await off.waitFor();
    await expectAccessible(page);
    await off.click();
    await page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  });
});
