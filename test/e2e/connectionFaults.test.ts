import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { demoShop } from '../support/localCloud.ts';
import { newBuyer } from '../support/people.ts';
import { pickProduct } from '../support/shopping.ts';
import { openBuyer, openGuest, placeButton, readyToPlace } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const ordersOf = async (api: Api) => (await api.call(listOrders, { query: {} })).data;
const countsIn = async (api: Api) => (await api.call(getCart, {})).data.items.map(({ count }) => count);

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Add(ing …| to cart)$/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

describe('without a connection', () => {
  const bar = (page: Page) => page.getByText('You are offline.');
  const tenSeconds = 10_000;

  /** Away for ten seconds of the page's clock: longer than a call is retried. */
  async function withoutConnection(page: Page, act: () => Promise<void>) {
    await page.context().setOffline(true);
    await bar(page).waitFor();
    await act();
    await page.clock.fastForward(tenSeconds);
    await bar(page).waitFor();
    await page.context().setOffline(false);
    await bar(page).waitFor({ state: 'hidden' });
  }

  async function buyerAt(path: string) {
    const api = test.visitor();
    await newBuyer(api);
    const visit = await openBuyer(chromium.browser, api);
    await visit.page.clock.install();
    await visit.page.goto(path);
    await visit.page.getByRole('link', { name: /^Account of/ }).waitFor();
    await addButton(visit.page).waitFor();
    return { api, ...visit };
  }

  it('an opened product loads when the connection is back', async () => {
    const { page, thrown, close } = await openGuest(chromium.browser, test.world.url);
    const cards = page.getByRole('main').locator('h3 a');
    const marketIsThere = async () => {
      await page.getByRole('heading', { name: 'Price' }).waitFor();
      await page.locator('ul[aria-busy="false"]').waitFor();
    };
    const open = async (index: number) => {
      const name = (await cards.nth(index).textContent()) ?? '';
      await page.context().setOffline(true);
      await bar(page).waitFor();
      await cards.nth(index).click();
      await page.getByRole('main').getByText('There is no connection.').waitFor();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name }).waitFor();
    };
    await page.goto('/market');
    await marketIsThere();
    await open(1);
    // The code of the page is there now, the flowers are not.
    await page.goBack();
    await marketIsThere();
    await open(2);
    expect(thrown).toEqual([]);
    await close();
  });

  it('a page whose code was lost loads when the connection is back', async () => {
    const { page, close } = await openGuest(chromium.browser, test.world.url);
    const files = /\/(assets\/|config\.json)/;
    await page.goto('/market');
    await page.getByRole('heading', { name: 'Price' }).waitFor();
    await page.route(files, (route) => route.abort('connectionreset'));
    const card = page.getByRole('main').locator('h3 a').first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await page.getByText('Something went wrong on this page.').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('main').getByText('There is no connection.').waitFor();
    await page.unroute(files);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await close();
  });

  it('the page survives the loss of background code', async () => {
    const { page, close } = await openGuest(chromium.browser, test.world.url);
    await page.clock.install();
    await page.goto('/market');
    await page.getByRole('heading', { name: 'Price' }).waitFor();
    const lost: string[] = [];
    await page.route('**/assets/*.js', (route) => {
      lost.push(route.request().url());
      return route.abort('connectionreset');
    });
    await page.evaluate(() => document.body.setAttribute('data-seen', ''));
    const isReachable = page.waitForResponse('**/config.json');
    await page.clock.fastForward(tenSeconds);
    await isReachable;
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    // A reload would begin with the next task of the page.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.locator('body[data-seen]').count()).toBe(1);
    await close();
  });

  it('an addition to the cart waits and is sent once', async () => {
    const product = await pickProduct(test.visitor());
    const { api, page, thrown, close } = await buyerAt(`/viewproduct/${product.id}`);
    await withoutConnection(page, async () => {
      await addButton(page).click();
      await addButton(page).click({ force: true });
    });
    await drawer(page).getByText(product.name).waitFor();
    expect(await drawer(page).locator('output').allTextContents()).toEqual(['1']);
    expect(await countsIn(api)).toEqual([1]);
    expect(thrown).toEqual([]);
    await close();
  });

  it('an addition whose answers were lost is added once after a retry', async () => {
    const product = await pickProduct(test.visitor());
    const { api, page, thrown, close } = await buyerAt(`/viewproduct/${product.id}`);
    await page.route('**/api/shop/cart/add_product', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await addButton(page).click();
    await page.getByText('Network error').waitFor();
    await page.unroute('**/api/shop/cart/add_product');
    await page.getByRole('button', { name: 'Retry' }).click();
    await drawer(page).getByText(product.name).waitFor();
    expect(await countsIn(api)).toEqual([1]);
    expect(thrown).toEqual([]);
    await close();
  });

  it('an order that is sent waits and is placed once', async () => {
    const { page, api, thrown, close } = await readyToPlace(chromium.browser, test.visitor());
    await page.clock.install();
    await page.reload();
    await placeButton(page).waitFor();
    await withoutConnection(page, async () => {
      await placeButton(page).click();
      await page.getByRole('button', { name: 'Placing your order …' }).waitFor();
    });
    await page.waitForURL('**/_local/pay/**');
    expect(await ordersOf(api)).toHaveLength(1);
    expect(thrown).toEqual([]);
    await close();
  });

  it('an order whose answers were all lost is found, not placed again', async () => {
    const { page, api, thrown, close } = await readyToPlace(chromium.browser, test.visitor());
    await page.route('**/api/shop/cart/*/checkout', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeButton(page).click();
    await page.waitForURL('**/_local/pay/**');
    expect(await ordersOf(api)).toHaveLength(1);
    expect(thrown).toEqual([]);
    await close();
  });
});
