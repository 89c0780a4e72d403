import { paths } from '@bloomkin/shared/pages.ts';
import {
  changeMoneySettings,
  changeNotificationSettings,
  changeShippingSettings,
  getMoneySettings,
  getNotificationSettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { withPassword } from '../support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

/** By how much the page has moved by itself. */
const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const moved: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return moved.reduce((sum, by) => sum + by, 0);
  });

describe.each([
  ['at the desk', widths.desk],
  ['on a phone', widths.phone],
] as const)('the settings of the market %s', (_where, size) => {
  it('are changed, kept beside a change of somebody else, and taken back', async () => {
    const api = test.visitor();
    await withPassword(api, 'admin');
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/market-settings');
    const commission = page.getByLabel('Commission, %');
    await commission.fill('12.5');
    const { data } = await api.call(getMoneySettings, {});
    const body = { version: data.version, values: { commission_percent: 11 } };
    await api.call(changeMoneySettings, { body });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await page.getByText(/Somebody changed this/).waitFor();
    await page.getByText('11%').first().waitFor();
    await save.click();
    await page.getByText('12.5%').first().waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Go back to 11%' }).first().click();
    await expect.poll(() => commission.inputValue()).toBe('11');
    await page.getByRole('tab', { name: 'Shipping' }).click();
    await page.getByLabel('Highest price').waitFor();
    await expectAccessible(page);
    const last = addDays(localTime(new Date(), 'Australia/Sydney').day, 700);
    await page.getByLabel('Another day').fill(last);
    await page.getByLabel('Its name').fill('Day of Mourning');
    await page.getByLabel('Where').selectOption('In every state');
    await page.getByRole('button', { name: 'Add a holiday' }).click();
    await page.getByLabel('State', { exact: true }).selectOption('Victoria');
    await page.getByRole('checkbox', { name: /Day of Mourning/ }).waitFor();
    await page.getByRole('button', { name: 'Add a window' }).click();
    await save.click();
    await page
      .getByText(/1 window, 8 holidays changed/)
      .first()
      .waitFor();
    await expectNoSideways(page);
    const shipping = (await api.call(getShippingSettings, {})).data;
    const plain = { ...shipping.values, delivery_periods: [], holidays: [] };
    await api.call(changeShippingSettings, { body: { version: shipping.version, values: plain } });
    expect(thrown).toEqual([]);
    await close();
  });

  it('put a banner above every page of the shop, without moving it', async () => {
    const api = test.visitor();
    await withPassword(api, 'admin');
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/market-settings?tab=site');
    const on = page.getByRole('switch', { name: 'Show the banner' });
    await on.check();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const text = page.getByLabel('Text', { exact: true });
    await text.fill('');
    await save.click();
    await page.getByText('Enter a text').waitFor();
    await text.fill('Flowers for the first day of school');
    await page.getByRole('textbox', { name: /^Link/ }).fill('/new-product');
    await page.getByLabel('Words of the link').fill('See what is new');
    await save.click();
    await page
      .getByText(/Version \d+: banner “Flowers for the first day/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);

    const shop = await openPage(chromium.browser, size, test.world.url);
    // Rendered by the server, and by the browser alone.
    for (const path of ['/market?q=first', paths.myOrders()]) {
      await expect
        .poll(
          async () => {
            await shop.page.goto(path);
            return shop.page.getByRole('complementary', { name: 'News' }).count();
          },
          { timeout: 15_000 },
        )
        .toBe(1);
      await shop.page.getByRole('contentinfo').waitFor();
      expect(await readLayoutShift(shop.page), path).toBeLessThan(0.01);
    }
    await expectAccessible(shop.page);
    await expectNoSideways(shop.page);
    await shop.page.getByRole('link', { name: 'See what is new' }).click();
    await shop.page.getByRole('heading', { level: 1, name: /new/i }).waitFor();
    expect(shop.thrown).toEqual([]);
    await shop.close();

    await on.uncheck();
    await save.click();
    await page
      .getByText(/Version \d+: no banner/)
      .first()
      .waitFor();
    expect(thrown).toEqual([]);
    await close();
  });

  it('have the texts of messages, with a preview', async () => {
    const api = test.visitor();
    await withPassword(api, 'admin');
    const { version } = (await api.call(getNotificationSettings, {})).data;
    await api.call(changeNotificationSettings, { body: { version, values: { texts: {} } } });
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/market-settings?tab=messages');
    await page.getByLabel('Message', { exact: true }).selectOption({ value: 'accepted' });
    const heading = page.getByLabel('Heading');
    await heading.fill('Begun: ');
    await page.getByRole('button', { name: '{order}' }).click();
    expect(await heading.inputValue()).toBe('Begun: {order}');
    const preview = page.getByRole('region', { name: 'What a buyer will see' });
    await preview.getByRole('heading', { name: 'Begun: K3M9-Q2TB' }).waitFor();
    await page.getByLabel('Text', { exact: true }).fill('Dear {name}');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await page.getByText('This message has no {name}').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Text', { exact: true }).fill('{florist} makes your flowers.');
    await save.click();
    await page
      .getByText(/Version \d+: Order accepted/)
      .first()
      .waitFor();
    await expectNoSideways(page);
    await save.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Use the built-in text' }).click();
    await preview.getByRole('heading', { name: 'Your order is accepted' }).waitFor();
    await save.click();
    await page.getByRole('button', { name: `Go back to Version ${version + 2}:` }).click();
    await expect.poll(() => heading.inputValue()).toBe('Begun: {order}');
    expect(thrown).toEqual([]);
    await close();
  });
});
