import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { pollMs } from '@bloomkin/web/office/orders/polling.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { expectAccessible, openPage, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { codeSentTo } from '#support/outbox.ts';
import { newAbn, newPhone, signInDemoUser } from '#support/people.ts';
import { isFullRun } from '#support/run/budget.ts';
import { placeOrderWith } from '#support/shopping.ts';
import { aPhoto } from '#support/upload.ts';
import { handOver } from './support/handOver.ts';
import { type Hand, hands } from './support/hands.ts';
import { chooseInMenu, tabTo } from './support/keyboard.ts';
import { type Outputs, recordOutputs } from './support/outputs.ts';
import { playedOn } from './support/played.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

const orderWithCard = (companyId: string) =>
  placeOrderWith(test.visitor(), companyId, { fio: 'Zinnia Early', card_message: 'Happy birthday, Nan' });

const rowOf = (page: Page, number: string) =>
  page
    .locator('tr, li')
    .filter({ has: page.locator('[data-order-link]') })
    .filter({ hasText: number });

/** The chime for a new order. */
const chimeNotes = 2;

/** Turning it on lets it be heard once. */
async function turnSoundOn(page: Page, hand: Hand, outputs: Outputs): Promise<void> {
  const sound = button(page, 'Sound for new orders');
  await hand.press(sound);
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => outputs.notes).toBe(chimeNotes);
}

/** An order is paid while the page is open: a message, the chime, the bell and the icon say so. */
async function seeArrival(page: Page, api: Api, companyId: string, outputs: Outputs): Promise<void> {
  const bell = page.getByRole('link', { name: /^New orders: \d+$/ });
  const before = Number(await bell.locator('b').textContent());
  const { id, number } = await orderWithCard(companyId);
  await api.call(updateOrder, { params: { id }, body: { payment_status: 'paid' } });
  await page.clock.fastForward(pollMs);
  await page.getByText(`New order #${number}`).first().waitFor();
  await expect.poll(() => outputs.notes).toBe(2 * chimeNotes);
  await expect.poll(() => outputs.badges.at(-1)).toBe(1);
  await page.getByRole('link', { name: `New orders: ${before + 1}`, exact: true }).waitFor();
  await page.keyboard.press('Shift');
  await expect.poll(() => outputs.badges.at(-1)).toBe(0);
}

const chooseRow = async (page: Page, number: string) => {
  await tabTo(page, rowOf(page, number).getByRole('checkbox'));
  await page.keyboard.press('Space');
};

/** Presses a bulk action; phones show only the first outside the menu. */
async function pressBulk(page: Page, hand: Hand, name: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  const shown = button(bar, name);
  if (await shown.isVisible()) return hand.press(shown);
  await chooseInMenu(page, button(bar, 'More bulk actions'), name);
}

/** A run sheet of the chosen orders, then their cards on A6. */
async function printChosen(page: Page, hand: Hand, numbers: readonly [string, string], outputs: Outputs) {
  for (const number of numbers) await chooseRow(page, number);
  await pressBulk(page, hand, 'Print run sheet');
  await expect.poll(() => outputs.prints).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1, name: /^Run sheet, / }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'To make' }).waitFor();
  for (const number of numbers)
    await page
      .getByRole('article')
      .filter({ hasText: `#${number}` })
      .filter({ visible: true })
      .waitFor();
  await page.emulateMedia({ media: 'screen' });
  await pressBulk(page, hand, 'Print cards');
  await page.waitForURL((url) => url.pathname === '/orders/cards');
  // Not paid yet: left out unless chosen.
  for (const number of numbers) await hand.choose(page.getByRole('checkbox', { name: new RegExp(number) }));
  await hand.choose(page.getByRole('radio', { name: 'A6 cards' }));
  await expectAccessible(page);
  await hand.press(button(page, 'Print 2 cards'));
  await expect.poll(() => outputs.prints).toBe(2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Happy birthday, Nan').filter({ visible: true }).count()).toBe(2);
  await page.emulateMedia({ media: 'screen' });
  await hand.press(page.getByRole('link', { name: 'Orders' }).and(page.getByRole('main').getByRole('link')));
  await page.locator('[data-order-link]').first().waitFor();
}

/** Two orders begun at once and taken back, then one brought to its end. */
async function workThroughOrders(page: Page, hand: Hand, numbers: readonly [string, string]): Promise<void> {
  await hand.press(page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^New/ }));
  for (const number of numbers) await chooseRow(page, number);
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await hand.press(button(bar, 'Start making'));
  await hand.press(button(page, 'Start anyway'));
  await page.getByText('Formation: 2 orders').first().waitFor();
  // Otherwise the messages come after all rows.
  await page.keyboard.press('Alt+t');
  await hand.press(button(page, 'Undo').first());
  for (const number of numbers) await rowOf(page, number).first().waitFor();
  await hand.press(rowOf(page, numbers[0]).first().locator('[data-order-link]'));
  await page.getByRole('heading', { level: 1, name: `Order #${numbers[0]}` }).waitFor();
  await hand.press(button(page, 'Start making'));
  await hand.press(button(page, 'Mark ready'));
  await handOver(page, (target) => hand.press(target));
  await hand.press(button(page.getByRole('dialog'), 'Delivered'));
  await page.getByText('Completed').filter({ visible: true }).first().waitFor();
}

async function signUp(page: Page, hand: Hand): Promise<void> {
  const phone = newPhone();
  await page.goto('/auth/partner');
  await hand.press(page.getByRole('link', { name: 'Sign up' }).or(button(page, 'Sign up')).first());
  await hand.type(page.getByLabel('Your name'), 'Marlo Hughes');
  await hand.choose(page.getByLabel('I agree to the'));
  await hand.type(page.getByLabel('Mobile number'), phone);
  await page.keyboard.press('Enter');
  await page.getByLabel('Four-digit code').waitFor();
  await page.keyboard.type(await codeSentTo(test.world.url, `+61${phone}`));
  await page.getByRole('heading', { level: 1, name: 'Open your shop' }).waitFor();
}

const save = async (page: Page, hand: Hand) => {
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await hand.press(button(bar, 'Save'));
  await bar.waitFor({ state: 'detached' });
};

async function makeCompany(page: Page, hand: Hand): Promise<void> {
  await hand.type(page.getByLabel('ABN', { exact: true }), formatAbn(newAbn()));
  await page.getByText('The business register says').waitFor();
  await hand.type(page.getByLabel('Brand, as buyers see it'), 'Wattle & Co');
  await page.keyboard.press('Enter');
  await page.getByText('3 of 7 done').waitFor();
}

async function makeStore(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Add store', exact: true }));
  await hand.type(page.getByLabel('Name'), 'The window');
  await hand.type(
    page.getByRole('combobox', { name: 'Street address or suburb' }),
    '12 Eagle St, Longreach QLD 4730',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The window' }).waitFor();
  const open = (day: string) => page.getByRole('group', { name: day }).getByRole('switch');
  await hand.choose(open('Monday'));
  await hand.press(button(page.getByRole('group', { name: 'Monday' }), 'Copy to weekdays'));
  await hand.choose(open('Saturday'));
  await save(page, hand);
  await tabTo(page, page.getByRole('tab', { name: /Working time/ }));
  await page.keyboard.press('ArrowRight');
  await hand.choose(page.getByRole('radio', { name: 'List' }));
  await page.getByText('suburbs, nearest first').waitFor();
  await hand.press(button(page, 'Add zone'));
  await hand.type(page.getByLabel('Name').last(), 'In town');
  await hand.type(page.getByLabel('Delivery', { exact: true }), '9');
  await hand.type(page.getByLabel(/^Distance/), '20');
  await hand.press(button(page, /^Add \d+ suburbs?$/));
  await page.getByText(/Reaches [1-9][\d,]* suburb/).waitFor();
  await save(page, hand);
}

/** As a key chooses from a closed list. */
async function chooseOption(page: Page, select: Locator, keys: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.press(keys);
  expect(await select.inputValue()).not.toBe('');
}

async function makeProduct(page: Page, hand: Hand): Promise<void> {
  await page.goto('/products/create');
  await hand.type(page.getByLabel('Name', { exact: true }), 'Paper daisies');
  await hand.type(page.getByLabel('SKU', { exact: true }), 'KEY-1');
  await chooseOption(page, page.getByLabel('Category', { exact: true }), 'ArrowDown');
  await chooseOption(page, page.getByLabel('Type', { exact: true }), 'b');
  await hand.type(page.getByRole('textbox', { name: 'Price' }), '60');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/products\/edit\/\w+\?tab=photos$/);
  const choosing = page.waitForEvent('filechooser');
  await hand.press(button(page, 'Choose photos'));
  const buffer = await aPhoto('#9c1b5d', 900);
  await (await choosing).setFiles({ name: 'daisies.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('main').locator('img[src^="/media/products/"]').first().waitFor();
}

async function connectPayouts(page: Page, hand: Hand): Promise<void> {
  await page.goto('/money');
  await hand.press(button(page, 'Connect payouts'));
  await hand.press(button(page, 'Give all details'));
  await page.waitForURL('**/money?payouts=back');
  await page.getByText('Ready', { exact: true }).waitFor();
}

describe.each(playedOn('desk'))('by keyboard alone, on a %s', (_, size) => {
  it('a florist handles the morning’s orders', async () => {
    const api = test.visitor();
    const { company } = await signInDemoUser(api, 'vendor1');
    const id = company?.id ?? '';
    const numbers = [(await orderWithCard(id)).number, (await orderWithCard(id)).number] as const;
    const { page } = await openSignedIn(chromium.browser, api, size);
    const outputs = await recordOutputs(page);
    await page.clock.install();
    // Few rows: each stop of the Tab key costs time.
    await page.goto('/orders/list/full?sort=-placed&search=Zinnia');
    await page.locator('[data-order-link]').first().waitFor();
    const hand = hands['keyboard alone'](page);
    await turnSoundOn(page, hand, outputs);
    await seeArrival(page, api, id, outputs);
    await printChosen(page, hand, numbers, outputs);
    await workThroughOrders(page, hand, numbers);
    await expectAccessible(page);
  });

  // Others do the same by pointer, and fill in the same kinds of forms by keyboard.
  it.runIf(isFullRun)('a florist signs up and opens a shop', async () => {
    const { page } = await openPage(chromium.browser, size, test.world.url);
    const hand = hands['keyboard alone'](page);
    await signUp(page, hand);
    for (const step of [makeCompany, makeStore, makeProduct, connectPayouts]) {
      await step(page, hand);
      await expectAccessible(page);
    }
    await page.goto('/companies/open');
    await page.getByText('Your shop is open').waitFor();
    await test.world.settle();
    await hand.press(page.getByRole('link', { name: 'See it as a buyer in Longreach QLD' }));
    await page.getByRole('main').getByRole('link', { name: 'Paper daisies' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('bloomkin.location'))).toContain('Longreach');
  });
});
