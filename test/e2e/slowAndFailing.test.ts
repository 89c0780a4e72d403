import type { Route } from '@bloomkin/shared/route.ts';
import { logInByCode, requestCode } from '@bloomkin/shared/routes/auth.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, widths } from '#support/browser.ts';
import { injectFault } from '#support/faults.ts';
import { localCloud } from '#support/localCloud.ts';
import { codeSentTo, sentTo } from '#support/outbox.ts';
import { newPhone, signInDemoUser } from '#support/people.ts';
import { fillPage } from './support/buying.ts';
import { openPlace, tagPlace } from './support/tag.ts';
import { orderIdOf } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();
const slowMs = 2000;
/** Four tries of two seconds with a second between them, and the page's own work. */
const patienceMs = 30_000;

/** Does something once, then waits for what comes of it, trying again only where the page offers it. */
async function until(page: Page, done: Locator, act: () => Promise<void>): Promise<void> {
  await act();
  const again = page.getByRole('button', { name: /^(Retry|Try again)$/ }).first();
  for (let offers = 0; offers < 5; offers++) {
    const which = await Promise.race([
      done
        .first()
        .waitFor({ timeout: patienceMs })
        .then(() => 'done' as const),
      again.waitFor({ timeout: patienceMs }).then(
        () => 'again' as const,
        () => 'done' as const,
      ),
    ]);
    if (which === 'done') return done.first().waitFor();
    await again.click();
  }
  throw new Error('The page went on offering to try again');
}

const addButtons = (page: Page) => page.getByRole('button', { name: /^Add .* to cart$/ });
const cartCounts = (page: Page) =>
  page.getByRole('dialog', { name: 'Your cart' }).locator('output').allTextContents();

async function chooseFlowers(page: Page): Promise<void> {
  await until(page, tagPlace(page), async () => void (await page.goto('/')));
  await openPlace(page);
  await until(page, page.getByRole('option', { name: /Surry Hills/ }), () =>
    page.getByLabel('Street address or suburb').fill('10 Crown St, Surry Hills'),
  );
  await page
    .getByRole('option', { name: /Surry Hills/ })
    .first()
    .click();
  // The look-up of what was chosen takes its time too.
  await until(page, tagPlace(page).filter({ hasText: 'Surry Hills' }), () =>
    page.getByRole('button', { name: 'Save' }).click(),
  );
  await until(page, addButtons(page), async () => void (await page.goto('/market')));
  await until(page, page.getByRole('heading', { name: 'Your cart' }), () => addButtons(page).first().click());
  expect(await cartCounts(page)).toEqual(['1']);
}

async function fillCheckout(page: Page, phone: string): Promise<void> {
  await until(page, page.getByLabel('The flowers are for me'), () =>
    page.getByRole('button', { name: /Buy now/ }).click(),
  );
  await page.getByLabel('The flowers are for me').check();
  await fillPage(page, { fio: 'Ruby Tran', phone, cardMessage: 'Happy birthday, Mum!' });
}

/** The code follows the typed number; when no answer came back the button asks for it again. */
async function signUp(page: Page, phone: string): Promise<void> {
  const boxes = page.getByLabel('Four-digit code');
  const again = page.getByRole('button', { name: 'Text me a code' });
  for (let tries = 0; tries < 6; tries++) {
    await boxes.or(again).first().waitFor();
    if (await boxes.isVisible()) break;
    await again.click();
  }
  await answerCode(page, phone);
}

/** A code whose answer got lost is used up: then another one is requested, as the dialog says. */
async function answerCode(page: Page, phone: string): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const code = await codeSentTo(test.world.url, `+61${phone}`);
    const answer = await answerTo(page, logInByCode, () => page.getByLabel('Four-digit code').fill(code));
    if (answer === 200) return;
    if (answer === 401) await sendAnother(page, phone);
  }
  throw new Error('No code let her in');
}

/** Offered half a minute after the last code. */
async function sendAnother(page: Page, phone: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Send another code' });
  const countSent = async () => (await sentTo(test.world.url, `+61${phone}`)).length;
  const before = await countSent();
  while ((await answerTo(page, requestCode, () => button.click({ timeout: 60_000 }))) !== 200);
  await expect.poll(countSent).toBe(before + 1);
}

/** The status of what an action sends to a route. */
async function answerTo(page: Page, { path }: Route, act: () => Promise<void>): Promise<number> {
  const answering = page.waitForResponse((response) => new URL(response.url()).pathname === path, {
    timeout: 90_000,
  });
  await act();
  return (await answering).status();
}

async function expectOneOrder(orderId: string): Promise<void> {
  const admin = test.visitor();
  test.world.faults.clear();
  await signInDemoUser(admin, 'admin');
  // The words of an order follow it.
  await test.world.settle();
  const { data } = await admin.call(listOrders, { query: { search: 'Ruby Tran' } });
  const [order, ...others] = data;
  expect(others).toEqual([]);
  expect(order).toMatchObject({ id: orderId, payment_status: 'paid', goods_num: 1 });
  expect(order?.card_message).toBe('Happy birthday, Mum!');
}

/** Each code that is used up costs half a minute. */
const testTimeoutMs = 300_000;

describe('with a slow and failing API', () => {
  it(
    'a guest still gets one paid order, without duplicates or losses',
    async () => {
      const { page } = await openPage(chromium.browser, widths.desk, test.world.url);
      page.setDefaultTimeout(patienceMs);
      const phone = newPhone();
      await injectFault(test.world.url, { target: 'api', mode: 'slow', rate: 1, ms: slowMs });
      await injectFault(test.world.url, { target: 'api', mode: 'error', rate: 0.1 });
      await chooseFlowers(page);
      await fillCheckout(page, phone);
      await signUp(page, phone);
      // Checkout and card page are slow too, and are tried again.
      await until(page, page.getByLabel(/Card number/), () =>
        page.getByRole('button', { name: /Place order/ }).click(),
      );
      await page.getByLabel(/Card number/).fill('4242 4242 4242 4242');
      await page.getByRole('button', { name: /Pay/ }).click();
      await page.waitForURL('**/orders/**');
      await until(page, page.getByText(/^Paid/), () => Promise.resolve());
      await expectOneOrder(orderIdOf(page));
    },
    testTimeoutMs,
  );
});
