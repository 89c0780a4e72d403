import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { newBuyer } from '#support/people.ts';
import { watchRequests } from './support/settled.ts';
import { openPlace } from './support/tag.ts';
import { openBuyer, openGuest } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

/** Records the API requests of a page from now on. */
function recordRequests(page: Page, pattern: RegExp) {
  const { settled } = watchRequests(page);
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pattern.test(pathname + search)) seen.push(pathname + search);
  });
  return { seen, settled };
}

async function saveAnotherAddress(page: Page): Promise<void> {
  await openPlace(page);
  const panel = page.getByRole('dialog', { name: 'Where should they go?' });
  await panel.getByLabel('Street address or suburb').fill('1 King St, Newto');
  await panel
    .getByRole('option', { name: /Newtown/ })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.waitFor({ state: 'hidden' });
}

it.each(['guest', 'buyer'])('the list of a new address is loaded once for a %s', async (who) => {
  const api = test.visitor();
  if (who === 'buyer') await newBuyer(api);
  const { page } = await (who === 'buyer'
    ? openBuyer(chromium.browser, api)
    : openGuest(chromium.browser, test.cloud.url));
  await page.goto('/market');
  await page.getByRole('status').filter({ hasText: 'that can reach Surry Hills' }).waitFor();
  const { seen: lists, settled } = recordRequests(page, /\/category\/0\/products/);
  await saveAnotherAddress(page);
  await page.getByRole('status').filter({ hasText: 'that can reach Newtown' }).waitFor();
  await settled();
  expect(lists).toHaveLength(1);
});

it('the market’s list is loaded once for an address set on another page', async () => {
  const { page } = await openPage(chromium.browser, widths.desk, test.cloud.url);
  await page.goto('/cart');
  const { seen: lists, settled } = recordRequests(page, /\/category\/0\/products/);
  await saveAnotherAddress(page);
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  await settled();
  expect(lists).toHaveLength(1);
});

it('a map names its suburbs without a call of the geocoder', async () => {
  const { data } = await test.visitor().call(listCompanies, { query: { per_page: 20 } });
  const florist = data.find(({ stores }) => stores.length > 0);
  const { page } = await openPage(chromium.browser, widths.desk, test.cloud.url);
  const { seen: urls, settled } = recordRequests(page, /\/api\/geocode/);
  await page.goto(`/market/${florist?.id}`);
  const map = page.getByRole('img', { name: /^Map of the stores/ });
  await map.scrollIntoViewIfNeeded();
  await map.locator('[data-part="borders"][d^="M"]').waitFor({ state: 'attached' });
  await map.locator('span').first().waitFor();
  await settled();
  expect(urls).toEqual([]);
});
