import { deleteDiscount, listDiscounts } from '@bloomkin/shared/routes/discounts.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { fillCart, pickProductOf } from '#support/shopping.ts';
import { expectNoSideways } from './support/extremes.ts';
import { type Hand, handFor } from './support/hands.ts';
import { playedOn } from './support/played.ts';
import { waitForHydration, watchRequests } from './support/settled.ts';
import { openBuyer, openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

async function expectGood(page: Page) {
  await expectAccessible(page);
  await expectNoSideways(page);
}

/** Deletes the vendor's discounts. */
async function clearDiscounts() {
  const api = await visitAs(test, 'vendor1');
  const { data } = await api.call(listDiscounts, { query: { per_page: 100 } });
  for (const { id } of data) await api.call(deleteDiscount, { params: { id } });
}

async function addDiscount(page: Page, hand: Hand, name: string, code?: string) {
  await page.goto('/discounts/list');
  await hand.press(page.getByRole('link', { name: 'Add discount' }).first());
  await page.waitForURL('**/discounts/create');
  await hand.type(page.getByLabel('Name', { exact: true }), name);
  if (code) {
    await hand.choose(page.getByRole('radio', { name: 'With a code' }));
    await hand.type(page.getByLabel('Code', { exact: true }), code);
  }
  await hand.type(page.getByRole('textbox', { name: /^Takes off/ }), code ? '20' : '10');
  const summary = code
    ? new RegExp(`^20% off everything at .*, with the code ${code}`)
    : /^10% off everything at /;
  await page.getByText(summary).waitFor();
  await expectGood(page);
  await hand.press(page.getByRole('button', { name: 'Add discount' }));
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForURL('**/discounts/edit/*');
}

describe.each(playedOn('desk'))('a discount on a %s', (_, size) => {
  it('appears on product and cart, where a code adds to it', async () => {
    await clearDiscounts();
    const [vendor, ruby] = [test.visitor(), test.visitor()];
    const { company } = await signInDemoUser(vendor, 'vendor1');
    const office = await openSignedIn(chromium.browser, vendor, size);
    const desk = handFor(office.page, size);
    await addDiscount(office.page, desk, 'Spring');
    await addDiscount(office.page, desk, 'Friends', 'FRIENDS20');
    const takesOff = office.page.getByRole('textbox', { name: /^Takes off/ });
    await desk.type(takesOff, '30');
    await desk.press(office.page.getByRole('button', { name: 'Save discount' }));
    await office.page.getByText('Takes off: 20% off → 30% off').waitFor();
    await desk.press(office.page.getByRole('button', { name: /^Go back to/ }));
    await office.page.getByText('Takes off: 30% off → 20% off').waitFor();
    expect(await takesOff.inputValue()).toBe('20');
    await expectGood(office.page);
    await office.page.goto('/discounts/list');
    await office.page.getByText('FRIENDS20').waitFor();
    await expectGood(office.page);

    await newBuyer(ruby);
    const product = await pickProductOf(ruby, company?.id);
    await fillCart(ruby, product);
    const { page } = await openBuyer(chromium.browser, ruby, size);
    const { settled } = watchRequests(page);
    await page.goto(`/viewproduct/${product.id}`);
    await page.getByText('10% off').first().waitFor();
    await page.getByText('it comes off in your cart').waitFor();
    await waitForHydration(page);
    await settled();
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
  });

  it('starts for one florist, appears in the list, goes off and away', async () => {
    const admin = await visitAs(test, 'admin');
    const { page } = await openSignedIn(chromium.browser, admin, size);
    const hand = handFor(page, size);
    await page.goto('/discounts/create');
    await hand.type(page.getByLabel('Name', { exact: true }), 'Market day');
    await hand.type(page.getByRole('textbox', { name: /^Takes off/ }), '5');
    const florist = page.getByRole('combobox', { name: 'Florist' });
    await hand.pick(florist, 'Marlo', page.getByRole('option', { name: 'Marlo & Fern' }));
    await page.getByText(/^5% off everything at Marlo & Fern/).waitFor();
    await page.getByRole('region', { name: 'What a buyer will see' }).locator('img').waitFor();
    await expectGood(page);
    await hand.press(page.getByRole('button', { name: 'Add discount' }));
    await page.waitForURL('**/discounts/edit/*');
    await page.goto('/discounts/list');
    await page.getByRole('link', { name: 'Market day' }).waitFor();
    const isOn = page.getByRole('switch', { name: 'Market day is on' });
    await hand.choose(isOn);
    await expect.poll(() => isOn.isChecked()).toBe(false);
    await expectGood(page);
    await hand.act(page.getByRole('button', { name: 'More actions for Market day' }), 'Delete');
    await hand.press(page.getByRole('dialog').getByRole('button', { name: /^Delete/ }));
    await isOn.waitFor({ state: 'detached' });
  });
});
