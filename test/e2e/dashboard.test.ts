import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { newPartner, withPassword } from '../support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

describe.each([
  ['at the desk', widths.desk],
  ['on a phone', widths.phone],
] as const)('the dashboard %s', (_where, size) => {
  it('shows a florist the figures of the chosen days, which the address keeps', async () => {
    const api = test.visitor();
    await withPassword(api, 'vendor1');
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/dashboard');
    await page.getByText('Average basket').waitFor();
    await page.getByText('28 days', { exact: true }).click();
    await page.waitForURL('**/dashboard?days=28');
    await page.getByRole('table').first().waitFor({ state: 'attached' });
    await page.getByText('Table', { exact: true }).click();
    await page.getByRole('cell', { name: /so far$/ }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByText('Today', { exact: true }).first().click();
    await page.waitForURL('**/dashboard?days=1');
    await page.getByRole('link', { name: 'On time' }).click();
    await page.waitForURL('**/orders/list/full?status=completed&days=*');
    expect(thrown).toEqual([]);
    await close();
  });

  it('shows an admin the market by state, florist and category with the funnel', async () => {
    const api = test.visitor();
    await withPassword(api, 'admin');
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/dashboard?days=28');
    await page.getByText('From visit to order').waitFor();
    await page.getByRole('cell', { name: 'NSW' }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    if (size === widths.phone) await page.getByRole('tab', { name: 'Florist' }).click();
    await page.getByRole('link', { name: 'Marlo & Fern' }).click();
    await page.getByRole('heading', { name: 'Marlo & Fern' }).waitFor();
    await page.getByText('Top products').waitFor();
    expect(thrown).toEqual([]);
    await close();
  });
});

it('leads a partner without a company to the steps of opening a shop', async () => {
  const api = test.visitor();
  await newPartner(api);
  const { page, close } = await openSignedIn(chromium.browser, api, widths.phone);
  await page.goto('/dashboard');
  await page.waitForURL('**/companies/open');
  await close();
});
