import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { visitAsBuyer } from '#support/people.ts';
import { pickProduct } from '#support/shopping.ts';
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
    const api = await visitAsBuyer(test);
    const visit = await openBuyer(chromium.browser, api);
    await visit.page.clock.install();
    await visit.page.goto(path);
    await visit.page.getByRole('link', { name: /^Account of/ }).waitFor();
    await addButton(visit.page).waitFor();
    return { api, ...visit };
  }

  it('an opened product loads when the connection is back', async () => {
    const { page } = await openGuest(chromium.browser, test.cloud.url);
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
  });

  it('an addition to the cart waits and is sent once', async () => {
    const product = await pickProduct(test.visitor());
    const { api, page } = await buyerAt(`/viewproduct/${product.id}`);
    await withoutConnection(page, async () => {
      await addButton(page).click();
      await addButton(page).click({ force: true });
    });
    await drawer(page).getByText(product.name).waitFor();
    expect(await drawer(page).locator('output').allTextContents()).toEqual(['1']);
    expect(await countsIn(api)).toEqual([1]);
  });

  it('an order that is sent waits and is placed once', async () => {
    const { page, api } = await readyToPlace(chromium.browser, test.visitor());
    await page.clock.install();
    await page.reload();
    await placeButton(page).waitFor();
    await withoutConnection(page, async () => {
      await placeButton(page).click();
      await page.getByRole('button', { name: 'Placing your order …' }).waitFor();
    });
    await page.waitForURL('**/_local/pay/**');
    expect(await ordersOf(api)).toHaveLength(1);
  });
});
