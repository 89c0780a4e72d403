import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { newBuyer, withPassword } from '../support/people.ts';
import { placedOrder, productsForSurryHills } from '../support/shopping.ts';
import { aPhoto } from '../support/upload.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

const tapsOfOrder = 5;
const tapsOfProduct = 12;

/** A finger that counts; typing is by the keyboard that its tap brings up. */
class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target);
    await target.fill(text);
  }

  /** One tap opens the list, one chooses. */
  async choose(target: Locator, option: { index: number } | { label: string }): Promise<void> {
    await this.tap(target);
    await target.selectOption(option);
    this.taps += 1;
  }
}

async function placeOrder(companyId: string): Promise<string> {
  const buyer = test.visitor();
  await newBuyer(buyer);
  const product = (await productsForSurryHills(buyer)).find(({ company }) => company === companyId);
  if (!product) throw new Error('The florist has nothing for Surry Hills');
  return (await placedOrder(buyer, product)).number;
}

/** On its card in the list. */
async function completeOrder(page: Page, finger: Finger, number: string): Promise<void> {
  const card = page.locator('li').filter({ hasText: number });
  await finger.tap(card.getByRole('button', { name: /^Start making/ }));
  await finger.tap(page.getByRole('button', { name: 'Start anyway' }));
  await finger.tap(card.getByRole('button', { name: /^Mark ready/ }));
  await finger.tap(card.getByRole('button', { name: /^Hand to courier/ }));
  await finger.tap(page.getByRole('dialog').getByRole('button', { name: 'Hand to courier' }));
  await card.getByText('Completed').first().waitFor();
}

async function photographProduct(page: Page, finger: Finger): Promise<void> {
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
  const buffer = await aPhoto('#9c1b5d', 900);
  await (await shutter).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('main').locator('img[src^="/media/products/"]').first().waitFor();
}

it('a florist completes an order and photographs a product into the shop in few taps', async () => {
  const api = test.visitor();
  const { company } = await withPassword(api, 'vendor1');
  const number = await placeOrder(company?.id ?? '');
  const size = { ...widths.phone, hasTouch: true };
  const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
  await page.goto(`/orders/list/full?search=${number}`);
  const finger = new Finger();
  await completeOrder(page, finger, number);
  expect(finger.taps).toBeLessThanOrEqual(tapsOfOrder);
  finger.taps = 0;
  await photographProduct(page, finger);
  expect(finger.taps).toBeLessThanOrEqual(tapsOfProduct);
  expect(thrown).toEqual([]);
  await close();
});
