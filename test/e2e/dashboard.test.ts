import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { newPartner, signInDemoUser } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

describe.each(playedOn('desk'))('the dashboard on a %s', (device, size) => {
  it('shows a florist the figures of the chosen days, kept in the URL', async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'vendor1');
    const { page } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/dashboard');
    await page.getByText('Average basket').waitFor();
    await page.getByText('28 days', { exact: true }).click();
    await page.waitForURL('**/dashboard?days=28');
    await page.getByRole('table').first().waitFor({ state: 'attached' });
    await page.getByText('Table', { exact: true }).click();
    await page.getByRole('cell', { name: /so far$/ }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
    await page.setViewportSize(size);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const lines = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
    expect(lines[0]).toContain('Figure,Name,Orders,Taken,Beside,Orders then,Taken then');
    expect(lines.filter((line) => /^Day,\d{4}(-\d\d){2},\d+,\d+\.\d\d,/.test(line))).toHaveLength(28);
    await page.getByText('12 weeks', { exact: true }).click();
    await page.waitForURL('**/dashboard?days=84');
    await page.getByText('Today', { exact: true }).first().click();
    await page.waitForURL('**/dashboard?days=1');
    // The figures of the days before are shown, with their link, until those of today are there.
    await page.getByRole('link', { name: 'On time' }).and(page.locator('[href*="days="]')).click();
    await page.waitForURL('**/orders/list/full?status=completed&days=*');
    await page.goto('/dashboard?days=28');
    await page.getByRole('link', { name: 'On time' }).click();
    await page.waitForURL('**/orders/list/full?status=completed&from=*&to=*');
  });

  it('shows an admin the market’s parts and the funnel', async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
    const { page } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/dashboard?days=28');
    await page.getByText('From visit to order').waitFor();
    await page.getByRole('cell', { name: 'NSW' }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    if (device === 'phone') await page.getByText('Florist', { exact: true }).click();
    await page.getByRole('link', { name: 'Marlo & Fern' }).click();
    await page.getByRole('heading', { name: 'Marlo & Fern' }).waitFor();
    await page.getByText('Top products').waitFor();
  });
});

it('a partner without a company gets to the steps of opening a shop', async () => {
  const api = test.visitor();
  await newPartner(api);
  const { page } = await openSignedIn(chromium.browser, api, widths.phone);
  await page.goto('/dashboard');
  await page.waitForURL('**/companies/open');
});
