import { getPushKey } from '@bloomkin/shared/routes/push.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { withPassword } from '../support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

type Subscription = ReturnType<typeof test.world.push.subscribe>;

/** The browser's own push service needs the internet: the local run's stands in. */
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
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = subscribed;
        return subscribed;
      },
    });
  }, subscription);

/** As the browser does when its push service sends something. */
async function deliver(page: Page, data: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
}

const listShown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

describe.each(Object.entries(widths))('a florist, on a %s', (_, size) => {
  it('turns notifications on with a press, sees one, and turns them off', async () => {
    const api = test.visitor();
    await withPassword(api, 'vendor1');
    const { data } = await api.call(getPushKey, {});
    const visit = await openSignedIn(chromium.browser, api, size, 'allow');
    const { page, thrown, close } = visit;
    await page.context().grantPermissions(['notifications']);
    await usePushService(page, test.world.push.subscribe(data.public_key));
    await page.goto('/settings/profile');
    await page.getByRole('heading', { name: 'Notifications on this device' }).waitFor();
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    const off = page.getByRole('button', { name: 'Turn off notifications' });
    await off.waitFor();
    await expectAccessible(page);
    const title = 'New order K3M9';
    await deliver(page, { title, text: 'Delivery: Sat 21 Nov', path: '/orders/view/1', tag: 'order-1' });
    await expect.poll(() => listShown(page)).toEqual([{ title, body: 'Delivery: Sat 21 Nov' }]);
    await off.click();
    await page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
    expect(thrown).toEqual([]);
    await close();
  });
});
