import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { ageSentCodes } from '../support/operator.ts';
import { codeSentTo } from '../support/outbox.ts';
import { newPhone } from '../support/people.ts';
import { pickProduct } from '../support/shopping.ts';
import {
  buildCheckoutDraft,
  guestCartOf,
  keep,
  openGuest,
  placeButton,
  signUp,
  wrongCodeFor,
} from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

const boxes = (page: Page) => page.getByLabel('Four-digit code');

/** Opens the sign-in at the four boxes, for an unknown number. */
async function atTheBoxes() {
  const visit = await openGuest(chromium.browser, test.world.url);
  const phone = newPhone();
  await visit.page.clock.install();
  await visit.page.goto('/personal/orders/list/full');
  await visit.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signUp(visit.page, phone);
  return { ...visit, phone };
}

async function openSignInFromHeader(page: Page) {
  await page.getByRole('button', { name: 'Sign in or register' }).click();
}

/** As from the clipboard: all at once. */
async function paste(page: Page, text: string) {
  await boxes(page).focus();
  await page.keyboard.insertText(text);
}

describe('the code', () => {
  it('shows the tries left and can be renewed after the third', async () => {
    const { page, phone, thrown, close } = await atTheBoxes();
    const wrong = await wrongCodeFor(test.world.url, phone);
    const right = await codeSentTo(test.world.url, `+61${phone}`);
    await page.getByText(/Another code in (30|29|28|27) s/).waitFor();
    await boxes(page).fill(wrong);
    await page.getByText('That code is wrong or has expired. 2 tries left.').waitFor();
    await boxes(page).fill(wrong);
    await page.getByText('That code is wrong or has expired. 1 try left.').waitFor();
    await boxes(page).fill(wrong);
    await page.getByText('That code is used up. Please ask for a new one.').waitFor();
    await page.clock.fastForward(15_000);
    await page.getByText(/Another code in 1?\d s/).waitFor();
    await ageSentCodes(test.world, `+61${phone}`, 30);
    await page.clock.fastForward(15_000);
    await page.getByRole('button', { name: 'Send another code' }).click();
    await page.getByText(/Another code in (30|2\d) s/).waitFor();
    expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(0);
    await expect.poll(() => codeSentTo(test.world.url, `+61${phone}`)).not.toBe(right);
    await boxes(page).fill(await codeSentTo(test.world.url, `+61${phone}`));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page
      .getByRole('heading', { name: /orders/i })
      .first()
      .waitFor();
    expect(thrown).toEqual([]);
    await close();
  });

  it.each([
    ['1234', (code: string) => code],
    ['12 34', (code: string) => `${code.slice(0, 2)} ${code.slice(2)}`],
  ])('pasted as %s, it signs in without a press', async (_, spelt) => {
    const { page, phone, thrown, close } = await atTheBoxes();
    await paste(page, spelt(await codeSentTo(test.world.url, `+61${phone}`)));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('Sign in to see').waitFor({ state: 'hidden' });
    expect(thrown).toEqual([]);
    await close();
  });
});

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
    await page.getByText('“Happy birthday, Dana!” · Ruby Tran, 0491 570 156').waitFor();
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
    const phone = newPhone();
    await openSignInFromHeader(page);
    await signUp(page, phone);
    await boxes(page).fill(await codeSentTo(test.world.url, `+61${phone}`));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expectAllFilledIn(page, product.name);
    await page.reload();
    await expectAllFilledIn(page, product.name);
    expect(
      await page
        .getByRole('group', { name: /^Quantity of/ })
        .locator('output')
        .first()
        .textContent(),
    ).toBe('1');
    expect(thrown).toEqual([]);
    await close();
  });

  it('survives leaving the page in the middle of the sign-in', async () => {
    const { page, product, thrown, close } = await guestAtCheckout();
    const phone = newPhone();
    await page.route('**/api/shop/cart/add_product', (route) => route.abort('connectionreset'));
    await placeButton(page).click();
    await signUp(page, phone);
    await boxes(page).fill(await codeSentTo(test.world.url, `+61${phone}`));
    await page.getByText('Network error').waitFor();
    await page.unroute('**/api/shop/cart/add_product');
    await page.reload();
    await expectAllFilledIn(page, product.name);
    expect(thrown).toEqual([]);
    await close();
  });
});
