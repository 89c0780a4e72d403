import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { demoShop } from '../support/localCloud.ts';
import { codeSentTo } from '../support/outbox.ts';
import { newPhone } from '../support/people.ts';
import { pickProduct } from '../support/shopping.ts';
import { buildCheckoutDraft, guestCartOf, keep, openGuest, placeButton, signUp } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

describe('a guest’s filled-in checkout', () => {
  /** A guest who has filled in all of the checkout. */
  async function guestAtCheckout() {
    const product = await pickProduct(test.visitor());
    const visit = await openGuest(chromium.browser, test.world.url);
    const checkoutDraft = await buildCheckoutDraft(test.visitor(), product);
    await keep(visit.page, {
      guestCart: guestCartOf(product),
      checkoutDraft,
      unitOffice: 'Unit 7',
      comment: 'Ring twice',
    });
    await visit.page.goto('/cart');
    await placeButton(visit.page).waitFor();
    return { ...visit, product, checkoutDraft };
  }

  async function expectAllFilledIn(page: Page, productName: string) {
    await page.getByRole('complementary', { name: 'Your cart' }).getByText(productName).waitFor();
    await page.getByText('To Dana Okafor at Unit 7, 10 Crown St, Surry Hills NSW 2010').waitFor();
    await page.getByText('“Happy birthday, Dana!” · Ruby Tran, 0491 578 957').waitFor();
    await placeButton(page).waitFor();
  }

  it('survives reloads, a canceled sign-in and a sign-in', async () => {
    const { page, product, thrown, close } = await guestAtCheckout();
    await page.reload();
    await expectAllFilledIn(page, product.name);
    await placeButton(page).click();
    await page.getByRole('dialog').getByText('To place an order, you must be logged in!').waitFor();
    await page.keyboard.press('Escape');
    await expectAllFilledIn(page, product.name);
    // The page is left in the middle of the sign-in.
    const phone = newPhone();
    await page.route('**/api/shop/cart/add_product', (route) => route.abort('connectionreset'));
    await placeButton(page).click();
    await signUp(page, phone);
    await page.getByLabel('Four-digit code').fill(await codeSentTo(test.world.url, `+61${phone}`));
    await page.getByText('Network error').waitFor();
    await page.unroute('**/api/shop/cart/add_product');
    await page.reload();
    await expectAllFilledIn(page, product.name);
    const quantity = page.getByRole('group', { name: /^Quantity of/ }).locator('output');
    expect(await quantity.first().textContent()).toBe('1');
    expect(thrown).toEqual([]);
    await close();
  });
});
