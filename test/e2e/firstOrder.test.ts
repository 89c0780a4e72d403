import { paths } from '@bloomkin/shared/pages.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { codeSentTo } from '../support/outbox.ts';
import { newPhone, withPassword } from '../support/people.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

async function sayWhere(page: Page) {
  await page
    .getByRole('button', { name: /Deliver to/ })
    .first()
    .click();
  await page.getByLabel('Street address or suburb').fill('10 Crown St, Surry Hills');
  await page
    .getByRole('option', { name: /Surry Hills/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
}

async function fillCart(page: Page) {
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Buy now/ }).click();
  await page.waitForURL('**/cart');
}

async function fillCheckout(page: Page, phone: string) {
  await page.getByLabel('The flowers are for me').check();
  await page.getByRole('button', { name: 'Choose a day' }).click();
  await page
    .locator(
      'button[aria-label*="Nov"]:not([aria-disabled="true"]):not([disabled]), button[data-day]:not([disabled])',
    )
    .nth(2)
    .click();
  await page.locator('label:has(input[name=period]:not([disabled]))').first().click();
  await page.getByRole('button', { name: 'Write the card' }).click();
  await page.getByLabel('Card message (optional)').fill('Happy birthday, Mum!');
  await page.getByLabel('Your name').fill('Ruby Tran');
  await page.getByLabel('Your phone').fill(`0${phone}`);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expectAccessible(page);
}

async function signUp(page: Page, phone: string) {
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('dialog').getByLabel('Your name').fill('Ruby Tran');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel(/I agree to the/).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Four-digit code').fill(await codeSentTo(test.world.url, `+61${phone}`));
}

/** Which of the demo florists has the order. */
async function floristOf(orderId: string): Promise<string> {
  const admin = test.visitor();
  await withPassword(admin, 'admin');
  const { data: order } = await admin.call(getOrder, { params: { id: orderId } });
  for (const name of ['vendor1', 'vendor2', 'vendor3']) {
    const { company } = await withPassword(test.visitor(), name);
    if (company?.id === order.companyId) return name;
  }
  throw new Error('No Sydney florist has the order');
}

async function completeAsFlorist(size: { width: number; height: number }, orderId: string) {
  const name = await floristOf(orderId);
  const { page, thrown, close } = await openPage(chromium.browser, size, test.world.url);
  await page.goto('/auth/login');
  await page.getByLabel('E-mail, phone or login').fill(`${name}@flowers.test`);
  await page.getByLabel('Password', { exact: true }).fill('Flowers-2026');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/orders/list/full**');
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  await page.goto(paths.orders({ sort: '-placed' }));
  await page.getByText('Ruby Tran').filter({ visible: true }).first().waitFor();
  await expectAccessible(page);
  await page.goto(`/orders/view/${orderId}`);
  await page.getByText('Happy birthday, Mum!').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start making' }).click();
  await page.getByRole('button', { name: 'Mark ready' }).click();
  await page.getByRole('button', { name: 'Hand to courier' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand to courier' }).click();
  await page.getByText('Completed').filter({ visible: true }).first().waitFor();
  expect(thrown).toEqual([]);
  await close();
}

describe.each(Object.entries(widths))(
  'from an address in Surry Hills to a completed order, on a %s',
  (_, size) => {
    it('a guest orders and pays, the florist completes it, the buyer sees it', async () => {
      const { page, thrown, close } = await openPage(chromium.browser, size, test.world.url);
      const phone = newPhone();
      await page.goto('/');
      await sayWhere(page);
      await expectAccessible(page);
      await page.goto('/market');
      await page
        .getByRole('button', { name: /^Add .* to cart$/ })
        .first()
        .waitFor();
      await expectAccessible(page);
      await fillCart(page);
      await fillCheckout(page, phone);
      await page.getByRole('button', { name: /Place order/ }).click();
      await signUp(page, phone);
      await page.waitForURL('**/_local/pay/**');
      await page.getByLabel(/Card number/).fill('4242 4242 4242 4242');
      await page.getByRole('button', { name: /Pay/ }).click();
      await page.waitForURL('**/orders/**');
      await page.getByText(/^Paid/).first().waitFor();
      await expectAccessible(page);
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await completeAsFlorist(size, orderId);
      await page.reload();
      await page.getByText('Delivered').first().waitFor();
      await page.goto('/personal/orders/list/full');
      await page.getByText('Delivered').first().waitFor();
      await expectAccessible(page);
      expect(thrown).toEqual([]);
      await close();
    });
  },
);
