import { paths } from '@bloomkin/shared/pages.ts';
import {
  changeMoneySettings,
  changeNotificationSettings,
  changeShippingSettings,
  getFeatureSettings,
  getMoneySettings,
  getNotificationSettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
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

describe.each(playedOn('desk'))('the settings of the market on a %s', (device, size) => {
  it('merge with another admin’s change and can be undone', async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
    const { page } = await openSignedIn(chromium.browser, api, size);
    const hand = handFor(page, size);
    await page.goto('/market-settings');
    const commission = page.getByLabel('Commission, %');
    await hand.type(commission, '12.5');
    const { data } = await api.call(getMoneySettings, {});
    const body = { version: data.version, values: { commission_percent: 11 } };
    await api.call(changeMoneySettings, { body });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await hand.press(save);
    await page.getByText(/Somebody changed this/).waitFor();
    await page.getByText(/^11%, by /).waitFor();
    await hand.press(page.getByRole('button', { name: 'Save mine over theirs' }));
    await page.getByText('12.5%').first().waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await hand.press(page.getByRole('button', { name: 'Go back to 11%' }).first());
    await expect.poll(() => commission.inputValue()).toBe('11');
    await hand.turnTo(page.getByRole('tab', { name: 'Shipping' }));
    await page.getByLabel('Highest price').waitFor();
    await expectAccessible(page);
    const last = addDays(localTime(new Date(), 'Australia/Sydney').day, 700);
    // Which keys make a date depends on the browser’s language.
    await page.getByLabel('Another day').fill(last);
    await hand.type(page.getByLabel('Its name'), 'Day of Mourning');
    await hand.select(page.getByLabel('Where'), 'In every state');
    await hand.press(page.getByRole('button', { name: 'Add a holiday' }));
    await hand.select(page.getByLabel('State', { exact: true }), 'Victoria');
    await page.getByRole('checkbox', { name: /Day of Mourning/ }).waitFor();
    await hand.press(page.getByRole('button', { name: 'Add a window' }));
    await hand.press(save);
    await page
      .getByText(/1 window, 8 holidays changed/)
      .first()
      .waitFor();
    await expectNoSideways(page);
    // The history says the same of the other width.
    const readShipping = async () => (await api.call(getShippingSettings, {})).data;
    await expect.poll(async () => (await readShipping()).values.holidays.length).toBe(8);
    const shipping = await readShipping();
    const plain = { ...shipping.values, delivery_periods: [], holidays: [] };
    await api.call(changeShippingSettings, { body: { version: shipping.version, values: plain } });
  });

  it('switch a feature off and on by keyboard', async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
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
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
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

    const shop = await openPage(chromium.browser, size, test.world.url);
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

  it('keep the texts of messages, with a preview', async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
    const { version } = (await api.call(getNotificationSettings, {})).data;
    await api.call(changeNotificationSettings, { body: { version, values: { texts: {} } } });
    const { page } = await openSignedIn(chromium.browser, api, size);
    const hand = handFor(page, size);
    await page.goto('/market-settings?tab=messages');
    await hand.select(page.getByLabel('Message', { exact: true }), 'Order accepted');
    const heading = page.getByLabel('Heading');
    // Its button puts a fact into the field that had the focus last; keys write it.
    await hand.type(heading, device === 'phone' ? 'Begun: ' : 'Begun: {order}');
    if (device === 'phone') await page.getByRole('button', { name: '{order}' }).click();
    expect(await heading.inputValue()).toBe('Begun: {order}');
    const preview = page.getByRole('region', { name: 'What a buyer will see' });
    await preview.getByRole('heading', { name: 'Begun: K3M9-Q2TB' }).waitFor();
    await hand.type(page.getByLabel('Text', { exact: true }), 'Dear {name}');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await hand.press(save);
    await page.getByText('This message has no {name}').waitFor();
    await expectAccessible(page);
    await hand.type(page.getByLabel('Text', { exact: true }), '{florist} makes your flowers.');
    await hand.press(save);
    await page
      .getByText(/Version \d+: Order accepted/)
      .first()
      .waitFor();
    await expectNoSideways(page);
    await save.waitFor({ state: 'hidden' });
    await hand.press(page.getByRole('button', { name: 'Use the built-in text' }));
    await preview.getByRole('heading', { name: 'Your order is accepted' }).waitFor();
    await hand.press(save);
    await hand.press(page.getByRole('button', { name: `Go back to Version ${version + 2}:` }));
    await expect.poll(() => heading.inputValue()).toBe('Begun: {order}');
  });
});
