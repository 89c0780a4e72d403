import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { codeSentTo } from '../support/outbox.ts';
import { newAbn, newBuyer, newPhone, withPassword } from '../support/people.ts';
import { placedOrder, productsForSurryHills } from '../support/shopping.ts';
import { aPhoto } from '../support/upload.ts';
import { type Hand, hands } from './support/hands.ts';
import { tabTo } from './support/keyboard.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

async function placeOrder(companyId: string): Promise<string> {
  const buyer = test.visitor();
  await newBuyer(buyer);
  const product = (await productsForSurryHills(buyer)).find(({ company }) => company === companyId);
  if (!product) throw new Error('The florist has nothing for Surry Hills');
  return (await placedOrder(buyer, product)).number;
}

const rowOf = (page: Page, number: string) =>
  page
    .locator('tr, li')
    .filter({ has: page.locator('[data-order-link]') })
    .filter({ hasText: number });

async function turnSoundOn(page: Page, hand: Hand): Promise<void> {
  const sound = button(page, 'Sound for new orders');
  await hand.press(sound);
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
}

/** Two orders begun at once and taken back, then one brought to its end. */
async function workThroughOrders(page: Page, hand: Hand, numbers: readonly [string, string]): Promise<void> {
  await hand.press(page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^New/ }));
  for (const number of numbers) {
    await tabTo(page, rowOf(page, number).getByRole('checkbox'));
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await hand.press(button(bar, 'Start making'));
  await hand.press(button(page, 'Start anyway'));
  await page.getByText('Formation: 2 orders').first().waitFor();
  await hand.press(button(page, 'Undo').first());
  for (const number of numbers) await rowOf(page, number).first().waitFor();
  await hand.press(rowOf(page, numbers[0]).first().locator('[data-order-link]'));
  await page.getByRole('heading', { level: 1, name: `Order #${numbers[0]}` }).waitFor();
  await hand.press(button(page, 'Start making'));
  await hand.press(button(page, 'Mark ready'));
  await hand.press(button(page, 'Hand to courier'));
  await hand.press(button(page.getByRole('dialog'), 'Hand to courier'));
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
  await page.getByText('2 of 6 done').waitFor();
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
  await page.getByText('suburbs, nearest first').waitFor();
  await hand.press(button(page, 'Add zone'));
  await hand.type(page.getByLabel('Name').last(), 'In town');
  await hand.type(page.getByLabel('Delivery', { exact: true }), '9');
  await hand.type(page.getByLabel(/^Distance/), '20');
  await hand.press(button(page, /^Add \d+ suburbs?$/));
  await page.getByText(/Reaches [1-9]\d* suburb/).waitFor();
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

describe.each(Object.entries(widths))('by keyboard alone, on a %s', (_, size) => {
  it('a florist works through the morning’s orders', async () => {
    const api = test.visitor();
    const { company } = await withPassword(api, 'vendor1');
    const numbers = [await placeOrder(company?.id ?? ''), await placeOrder(company?.id ?? '')] as const;
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/orders/list/full?sort=-placed');
    await page.locator('[data-order-link]').first().waitFor();
    const hand = hands['keyboard alone'](page);
    await turnSoundOn(page, hand);
    await workThroughOrders(page, hand, numbers);
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });

  it('a florist signs up and opens a shop', async () => {
    const { page, thrown, close } = await openPage(chromium.browser, size, test.world.url);
    const hand = hands['keyboard alone'](page);
    await signUp(page, hand);
    for (const step of [makeCompany, makeStore, makeProduct, connectPayouts]) {
      await step(page, hand);
      await expectAccessible(page);
    }
    await page.goto('/companies/open');
    await page.getByText('Your shop is open').waitFor();
    expect(thrown).toEqual([]);
    await close();
  });
});
