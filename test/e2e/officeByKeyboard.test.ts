import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { pollMs } from '@bloomkin/web/office/orders/polling.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
import { placeOrderWith } from '#support/shopping.ts';
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
  await page.getByText('Making: 2 orders').first().waitFor();
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
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('Delivered', { exact: true }).filter({ visible: true }).first().waitFor();
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
});
