import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { surryHills } from '../support/shopping.ts';
import { expectNoSideways, guestCartOf100, longName, neverAnswer, refuse } from './support/extremes.ts';
import { holdScripts } from './support/settled.ts';
import { keep } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();
const listings = '**/api/shop/category/0/products**';

type Size = { width: number; height: number };

async function openShop(size: Size, things: Readonly<Record<string, unknown>> = {}) {
  const visit = await openPage(chromium.browser, size, test.world.url);
  await keep(visit.page, { location: surryHills, ...things });
  return visit;
}

async function withLongNames(route: Route) {
  const answer = await route.fetch();
  const page: { data: object[] } = await answer.json();
  const data = page.data.map((product) => ({ ...product, name: longName, photos: [] }));
  await route.fulfill({ json: { ...page, data } });
}

describe.each(Object.entries(widths))('the storefront on a %s', (_, size) => {
  it('shows a skeleton of what is loading', async () => {
    const { page, close } = await openShop(size);
    await page.route(listings, neverAnswer);
    await page.goto('/market');
    await page.locator('ul[aria-busy="true"] li').first().waitFor();
    await expectAccessible(page);
    await close();
  });

  it('shows a splash except on rendered pages', async () => {
    const { page, close } = await openShop(size);
    const splash = page.getByRole('img', { name: 'Bloomkin' });
    const release = await holdScripts(page);
    await page.goto('/market', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await splash.count()).toBe(0);
    await page.goto('/personal/profile', { waitUntil: 'commit' });
    await splash.waitFor();
    release();
    await page.getByText('Sign in to your account').waitFor();
    expect(await splash.isVisible()).toBe(false);
    await close();
  });

  it('says that nothing matches, and how to go on', async () => {
    const { page, close } = await openShop(size);
    await page.goto('/market?q=xylophone&day=2026-11-30');
    await page.getByText('Nothing found for “xylophone”').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await page.getByRole('button', { name: 'Show all flowers' }).click();
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .waitFor();
    await close();
  });

  it('can be loaded again after an error', async () => {
    const { page, close } = await openShop(size);
    await page.route(listings, refuse);
    await page.goto('/market');
    await page.getByText('We could not load the flowers.').waitFor();
    await expectAccessible(page);
    await page.unroute(listings);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .waitFor();
    await close();
  });

  it('keeps its data without a connection, and says so', async () => {
    const { page, close } = await openShop(size);
    const near = page.waitForResponse((answer) => /\/products\?.*lat=/.test(answer.url()));
    await page.goto('/market');
    await near;
    await page.locator('ul[aria-busy="false"]').waitFor();
    await page.evaluate(() => scrollTo(0, 700));
    const card = page.getByRole('main').locator('h3 a').nth(8);
    const place = await card.boundingBox();
    await page.context().setOffline(true);
    const bar = await page.getByText('You are offline.').boundingBox();
    expect(bar?.y).toBeGreaterThanOrEqual(0);
    expect(bar?.y).toBeLessThan(120);
    expect(await card.boundingBox()).toEqual(place);
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
    await expectAccessible(page);
    expect(await page.getByRole('button', { name: /^Add .* to cart$/ }).count()).toBeGreaterThan(3);
    await close();
  });

  it('offers other ways for an address out of reach', async () => {
    const aliceSprings = { address: 'Alice Springs NT 0870', lat: -23.698, lng: 133.881 };
    const { page, thrown, close } = await openShop(size, { location: aliceSprings });
    await page.goto('/market');
    await page.getByRole('heading', { name: 'No florist delivers to Alice Springs NT yet' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Look around without an address' }).click();
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .waitFor();
    expect(thrown).toEqual([]);
    await close();
  });

  it('marks stale results while loading or offline', async () => {
    const { page, thrown, close } = await openShop(size);
    const near = page.waitForResponse((answer) => /\/products\?.*lat=/.test(answer.url()));
    await page.goto('/market');
    await near;
    await page.locator('ul[aria-busy="false"]').waitFor();
    await page.route(listings, neverAnswer);
    await page.getByRole('button', { name: 'Under $80' }).click();
    const old = page.locator('ul[aria-busy="true"] img').first();
    await expect.poll(() => old.evaluate((photo) => getComputedStyle(photo).opacity)).toBe('0.3');
    await page.context().setOffline(true);
    await page.getByText('You are offline. These flowers come once you are back.').waitFor();
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });

  it('has room for long names and products without a photo', async () => {
    const { page, thrown, close } = await openShop(size);
    await page.route(listings, withLongNames);
    await page.goto('/market');
    await page.getByRole('link', { name: longName }).first().waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });

  it('holds a search text of any length', async () => {
    const { page, close } = await openShop(size);
    await page.goto(`/market?q=${'supercalifragilistic'.repeat(5)}`);
    await page.getByText(/^Nothing found for/).waitFor();
    await expectNoSideways(page);
    await close();
  });

  it('holds a cart of a hundred lines', async () => {
    const { page, thrown, close } = await openShop(size, { guestCart: guestCartOf100 });
    // Invented products: the shop would say that none is sold any more.
    await page.route('**/api/shop/product/*', (route) => route.abort());
    await page.goto('/market');
    await page.getByRole('button', { name: 'Your cart, 100 items' }).click();
    const cart = page.getByRole('dialog');
    await cart.getByText('Bouquet 99').waitFor();
    expect(await cart.getByRole('group', { name: /^Quantity of/ }).count()).toBe(100);
    await cart.getByRole('button', { name: /Buy now/ }).waitFor();
    await expectAccessible(page);
    const last = cart.getByRole('group', { name: 'Quantity of Bouquet 99' });
    await last.getByRole('button', { name: 'One fewer' }).click();
    await last.waitFor({ state: 'detached' });
    await cart.getByRole('button', { name: 'Undo' }).waitFor();
    await expectNoSideways(page);
    expect(thrown).toEqual([]);
    await close();
  });
});
