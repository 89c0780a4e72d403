import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { surryHills } from '#support/shopping.ts';
import { expectNoSideways, guestCartOf100, longName } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { holdScripts } from './support/settled.ts';
import { tagPlace } from './support/tag.ts';
import { keep } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();
const listings = '**/api/shop/category/0/products**';
const oneProduct = /\/api\/shop\/product\/\w+$/;

type Size = { width: number; height: number };

async function openShop(size: Size, things: Readonly<Record<string, unknown>> = {}) {
  const visit = await openPage(chromium.browser, size, test.cloud.url);
  await keep(visit.page, { location: surryHills, ...things });
  return visit;
}

async function withLongNames(route: Route) {
  const answer = await route.fetch();
  const page: { data: object[] } = await answer.json();
  const data = page.data.map((product) => ({ ...product, name: longName, photos: [] }));
  await route.fulfill({ json: { ...page, data } });
}

async function withLongName(route: Route) {
  const answer = await route.fetch();
  const { data }: { data: object } = await answer.json();
  await route.fulfill({ json: { data: { ...data, name: longName, photos: [] } } });
}

it.each([
  ['a desk at 200 %', 720, 450],
  ['a phone on its side', 844, 390],
])('the header leaves %s to the page while it scrolls', async (_, width, height) => {
  const { page } = await openShop({ width, height });
  await page.goto('/market');
  for (const part of [page.getByRole('link', { name: 'Bloomkin home' }), tagPlace(page)]) {
    await part.waitFor();
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(async () => (await part.boundingBox())?.y ?? 0).toBeLessThan(-height);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

describe.each(playedOn('phone'))('the storefront on a %s', (_, size) => {
  it('shows a splash except on rendered pages', async () => {
    const { page } = await openShop(size);
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
  });

  it('keeps its data without a connection, and says so', async () => {
    const { page } = await openShop(size);
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
    // Its code has not loaded: the page stays, and the dialog opens when the connection is back.
    await page.getByRole('button', { name: 'Refunds' }).click();
    await page.context().setOffline(false);
    await page.getByRole('dialog', { name: 'Refunds' }).waitFor();
  });

  it('fits long names, search texts and products without a photo', async () => {
    const { page } = await openShop(size);
    await page.route(listings, withLongNames);
    await page.route(oneProduct, withLongName);
    await page.goto('/market');
    const link = page.getByRole('link', { name: longName }).first();
    await link.waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
    // Until the page is hydrated a link loads a whole page, which brings its product along.
    await page.getByRole('status').filter({ hasText: 'Surry Hills' }).waitFor();
    await link.click();
    await page.getByRole('heading', { level: 1, name: longName }).waitFor();
    await page.getByRole('img', { name: longName }).waitFor();
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.goto(`/market?q=${'supercalifragilistic'.repeat(5)}`);
    await page.getByText(/^Nothing found for/).waitFor();
    await expectNoSideways(page);
  });

  it('holds a cart of a hundred lines', async () => {
    const { page } = await openShop(size, { guestCart: guestCartOf100 });
    // Invented products: the shop would say that none is sold any more.
    await page.route('**/api/shop/product/*', (route) => route.abort());
    await page.goto('/market');
    await page.getByRole('button', { name: 'Your cart, 100 items' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByText('Bouquet 99').waitFor();
    expect(await panel.getByRole('group', { name: /^Quantity of/ }).count()).toBe(100);
    await expectAccessible(page);
    const last = panel.getByRole('group', { name: 'Quantity of Bouquet 99' });
    await last.getByRole('button', { name: 'One fewer' }).click();
    await last.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'Undo' }).waitFor();
    await expectNoSideways(page);
    await panel.getByRole('button', { name: /Buy now/ }).click();
    const cart = page.getByRole('complementary', { name: 'Your cart' });
    await cart.getByText('Bouquet 98').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(await cart.getByRole('group', { name: /^Quantity of/ }).count()).toBe(99);
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByLabel('Recipient’s name').fill('Dana Okafor');
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    expect(await page.getByLabel('Recipient’s name').inputValue()).toBe('Dana Okafor');
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
  });
});
