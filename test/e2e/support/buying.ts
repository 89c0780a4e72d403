import type { Page } from 'playwright-core';
import { expectAccessible } from '#support/browser.ts';
import { codeSentTo } from '#support/outbox.ts';
import { leaveTag, openPlace, tagPlace } from './tag.ts';

/** Types an address of the shop's header and takes the suggestion that names the suburb. */
export async function sayWhere(page: Page, address: string, suburb: string): Promise<void> {
  await openPlace(page);
  await page.getByLabel('Street address or suburb').fill(address);
  await page
    .getByRole('option', { name: new RegExp(suburb) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  // Going elsewhere before the chosen address is looked up would forget it.
  await leaveTag(page);
  await tagPlace(page).filter({ hasText: suburb }).waitFor();
}

/** From a product of the page, by default its first, to the checkout. */
export async function buyProduct(page: Page, name: string | RegExp = /^Add .* to cart$/): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Buy now/ }).click();
}

interface Checkout {
  fio: string;
  /** Without its first zero. */
  phone: string;
  cardMessage: string;
}

/** For the buyer's own door, on the third day that is open. */
export async function fillCheckout(page: Page, { fio, phone, cardMessage }: Checkout): Promise<void> {
  await page.getByLabel('The flowers are for me').check();
  await page.getByRole('button', { name: 'Choose a day' }).click();
  await page.locator('button[data-day]:not([aria-disabled="true"]):not([disabled])').nth(2).click();
  await page.locator('label:has(input[name=period]:not([disabled]))').first().click();
  await page.getByRole('button', { name: 'Write the card' }).click();
  await page.getByLabel('Card message (optional)').fill(cardMessage);
  await page.getByLabel('Your name').fill(fio);
  await page.getByLabel('Your phone').fill(`0${phone}`);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expectAccessible(page);
}

/** In the dialog that a guest's order opens. */
export async function signUpToOrder(page: Page, url: string, { fio, phone }: Checkout): Promise<void> {
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('dialog').getByLabel('Your name').fill(fio);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel(/I agree to the/).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Four-digit code').fill(await codeSentTo(url, `+61${phone}`));
}

/** By a card that pays; answers the order's id. */
export async function payByCard(page: Page): Promise<string> {
  await page.waitForURL('**/_local/pay/**');
  await page.getByLabel(/Card number/).fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /Pay/ }).click();
  await page.waitForURL('**/orders/**');
  await page.getByText(/^Paid/).first().waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
