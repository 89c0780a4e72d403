import { deleteDiscount, listDiscounts } from '@bloomkin/shared/routes/discounts.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { newBuyer, withPassword } from '../support/people.ts';
import { filledCart, productsForSurryHills } from '../support/shopping.ts';
import { expectNoSideways } from './support/extremes.ts';
import { waitForHydration, watchRequests } from './support/settled.ts';
import { openBuyer, openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

async function expectGood(page: Page) {
  await expectAccessible(page);
  await expectNoSideways(page);
}

/** What the vendor made is gone again. */
async function clearDiscounts() {
  const api = test.visitor();
  await withPassword(api, 'vendor1');
  const { data } = await api.call(listDiscounts, { query: { per_page: 100 } });
  for (const { id } of data) await api.call(deleteDiscount, { params: { id } });
}

async function addDiscount(page: Page, name: string, code?: string) {
  await page.goto('/discounts/list');
  await page.getByRole('link', { name: 'Add discount' }).first().click();
  await page.waitForURL('**/discounts/create');
  await page.getByLabel('Name', { exact: true }).fill(name);
  if (code) {
    await page.getByText('With a code', { exact: true }).click();
    await page.getByLabel('Code', { exact: true }).fill(code);
  }
  await page.getByRole('textbox', { name: /^Takes off/ }).fill(code ? '20' : '10');
  const words = code
    ? new RegExp(`^20% off everything at .*, with the code ${code}`)
    : /^10% off everything at /;
  await page.getByText(words).waitFor();
  await expectGood(page);
  await page.getByRole('button', { name: 'Add discount' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForURL('**/discounts/edit/*');
}

describe.each([widths.desk, widths.phone])('a discount at $width', (size) => {
  it('is made by a vendor, seen on card and product, and comes off in the cart; a code takes more', async () => {
    await clearDiscounts();
    const [vendor, ruby] = [test.visitor(), test.visitor()];
    const { company } = await withPassword(vendor, 'vendor1');
    const office = await openSignedIn(chromium.browser, vendor, size);
    await addDiscount(office.page, 'Spring');
    await addDiscount(office.page, 'Friends', 'FRIENDS20');
    const takesOff = office.page.getByRole('textbox', { name: /^Takes off/ });
    await takesOff.fill('30');
    await office.page.getByRole('button', { name: 'Save discount' }).click();
    await office.page.getByText('Takes off: 20% off → 30% off').waitFor();
    await office.page.getByRole('button', { name: /^Go back to/ }).click();
    await office.page.getByText('Takes off: 30% off → 20% off').waitFor();
    expect(await takesOff.inputValue()).toBe('20');
    await expectGood(office.page);
    await office.page.goto('/discounts/list');
    await office.page.getByText('FRIENDS20').waitFor();
    await expectGood(office.page);
    await office.close();

    await newBuyer(ruby);
    const product = (await productsForSurryHills(ruby)).find((one) => one.company === company?.id);
    if (!product) throw new Error('vendor1 brings nothing to Surry Hills');
    await filledCart(ruby, product);
    const { page, close } = await openBuyer(chromium.browser, ruby, size);
    const { settled } = watchRequests(page);
    await page.goto(`/viewproduct/${product.id}`);
    await page.getByText('10% off').first().waitFor();
    await page.getByText('it comes off in your cart').waitFor();
    await waitForHydration(page);
    await settled();
    // What is far below the screen has its real height only once it was seen, and axe measures where things are.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectGood(page);
    await page.goto('/cart');
    await page.getByText('Spring, 10% off').waitFor();
    await page.getByRole('button', { name: 'Add a code' }).click();
    const field = page.getByLabel('Discount code');
    await field.fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByText('We do not know the code NOBODY').waitFor();
    await expectGood(page);
    await field.fill('friends20');
    await page.getByRole('button', { name: 'Use code' }).click();
    await page.getByText('Friends, 20% off (FRIENDS20)').waitFor();
    await page.reload();
    await page.getByText('Friends, 20% off (FRIENDS20)').waitFor();
    await expectGood(page);
    await page.getByRole('button', { name: 'Remove code' }).click();
    await page.getByText('Spring, 10% off').waitFor();
    await close();
  });
});
