import {
  getCategory,
  getCollection,
  listAllProducts,
  listCollections,
} from '@bloomkin/shared/routes/catalogue.ts';
import { createCategory } from '@bloomkin/shared/routes/categories.ts';
import { getDocument, getPublicDocument } from '@bloomkin/shared/routes/documents.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { visitAs } from '#support/people.ts';
import { aPhoto } from '#support/upload.ts';
import { drag } from './support/drag.ts';
import { expectNoSideways } from './support/extremes.ts';
import { type Hand, handFor } from './support/hands.ts';
import { tabTo } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';
import { openNewest, watchRequests } from './support/settled.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const photo = async () => ({
  name: 'fern.jpg',
  mimeType: 'image/jpeg',
  buffer: await aPhoto('#1f7a4d', 900),
});

/** In the drawer of the category, which closes. */
async function rename(page: Page, hand: Hand, from: string, to: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: from });
  await hand.type(drawer.getByLabel('Name'), to);
  await page.keyboard.press('Enter');
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Move ${to}`, exact: true }).waitFor();
}

const documentIds = { phone: 'privacy', desk: 'shipping' };

describe.each(playedOn('desk'))('the admin on a %s', (name, size) => {
  const id = documentIds[name];

  it('adds a category, moves it by keyboard and deletes it', async () => {
    const admin = await visitAs(test, 'admin');
    const { page } = await openSignedIn(chromium.browser, admin, size);
    const hand = handFor(page, size);
    await page.goto('/categories/list');
    await hand.press(page.getByRole('link', { name: 'Add category' }));
    await page.waitForURL('/categories/new');
    const drawer = page.getByRole('dialog', { name: 'Add a category' });
    await hand.press(drawer.getByRole('button', { name: 'Add category' }));
    await drawer.getByText('Enter a category name').first().waitFor();
    await hand.type(drawer.getByLabel('Name'), `Moss ${name}`);
    await page.keyboard.press('Enter');
    await drawer.waitFor({ state: 'detached' });
    const handle = page.getByRole('button', { name: `Move Moss ${name}`, exact: true });
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.getByText(new RegExp(`Moving Moss ${name}: .+ in the top level`)).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await page.getByText(`Moss ${name} is moved`).waitFor();
    await hand.act(page.getByRole('button', { name: `More actions for Moss ${name}` }), 'Change');
    await rename(page, hand, `Moss ${name}`, `Sedge ${name}`);
    const change = page.getByRole('link', { name: `Change Sedge ${name}` });
    // On a phone the menu alone has it.
    if (name === 'desk') await hand.press(change);
    else await hand.act(page.getByRole('button', { name: `More actions for Sedge ${name}` }), 'Change');
    await rename(page, hand, `Sedge ${name}`, `Moss ${name}`);
    await expectNoSideways(page);
    const handles = page.getByRole('button', { name: /^Move / });
    const findPlace = async () => {
      const labels = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      return labels.indexOf(`Move Moss ${name}`);
    };
    const place = await findPlace();
    await drag(page, handle, handles.nth(place - 1), 0.1);
    await expect.poll(findPlace).toBeLessThan(place);
    await hand.act(page.getByRole('button', { name: `More actions for Moss ${name}` }), 'Delete');
    await hand.press(page.getByRole('button', { name: 'Delete the category' }));
    await handle.waitFor({ state: 'detached' });
  });

  it('gives a category a photo, switches it off and on again', async () => {
    const admin = await visitAs(test, 'admin');
    const { id } = (await admin.call(createCategory, { body: { name: `Fern ${name}` } })).data;
    await test.cloud.settle();
    const read = async () => (await admin.call(getCategory, { params: { id } })).data;
    const { page } = await openSignedIn(chromium.browser, admin, size);
    const drawer = page.getByRole('dialog', { name: `Fern ${name}` });
    const file = drawer.locator('input[type=file]').first();
    await openNewest(page, `/categories/edit/${id}`, drawer);
    await file.setInputFiles(await photo());
    await expect.poll(async () => (await read()).photo).not.toBeNull();
    await drawer.locator('img').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.keyboard.press('Escape');
    const active = page.getByRole('switch', { name: `Fern ${name} is active` });
    for (const isOn of [false, true]) {
      await active.focus();
      await page.keyboard.press('Space');
      await expect.poll(async () => (await read()).active).toBe(isOn);
      await expect.poll(() => active.isChecked()).toBe(isOn);
    }
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  it('makes a collection with a photo and a product that it finds', async () => {
    const admin = await visitAs(test, 'admin');
    const [product] = (await admin.call(listAllProducts, { query: { per_page: 1 } })).data;
    if (!product) throw new Error('The demo data has no product');
    const { page } = await openSignedIn(chromium.browser, admin, size);
    const hand = handFor(page, size);
    await page.goto('/collections/create');
    await hand.type(page.getByLabel('Name', { exact: true }), `Winter ${name}`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo());
    await page.getByRole('group', { name: 'Photo' }).locator('img').waitFor();
    await hand.type(page.getByLabel('Find a product'), product.name);
    const found = page.getByRole('list', { name: 'Found products' }).getByRole('button');
    await hand.press(found.filter({ hasText: product.company_info.brand }).first());
    await page.getByText('1 of 200 at most.').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await hand.press(page.getByRole('button', { name: 'Add collection' }));
    await page.getByText(`Winter ${name} is saved`).first().waitFor();
    await page.waitForURL(/\/collections\/edit\/\w+$/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect((await admin.call(getCollection, { params: { id } })).data).toMatchObject({
      name: `Winter ${name}`,
      photo: expect.any(String),
      product_ids: [expect.any(String)],
    });
  });

  it('sorts the products of a collection by hand', async () => {
    const admin = await visitAs(test, 'admin');
    const { data } = await admin.call(listCollections, {});
    // Another one for each width.
    const collection = (name === 'phone' ? data : data.toReversed()).find(
      ({ product_ids }) => product_ids.length > 2,
    );
    if (!collection) throw new Error('The demo data has no collection');
    const { page } = await openSignedIn(chromium.browser, admin, size);
    const { settled } = watchRequests(page);
    await page.goto(`/collections/edit/${collection.id}`);
    const handles = page.getByRole('list', { name: 'Products of the collection' }).locator('[data-handle]');
    const moved = await handles.nth(1).getAttribute('aria-label');
    // Content that loads above moves the list, and a drag begins at fixed coordinates.
    await settled();
    await drag(page, handles.nth(1), handles.first());
    await page.getByText(/ is put down at 1 of /).waitFor();
    await expect.poll(() => handles.first().getAttribute('aria-label')).toBe(moved);
    await expectAccessible(page);
    await handFor(page, size).press(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText(`${collection.name} is saved`).first().waitFor();
    const read = async () =>
      (await admin.call(getCollection, { params: { id: collection.id } })).data.product_ids.slice(0, 2);
    await expect.poll(read).toEqual(collection.product_ids.slice(0, 2).toReversed());
  });

  it('writes a version of a document that is public at once', async () => {
    const admin = await visitAs(test, 'admin');
    const readStored = async () => (await admin.call(getDocument, { params: { id } })).data;
    const before = await readStored();
    const { page } = await openSignedIn(chromium.browser, admin, size);
    const hand = handFor(page, size);
    await page.goto(`/documents/${id}`);
    const text = page.getByRole('textbox', { name: /^(Privacy|Shipping|Delivery)/ });
    await (name === 'desk' ? tabTo(page, text) : text.click());
    await page.keyboard.press('Control+Home');
    // Otherwise Tab indents.
    await page.keyboard.press('Escape');
    await hand.press(page.getByRole('button', { name: 'Bold' }));
    await page.keyboard.type(`Read on a ${name}. `);
    await page.getByText('Draft kept in this browser').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await hand.press(page.getByRole('button', { name: /^Save version/ }));
    await page.getByText('Draft kept in this browser').waitFor({ state: 'detached' });
    const reader = test.visitor();
    const read = async () => (await reader.call(getPublicDocument, { params: { id } })).data.text;
    // The edge may keep the text of before for some seconds.
    await expect.poll(read).toMatch(new RegExp(`<strong>.*Read on a ${name}\\. `));
    await hand.choose(page.getByRole('radio', { name: 'Compare versions' }));
    await page.getByText('1 part new').waitFor();
    await expectNoSideways(page);
    const goBack = `Go back to version ${before.version}`;
    await hand.press(page.getByRole('button', { name: goBack }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: goBack }));
    await page
      .getByText(`Version ${before.version + 2} is live`)
      .first()
      .waitFor();
    expect(await readStored()).toMatchObject({ text: before.text, version: before.version + 2 });
  });
});
