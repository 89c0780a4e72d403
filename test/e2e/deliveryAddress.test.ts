import { addProduct, checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { addRecipient, updateProfile } from '@bloomkin/shared/routes/users.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { expectAccessible, openPage, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { newBuyer } from '#support/people.ts';
import { contact, firstFreePeriod, pickProduct } from '#support/shopping.ts';
import { waitForRest } from './support/drag.ts';
import { playedOn } from './support/played.ts';
import { openPlace, tagPlace } from './support/tag.ts';
import { openBuyer, openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const home = { address: '4 Bourke St, Surry Hills NSW 2010', lat: -33.8823, lng: 151.2138 };
const office = { address: '30 Crown St, Surry Hills NSW 2010', lat: -33.8858, lng: 151.2112 };
const mums = { address: '5 Devonshire St, Surry Hills NSW 2010', lat: -33.8849, lng: 151.2096 };

const header = tagPlace;
const addressField = (page: Page) => page.getByRole('main').getByLabel('Street address or suburb');

/** The tag names its suburb, and the first step shows this address, and the unit and comment that belong to it. */
async function expectEverywhere(page: Page, { address }: { address: string }, unit = '', comment = '') {
  await header(page).filter({ hasText: 'Surry Hills' }).waitFor();
  await expect.poll(() => addressField(page).inputValue()).toBe(address);
  await expect.poll(() => page.getByLabel('Unit or office (optional)').inputValue()).toBe(unit);
  await expect.poll(() => page.getByLabel('Comment for the driver (optional)').inputValue()).toBe(comment);
}

/** An order to another address than the buyer's own, with a recipient and a card. */
async function orderForMum(api: Api): Promise<Order> {
  const product = await pickProduct(api);
  const { data } = await api.call(addProduct, { body: { product_id: product.id, count: 2 } });
  const { day, period } = await firstFreePeriod(api, product.company, 2);
  const filled = await api.call(updateCart, {
    params: { id: data.cart_hash },
    body: {
      ...contact,
      location: mums,
      unitOffice: '12',
      comment: 'Blue door',
      recipient: { fio: 'Margaret Ellis', phone: '0491 570 157' },
      card_message: 'Love from Ruby',
      deliveryDay: day,
      delivery_period: period,
    },
  });
  const placed = await api.call(checkout, {
    params: { id: data.cart_hash },
    body: { expected_total: filled.data.total },
  });
  return placed.data;
}

/** A buyer with an address in the profile and one in a cart that was left half filled in. */
async function buyerOfTwoAddresses(): Promise<{ api: Api; id: string }> {
  const api = test.visitor();
  const { id } = await newBuyer(api);
  await api.call(updateProfile, { body: { location: { ...home, unitOffice: '1', comment: 'Gate' } } });
  return { api, id };
}

/** Without the width: a web font that arrives late changes it by a pixel. */
async function readRows(target: Locator) {
  const box = await target.boundingBox();
  return box && { y: box.y, height: box.height };
}

describe.each(playedOn('phone'))('the address dialog on a %s', (_, size) => {
  it('keeps its fields and Save in place while the map loads', async () => {
    const { page } = await openPage(chromium.browser, size, test.cloud.url);
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/geocode*', async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.goto('/');
    await openPlace(page);
    const panel = page.getByRole('dialog', { name: 'Where should they go?' });
    await panel.getByRole('combobox').fill('10 Crown St, Surry Hi');
    await panel
      .getByRole('option', { name: /Surry Hills/ })
      .first()
      .click();
    const save = panel.getByRole('button', { name: 'Save' });
    const unit = panel.getByLabel('Unit or office (optional)');
    await waitForRest(page, save);
    const before = [await readRows(unit), await readRows(save)];
    answer();
    await panel.getByRole('figure', { name: /Delivering to/ }).waitFor();
    expect([await readRows(unit), await readRows(save)]).toEqual(before);
    await expectAccessible(page);
  });
});

describe('the address in header and checkout', () => {
  it('stays the same on a device with a profile and an earlier cart', async () => {
    const { api } = await buyerOfTwoAddresses();
    const product = await pickProduct(api);
    const { data } = await api.call(addProduct, { body: { product_id: product.id, count: 1 } });
    const body = { location: office, unitOffice: '4', comment: 'bell' };
    await api.call(updateCart, { params: { id: data.cart_hash }, body });
    const { page } = await openSignedIn(chromium.browser, api);
    await page.goto('/cart');
    await expectEverywhere(page, office, '4', 'bell');
  });

  it('follows a change in header, checkout, recipient or order', async () => {
    const { api, id } = await buyerOfTwoAddresses();
    const order = await orderForMum(api);
    const product = await pickProduct(api);
    await api.call(addProduct, { body: { product_id: product.id, count: 1 } });
    const address = { ...office, unitOffice: '7', comment: '' };
    await api.call(addRecipient, { params: { id: id }, body: { fio: 'Dana Okafor', address } });
    const { page } = await openBuyer(chromium.browser, api);
    await page.goto('/cart');
    // Half typed, and never chosen: what is chosen next in the header counts.
    await addressField(page).fill('99 Nowhere');
    await header(page).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('combobox', { name: 'Street address or suburb' }).fill('10 Crown St, Surry Hi');
    await panel
      .getByRole('option', { name: /Surry Hills/ })
      .first()
      .click();
    await panel.getByLabel('Unit or office').fill('9');
    await panel.getByLabel('Comment for the driver').fill('Ring');
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.waitFor({ state: 'hidden' });
    const chosen = { address: await addressField(page).inputValue() };
    expect(chosen.address).toMatch(/^10 Crown St/);
    await expectEverywhere(page, chosen, '9', 'Ring');
    await addressField(page).fill('22 Crown St, Surry Hi');
    await page
      .getByRole('option', { name: /^22 Crown St/ })
      .first()
      .click();
    await expect.poll(() => addressField(page).inputValue()).toMatch(/^22 Crown St/);
    await expectEverywhere(page, { address: await addressField(page).inputValue() });
    await page.goto('/personal/recipients');
    await page.getByRole('button', { name: 'Send flowers to Dana Okafor' }).click();
    await page.waitForURL('**/market');
    await page.goto('/cart');
    await expectEverywhere(page, office, '7');
    await page.goto(`/orders/${order.id}`);
    await page.getByRole('button', { name: /^Order again/ }).click();
    await page.waitForURL('**/cart');
    await expectEverywhere(page, mums, '12', 'Blue door');
  });
});
