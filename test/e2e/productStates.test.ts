import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { expectNoSideways, guestCartOf100, longName, neverAnswer, refuse } from './support/extremes.ts';
import { keep, openGuest } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();
const oneProduct = /\/api\/shop\/product\/\w+$/;

async function bare(route: Route): Promise<void> {
  const answer = await route.fetch();
  const { data }: { data: object } = await answer.json();
  await route.fulfill({ json: { data: { ...data, name: longName, photos: [] } } });
}

/** The shop asks for the product itself only when one comes to it from another page. */
async function openFromMarket(page: Page, card: number, how: (route: Route) => unknown): Promise<void> {
  await page.unroute(oneProduct);
  await page.route(oneProduct, how);
  await page.goto('/market');
  // Until the page is hydrated a link loads a whole page, which brings its product along.
  await page.getByRole('status').filter({ hasText: 'Surry Hills' }).waitFor();
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await cards.nth(card).getByRole('link').click();
  await page.waitForURL('**/viewproduct/**');
}

describe.each(Object.entries(widths))('on a %s', (_, size) => {
  it('a product shows a skeleton, an error, any name and a missing photo', async () => {
    const { page, thrown, close } = await openGuest(chromium.browser, test.world.url, size);
    await openFromMarket(page, 0, neverAnswer);
    await page.locator('main [aria-busy="true"]').first().waitFor();
    await expectAccessible(page);
    await openFromMarket(page, 1, refuse);
    await page.getByText('We could not load this product.').waitFor();
    await expectAccessible(page);
    await page.unroute(oneProduct);
    await page.route(oneProduct, bare);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: longName }).waitFor();
    await page.getByRole('img', { name: longName }).waitFor();
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });

  it('a checkout copes with no line, a hundred lines and no connection', async () => {
    const { page, thrown, close } = await openGuest(chromium.browser, test.world.url, size);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Browse flowers' }).waitFor();
    await expectAccessible(page);
    await keep(page, { guestCart: guestCartOf100 });
    // Invented products: the shop would say that none is sold any more.
    await page.route('**/api/shop/product/*', (route) => route.abort());
    await page.goto('/cart');
    const cart = page.getByRole('complementary', { name: 'Your cart' });
    await cart.getByText('Bouquet 99').waitFor();
    expect(await cart.getByRole('group', { name: /^Quantity of/ }).count()).toBe(100);
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByLabel('Recipient’s name').fill('Dana Okafor');
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await expectAccessible(page);
    expect(await page.getByLabel('Recipient’s name').inputValue()).toBe('Dana Okafor');
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    expect(thrown).toEqual([]);
    await close();
  });
});
