import { paths } from '@bloomkin/shared/pages.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { payByCard as payOrder } from '#support/payments.ts';
import { newBuyer, newPhone, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import {
  pickProduct,
  placeOrder,
  placeOrderWith,
  productsForSurryHills,
  surryHills,
} from '#support/shopping.ts';
import { aPhoto } from '#support/upload.ts';
import { payByCard, typeCode } from './support/buying.ts';
import { handOver } from './support/handOver.ts';
import { askRecipient, remindOfBirthday } from './support/linkPages.ts';
import { waitForHydration } from './support/settled.ts';
import { countInPage, readCounts } from './support/steps.ts';
import { tagPlace } from './support/tag.ts';
import { buildCheckoutDraft, keep, openBuyer, openSignedIn, placeButton } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

/** Presses of buttons, options and tiles; a field counts once, as a field. */
const mostOfGuest = { taps: 12, fields: 5 };
const mostOfReturning = { taps: 3, fields: 0 };
const tapsOfOrder = 10;
/** Includes the camera's shutter and its 'Use photo'. */
const tapsOfPhoto = 3;
const tapsOfCamera = 2;
/** Presses and fields. */
const stepsOfRecipient = 6;
const tapsOfProduct = 12;
const maxSeconds = 120;
/** Estimates for a slow hand, twice those of the keystroke-level model. */
const secondsOfTap = 4;
const secondsOfLetter = 0.5;

/** A finger that counts; typing is by the keyboard that its tap brings up. */
class Finger {
  taps = 0;
  letters = 0;

  get seconds(): number {
    return this.taps * secondsOfTap + this.letters * secondsOfLetter;
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target);
    await target.fill(text);
    this.letters += text.length;
  }

  /** One tap opens the list, one chooses. */
  async choose(target: Locator, option: { index: number } | { label: string }): Promise<void> {
    await this.tap(target);
    await target.selectOption(option);
    this.taps += 1;
  }
}

const photoFile = async () => ({
  ...{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('#9c1b5d', 900) },
});

/** Adds a bench photo on the page of a ready order. */
async function photographBench(page: Page, finger: Finger): Promise<void> {
  const before = finger.taps;
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'On its way', exact: true }).waitFor();
  const camera = page.waitForEvent('filechooser');
  await finger.tap(main.getByRole('button', { name: 'Take a photo', description: 'Bench photo' }));
  await (await camera).setFiles(await photoFile());
  await main.getByRole('img', { name: /^Before it left the shop/ }).waitFor();
  expect(finger.taps - before + tapsOfCamera).toBeLessThanOrEqual(tapsOfPhoto);
}

/** From the list of all orders, on the order's page. */
async function completeOrder(page: Page, finger: Finger, number: string): Promise<void> {
  const main = page.getByRole('main');
  await finger.tap(page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^New/ }));
  await finger.tap(main.getByRole('link', { name: `View order ${number}` }));
  await page.getByRole('heading', { level: 1, name: `Order #${number}` }).waitFor();
  await finger.tap(main.getByRole('button', { name: 'Start making' }));
  await finger.tap(page.getByRole('button', { name: 'Start anyway' }));
  await finger.tap(main.getByRole('button', { name: 'Mark ready' }));
  await photographBench(page, finger);
  await handOver(page, (target) => finger.tap(target));
  await finger.tap(page.getByRole('dialog').getByRole('button', { name: 'Delivered' }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await main.getByText('Delivered', { exact: true }).first().waitFor();
}

async function photographProduct(page: Page, finger: Finger): Promise<string> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await finger.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }));
  await finger.tap(page.getByRole('link', { name: 'Add', exact: true }));
  await finger.type(field('Name'), 'Paper daisies');
  await finger.type(field('SKU'), 'TAP-1');
  await finger.choose(field('Category'), { index: 1 });
  await finger.choose(field('Type'), { label: 'Bouquet' });
  await finger.type(page.getByRole('textbox', { name: 'Price' }), '60');
  await finger.tap(page.getByRole('button', { name: 'Add product' }));
  await page.waitForURL(/\/products\/edit\/\w+\?tab=photos$/);
  const shutter = page.waitForEvent('filechooser');
  await finger.tap(page.getByRole('button', { name: 'Take a photo' }));
  await (await shutter).setFiles(await photoFile());
  await page.getByRole('main').locator('img[src^="/media/products/"]').first().waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Undefined while buyers do not find it. */
async function countPhotosInShop(id: string): Promise<number | undefined> {
  const listed = await productsForSurryHills(test.visitor());
  return listed.find((product) => product.id === id)?.photos.length;
}

it('a florist completes an order with a photo and adds a product in two minutes of taps', async () => {
  const api = test.visitor();
  const { company } = await signInDemoUser(api, 'vendor1');
  const { number } = await placeOrderWith(test.visitor(), company?.id);
  const size = { ...widths.phone, hasTouch: true };
  const { page } = await openSignedIn(chromium.browser, api, size);
  await page.goto(paths.orders());
  const finger = new Finger();
  await completeOrder(page, finger, number);
  expect(finger.taps).toBeLessThanOrEqual(tapsOfOrder);
  const id = await photographProduct(page, finger);
  expect(finger.taps).toBeLessThanOrEqual(tapsOfOrder + tapsOfProduct);
  expect(finger.seconds).toBeLessThan(maxSeconds);
  await expect.poll(() => countPhotosInShop(id)).toBe(1);
});

it('a florist closes a day and gives another its own hours in a few taps on a phone', async () => {
  const api = test.visitor();
  const { company } = await signInDemoUser(api, 'vendor1');
  const query = { company_id: company?.id ?? '', lat: surryHills.lat, lng: surryHills.lng };
  const dayInShop = async (day: string) =>
    (await test.visitor().call(deliveryDays, { query })).data.find((one) => one.day === day);
  const open = (await api.call(deliveryDays, { query })).data.filter(({ available }) => available);
  const [closing, shorter] = [open[2]?.day ?? '', open[3]?.day ?? ''];
  const { page } = await openSignedIn(chromium.browser, api, { ...widths.phone, hasTouch: true });
  await page.goto(paths.calendar({ day: open[1]?.day ?? '' }));
  const openDay = async (finger: Finger, day: string) => {
    await finger.tap(page.locator(`[data-day="${day}"]`));
    await finger.tap(page.getByRole('link', { name: 'Change' }));
  };
  const close = new Finger();
  await openDay(close, closing);
  await close.tap(page.getByRole('button', { name: 'Closed' }));
  await close.tap(page.getByRole('button', { name: /^Save/ }));
  await page.getByText(/ is saved$/).waitFor();
  expect(close.taps).toBeLessThanOrEqual(4);
  await expect.poll(() => dayInShop(closing)).toMatchObject({ available: false, reason_code: 'closed_day' });
  await page.getByRole('link', { name: /^\w+$/ }).first().tap();
  const shorten = new Finger();
  await openDay(shorten, shorter);
  await shorten.tap(page.getByRole('button', { name: 'Until noon' }));
  await shorten.type(page.getByLabel('Opens'), '07:00');
  await shorten.tap(page.getByText('6 pm the day before'));
  await shorten.tap(page.getByRole('button', { name: /^Save/ }));
  await page
    .getByText(/ is saved$/)
    .last()
    .waitFor();
  expect(shorten.taps).toBeLessThanOrEqual(8);
  const isMorning = (one: Awaited<ReturnType<typeof dayInShop>>) =>
    one?.periods.filter(({ available }) => available).every(({ stop_time }) => stop_time <= '12:00');
  await expect.poll(async () => isMorning(await dayInShop(shorter))).toBe(true);
});

it('a florist prints the cards of a day in three taps and stops selling in two, on a phone', async () => {
  const api = test.visitor();
  await signInDemoUser(api, 'vendor1');
  const { page } = await openSignedIn(chromium.browser, api, { ...widths.phone, hasTouch: true });
  await page.addInitScript(() => {
    window.print = () => sessionStorage.setItem('test.printed', 'yes');
  });
  await page.goto(paths.orders({ day: 'tomorrow' }));
  const cards = new Finger();
  await cards.tap(page.getByRole('button', { name: 'Print and export' }));
  await cards.tap(page.getByRole('menuitem', { name: 'Print cards' }));
  await cards.tap(page.getByRole('button', { name: /^Print \d+ cards$/ }));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test.printed'))).toBe('yes');
  expect(cards.taps).toBe(3);
  await page.goto(paths.orders());
  const stop = new Finger();
  await stop.tap(page.getByRole('button', { name: 'Stop selling' }));
  await stop.tap(page.getByRole('button', { name: 'Stop the rest of today' }));
  await page.getByText(/^Stopped for the rest of today/).waitFor();
  expect(stop.taps).toBe(2);
});

/** Pixels of a phone's screen above the first flowers. */
const mostAboveFlowers = 300;

const phoneScreen = { ...widths.phone, hasTouch: true };

it('a guest with a new number goes from the home page to a paid order in a few taps', async () => {
  const { page } = await openPage(chromium.browser, phoneScreen, test.cloud.url);
  await page.addInitScript(countInPage);
  const phone = newPhone();
  await page.goto('/');
  await waitForHydration(page);
  await page
    .getByRole('group', { name: 'Write the tag' })
    .getByRole('button', { name: /suburb or address$/ })
    .tap();
  await page.getByLabel('Street address or suburb').fill('10 Crown St, Surry Hills');
  await page
    .getByRole('option', { name: /Surry Hills/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await tagPlace(page).filter({ hasText: 'Surry Hills' }).waitFor();
  await page.getByRole('link', { name: 'See all that can arrive' }).tap();
  await page.waitForURL('**/market');
  await page.getByRole('heading', { level: 1, name: /Surry Hills/ }).waitFor();
  const flowers = page.getByRole('region', { name: /Surry Hills/ }).locator('li img');
  expect((await flowers.first().boundingBox())?.y).toBeLessThanOrEqual(mostAboveFlowers);
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .tap();
  await page.getByRole('button', { name: /Buy now/ }).tap();
  await page.getByLabel('Card message (optional)').fill('Happy birthday, Mum!\nLove, Jess');
  await page.getByLabel('Recipient’s name').fill('Margaret Ellis');
  const time = page.locator('#checkout-delivery_period label:has(input:not([disabled]))').first();
  const day = page.locator('button[data-day][aria-disabled=false]').first();
  await time.or(day).first().waitFor();
  // Where the florist delivers nothing more today.
  if (await day.isVisible()) await day.tap();
  await time.tap();
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Jess');
  await page.getByLabel('Your phone').fill(`0${phone}`);
  await typeCode(page, test.cloud.url, { phone });
  await placeButton(page).tap();
  await payByCard(page);
  const { taps, fields } = await readCounts(page);
  expect(taps).toBeGreaterThan(5);
  expect(taps).toBeLessThanOrEqual(mostOfGuest.taps);
  expect(fields).toBe(mostOfGuest.fields);
});

it('a buyer sends flowers to the same person again from the home page in three taps, nothing typed', async () => {
  const api = await visitAsBuyer(test);
  const product = await pickProduct(api);
  const recipient = { fio: 'Margaret Ellis', phone: '0491 570 157' };
  await payOrder(api, await placeOrder(api, product, { recipient }));
  const { page } = await openBuyer(chromium.browser, api, phoneScreen);
  // Her name is on the tag, and nothing else is known.
  const empty = Object.keys(await buildCheckoutDraft(api, product)).map((field) => [field, null]);
  await keep(page, { checkoutDraft: { ...Object.fromEntries(empty), recipientName: recipient.fio } });
  await page.addInitScript(countInPage);
  await page.goto('/');
  await page.getByRole('button', { name: `Send it again to ${recipient.fio}` }).tap();
  await page.waitForURL('**/cart');
  await page.locator('#checkout-delivery_period input:checked').waitFor();
  await placeButton(page).tap();
  await page.waitForURL('**/_local/pay/**');
  const { taps, fields } = await readCounts(page);
  expect(taps).toBeLessThanOrEqual(mostOfReturning.taps);
  expect(fields).toBe(mostOfReturning.fields);
});

it('a recipient says where and when the flowers may come in six presses and fields', async () => {
  const { page } = await openPage(chromium.browser, phoneScreen, test.cloud.url);
  await page.addInitScript(countInPage);
  await page.goto(await askRecipient(test));
  await page.getByLabel('Street and number').fill('10 Crown St, Surry Hills');
  await page
    .getByRole('option', { name: /Surry Hills/ })
    .first()
    .tap();
  const windows = page.getByRole('group', { name: /^Windows of/ });
  await windows.getByRole('radio', { disabled: false }).last().locator('..').tap();
  await page.getByRole('button', { name: 'Tell the florist' }).tap();
  await page.getByRole('heading', { name: 'Margaret, the florist knows where to go.' }).waitFor();
  const { taps, fields } = await readCounts(page);
  expect(taps).toBeGreaterThan(2);
  expect(taps + fields).toBeLessThanOrEqual(stepsOfRecipient);
});

it('a buyer sends flowers from a reminder in three taps, and says never again in one', async () => {
  const api = test.visitor();
  const { id, phone } = await newBuyer(api);
  const recipient = { fio: 'Margaret Ellis', phone: '0491 570 157' };
  await payOrder(api, await placeOrder(api, await pickProduct(api), { recipient }));
  const link = await remindOfBirthday(test, api, { id, phone });

  const { page } = await openBuyer(chromium.browser, api, phoneScreen);
  await page.addInitScript(countInPage);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Margaret Ellis’ birthday in 6 days' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Order again for Margaret Ellis' }).tap();
  await page.waitForURL('**/cart');
  await page.locator('#checkout-delivery_period input:checked').waitFor();
  await placeButton(page).tap();
  await page.waitForURL('**/_local/pay/**');
  const { taps, fields } = await readCounts(page);
  expect(taps).toBeLessThanOrEqual(mostOfReturning.taps);
  expect(fields).toBe(mostOfReturning.fields);

  const guest = await openPage(chromium.browser, phoneScreen, test.cloud.url);
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Never again for this day' }).tap();
  await guest.page.getByText('We never write about this day again.').waitFor();
  await expectAccessible(guest.page);
});
