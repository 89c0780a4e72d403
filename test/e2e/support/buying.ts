import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from '#support/browser.ts';
import { codeSentTo } from '#support/outbox.ts';
import { leaveTag, openPlace, tagPlace } from './tag.ts';

/** Types an address of the shop's header and takes the suggestion that names the suburb. */
export async function setDeliveryPlace(page: Page, address: string, suburb: string): Promise<void> {
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

/** Today is chosen where the florist delivers today: the calendar is then behind a button. */
export async function openCalendar(page: Page): Promise<Locator> {
  const days = page.locator('button[data-day]:not([aria-disabled="true"]):not([disabled])');
  const another = page.getByRole('button', { name: 'Another day', exact: true });
  await days.first().or(another).first().waitFor();
  if (await another.isVisible()) await another.click();
  return days;
}

/** The third day that is open, and its first time. */
export async function chooseDay(page: Page): Promise<void> {
  await (await openCalendar(page)).nth(2).click();
  await page.locator('#checkout-delivery_period label:has(input:not([disabled]))').first().click();
}

/** From top to bottom, without the code: on the third day that is open. */
export async function fillPage(page: Page, { fio, phone, cardMessage }: Checkout): Promise<void> {
  await page.getByLabel('Card message (optional)').fill(cardMessage);
  await chooseDay(page);
  await page.getByLabel('Your name').fill(fio);
  await page.getByLabel('Your phone').fill(`0${phone}`);
}

export async function fillCheckout(page: Page, checkout: Checkout): Promise<void> {
  await page.getByLabel('The flowers are for me').check();
  await fillPage(page, checkout);
  await expectAccessible(page);
}

/** The code that was sent when the number was typed. */
export async function typeCode(page: Page, url: string, { phone }: Pick<Checkout, 'phone'>): Promise<void> {
  const boxes = page.getByLabel('Four-digit code');
  await boxes.waitFor();
  await boxes.fill(await codeSentTo(url, `+61${phone}`));
  await boxes.waitFor({ state: 'detached' });
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
