import { paths } from '@bloomkin/shared/pages.ts';
import { getFeatureSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { visitAs } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { handFor } from './support/hands.ts';
import { playedOn } from './support/played.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

/** The layout shift of the page. */
const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const moved: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return moved.reduce((sum, by) => sum + by, 0);
  });

describe.each(playedOn('desk'))('the settings of the market on a %s', (_, size) => {
  it('switch a feature off and on by keyboard', async () => {
    const api = await visitAs(test, 'admin');
    const { page } = await openSignedIn(chromium.browser, api, size);
    const read = async () => (await api.call(getFeatureSettings, {})).data;
    const { version } = await read();
    const [off, on] = [
      `Version ${version + 1}: writing reviews off`,
      `Version ${version + 2}: writing reviews on`,
    ];
    await page.goto('/market-settings?tab=features');
    const reviews = page.getByRole('switch', { name: 'Writing reviews' });
    for (const saved of [off, on]) {
      await reviews.focus();
      await page.keyboard.press('Space');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.getByText(saved).waitFor();
    }
    await expectNoSideways(page);
    for (const saved of [off, on]) {
      await page.getByRole('button', { name: `Go back to ${saved}` }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await read()).values.reviews).toBe(saved === on);
      await expect.poll(() => reviews.isChecked()).toBe(saved === on);
    }
  });

  it('put a banner above every page of the shop, without a layout shift', async () => {
    const api = await visitAs(test, 'admin');
    const { page } = await openSignedIn(chromium.browser, api, size);
    const hand = handFor(page, size);
    await page.goto('/market-settings?tab=site');
    const on = page.getByRole('switch', { name: 'Show the banner' });
    await hand.choose(on);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const text = page.getByLabel('Text', { exact: true });
    await hand.type(text, '');
    await hand.press(save);
    await page.getByText('Enter a text').waitFor();
    await hand.type(text, 'Flowers for the first day of school');
    await hand.type(page.getByRole('textbox', { name: /^Link/ }), '/new-product');
    await hand.type(page.getByLabel('Words of the link'), 'See what is new');
    await hand.press(save);
    await page
      .getByText(/Version \d+: banner “Flowers for the first day/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);

    const shop = await openPage(chromium.browser, size, test.cloud.url);
    // Rendered by the server, and by the browser alone.
    for (const path of ['/market?q=first', paths.myOrders()]) {
      await expect
        .poll(async () => {
          await shop.page.goto(path);
          return shop.page.getByRole('complementary', { name: 'News' }).count();
        })
        .toBe(1);
      await shop.page.getByRole('contentinfo').waitFor();
      expect(await readLayoutShift(shop.page), path).toBeLessThan(0.01);
    }
    await expectAccessible(shop.page);
    await expectNoSideways(shop.page);
    await shop.page.getByRole('link', { name: 'See what is new' }).click();
    await shop.page.getByRole('heading', { level: 1, name: /new/i }).waitFor();

    await hand.choose(on);
    await hand.press(save);
    await page
      .getByText(/Version \d+: no banner/)
      .first()
      .waitFor();
  });
});
