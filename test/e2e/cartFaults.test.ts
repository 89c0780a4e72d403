import { addProduct, checkout, getCart, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { demoShop } from '../support/localCloud.ts';
import { newBuyer } from '../support/people.ts';
import { contact, pickProduct, productsOfTwoFlorists, surryHills } from '../support/shopping.ts';
import { guestCartOf, keep, openBuyer, openGuest, placeButton, readyToPlace } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const ordersOf = async (api: Api) => (await api.call(listOrders, { query: {} })).data;
const countsIn = async (api: Api) => (await api.call(getCart, {})).data.items.map(({ count }) => count);

const cartOf = (page: Page) => page.getByRole('complementary', { name: 'Your cart' });
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

describe('another florist’s products', () => {
  async function askWhetherToChange(page: Page, current: Product, next: Product) {
    const names = [current.company_info.brand, next.company_info.brand];
    await page.goto('/cart');
    await cartOf(page).getByText(current.name).waitFor();
    await page.goto(`/viewproduct/${next.id}`);
    await addButton(page).click();
    const dialog = page.getByRole('dialog', { name: `Start a new cart with ${names[1]}?` });
    await dialog.getByText(`Your cart from ${names[0]} will be emptied`).waitFor();
    await dialog.getByRole('button', { name: `Keep ${names[0]}` }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto('/cart');
    await cartOf(page).getByText(current.name).waitFor();
    await page.goto(`/viewproduct/${next.id}`);
    await addButton(page).click();
    await dialog.getByRole('button', { name: `Start a new cart with ${names[1]}` }).click();
    await drawer(page).getByText(next.name).waitFor();
    expect(await drawer(page).getByText(current.name).count()).toBe(0);
    expect(await drawer(page).locator('output').allTextContents()).toEqual(['1']);
  }

  it('make a guest confirm, with both named, before the cart is emptied', async () => {
    const [current, next] = await productsOfTwoFlorists(test.visitor());
    const { page, thrown, close } = await openGuest(chromium.browser, test.world.url);
    await keep(page, { guestCart: guestCartOf(current) });
    await askWhetherToChange(page, current, next);
    expect(thrown).toEqual([]);
    await close();
  });

  it('make a signed-in user confirm, with both named, before that', async () => {
    const api = test.visitor();
    await newBuyer(api);
    const [current, next] = await productsOfTwoFlorists(api);
    await api.call(addProduct, { body: { product_id: current.id, count: 2 } });
    const { page, thrown, close } = await openBuyer(chromium.browser, api);
    await askWhetherToChange(page, current, next);
    expect(await countsIn(api)).toEqual([1]);
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('while the checkout is open', () => {
  /** Other buyers order the same day and time until it is full. */
  async function fillPeriodOf({ deliveryDay, delivery_period }: Order, product: Product) {
    let other = test.visitor();
    await newBuyer(other, 'Priya Nair');
    for (;;) {
      const { data: cart } = await other.call(addProduct, { body: { product_id: product.id, count: 1 } });
      const body = { ...contact, location: surryHills, deliveryDay, delivery_period };
      const filled = await other.call(updateCart, { params: { id: cart.cart_hash }, body });
      const params = { id: cart.cart_hash };
      const sent = await other.send(checkout, { params, body: { expected_total: filled.data.total } });
      if (sent.status === 200) continue;
      // A buyer may have five unpaid orders: the next one goes on.
      if (sent.status === 429) {
        other = test.visitor();
        await newBuyer(other, 'Priya Nair');
        continue;
      }
      expect(sent.failure.errors?.map(({ path }) => path)).toEqual(['deliveryDay']);
      return;
    }
  }

  it('a full period closes and another can be ordered', async () => {
    const { page, api, product, cart, thrown, close } = await readyToPlace(chromium.browser, test.visitor());
    await fillPeriodOf(cart, product);
    await placeButton(page).click();
    await page
      .getByRole('alert')
      .getByText(/[Ff]ully booked/)
      .waitFor();
    await page.getByText('Sold out').first().waitFor();
    expect(await ordersOf(api)).toEqual([]);
    await page.locator('label:has(input[name=period]:not([disabled]))').first().click();
    // The card is written already.
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.getByText('“Happy birthday, Dana!” · Ruby Tran').waitFor();
    await placeButton(page).click();
    await page.waitForURL('**/_local/pay/**');
    expect(await ordersOf(api)).toHaveLength(1);
    expect(thrown).toEqual([]);
    await close();
  });

  it('a reload while sending leads to the order', async () => {
    const { page, api, thrown, close } = await readyToPlace(chromium.browser, test.visitor());
    const submission = '**/api/shop/cart/*/checkout';
    // It arrives, and its answer does not.
    await page.route(submission, async (route) => void (await route.fetch()));
    await placeButton(page).click();
    await expect.poll(async () => (await ordersOf(api)).length, { timeout: 30_000 }).toBe(1);
    await page.reload();
    await page.waitForURL('**/orders/**');
    await page.getByRole('button', { name: /^Pay now/ }).waitFor();
    const draft = await page.evaluate(() => localStorage.getItem('bloomkin.checkoutDraft') ?? '');
    expect(draft).not.toContain('Dana Okafor');
    expect(draft).toContain('Ruby Tran');
    expect(thrown).toEqual([]);
    await close();
  });

  it('a reload at any step keeps the step and all typed text', async () => {
    const product = await pickProduct(test.visitor());
    const { page, thrown, close } = await openGuest(chromium.browser, test.world.url);
    await keep(page, { guestCart: guestCartOf(product) });
    await page.goto('/cart');
    await page.getByLabel('Recipient’s name').fill('Dana Okafor');
    await page.getByLabel('Unit or office').fill('Unit 7');
    await page.reload();
    await expect.poll(() => page.getByLabel('Recipient’s name').inputValue()).toBe('Dana Okafor');
    expect(await page.getByLabel('Unit or office').inputValue()).toBe('Unit 7');
    await page.getByRole('button', { name: 'Choose a day' }).click();
    await page.locator('button[data-day][aria-disabled=false]').nth(2).click();
    await page.locator('label:has(input[name=period]:not([disabled]))').last().click();
    await page.reload();
    await page.locator('button[data-day][aria-pressed=true]').waitFor();
    await page.locator('input[name=period]:checked').waitFor();
    await page.getByRole('button', { name: 'Write the card' }).click();
    await page.getByLabel('Card message (optional)').fill('Happy birthday, Dana!');
    await page.getByLabel('Your name').fill('Ruby Tran');
    await page.getByLabel('Your phone').fill('0491 570 156');
    await page.reload();
    await expect.poll(() => page.getByLabel('Your phone').inputValue()).toBe('0491 570 156');
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.reload();
    await placeButton(page).waitFor();
    await page.getByText('To Dana Okafor at Unit 7, 10 Crown St').waitFor();
    await page.getByText('“Happy birthday, Dana!” · Ruby Tran, 0491 570 156').waitFor();
    expect(thrown).toEqual([]);
    await close();
  });
});
