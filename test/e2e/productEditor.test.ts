import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Page } from 'playwright-core';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { aPhoto } from '#support/upload.ts';
import { drag } from './support/drag.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { openDemoUser } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const openAs = (name: string, size = widths.desk) =>
  openDemoUser(chromium.browser, test.visitor(), name, size);

const photos = async () =>
  Promise.all(
    ['#9c1b5d', '#5949ae'].map(async (background, index) => ({
      name: `roses-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPhoto(background, 900),
    })),
  );

/** True when guests see a product; its florist's answers come from no cache. */
const isInShop = async (id: string) =>
  (await test.visitor().send(getProduct, { params: { id } })).status === 200;
const read = async (api: Api, id: string) => (await api.call(getProduct, { params: { id } })).data;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const price = (page: Page) => page.getByRole('textbox', { name: 'Price' });

async function fillBasic(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'SKU').fill(ulid());
  await field(page, 'Category').selectOption({ index: 1 });
  await field(page, 'Type').selectOption({ label: 'Bouquet' });
  await price(page).fill('45.5');
  await page.getByRole('checkbox', { name: 'Red' }).focus();
  await page.keyboard.press('Space');
}

/** By keyboard alone, and back. */
async function cropMainPhoto(page: Page, readPhotos: () => Promise<Product['photos']>): Promise<void> {
  const before = await readPhotos();
  await page.getByRole('button', { name: 'Crop photo 1' }).press('Enter');
  const use = page.getByRole('button', { name: 'Use this part' });
  await use.and(page.locator('[aria-disabled=false]')).waitFor();
  const larger = page.getByRole('slider', { name: 'Larger' });
  for (let step = 0; step < 5; step++) await larger.press('PageUp');
  await page.getByRole('button', { name: 'Turn right' }).press('Enter');
  await expectAccessible(page);
  await expectNoSideways(page);
  await use.press('Enter');
  await page.getByText('Photo 1 is cropped').waitFor();
  const cropped = await readPhotos();
  expect(cropped.map(({ id, main }) => [id, main])).toEqual(before.map(({ id, main }) => [id, main]));
  expect([cropped[0]?.path === before[0]?.path, cropped[1]]).toEqual([false, before[1]]);
  await page.getByAltText('Photo 1').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByText('Photo 1 is as it was').waitFor();
  expect((await readPhotos())[0]?.path).not.toBe(cropped[0]?.path);
}

describe.each(playedOn('desk'))('the product editor on a %s', (_, size) => {
  it('makes a product with photos, changes it and takes it off sale', async () => {
    const { api, page } = await openAs('vendor1', size);
    await page.goto('/products/create');
    await field(page, 'Name').fill('x');
    await field(page, 'Name').fill('');
    await page.keyboard.press('Enter');
    await page.getByText('Enter the price of the goods').first().waitFor();
    expect(await field(page, 'Name').evaluate((input) => input === document.activeElement)).toBe(true);
    await expectAccessible(page);

    await fillBasic(page, 'Paper daisies');
    await page.getByRole('button', { name: 'Add product' }).click();
    await page.waitForURL(/\/products\/edit\/\w+\?tab=photos$/);
    const [, id = ''] = /edit\/(\w+)/.exec(page.url()) ?? [];
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photos());
    const handle = page.getByRole('button', { name: 'Move photo 2' });
    await handle.waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    expect(await isInShop(id)).toBe(true);
    const [first, second] = (await read(api, id)).photos.map((photo) => photo.id);

    await handle.focus();
    for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
    await expect.poll(async () => (await read(api, id)).photos[0]?.id).toBe(second);
    await page.getByRole('button', { name: 'Make main' }).click();
    await expect.poll(async () => (await read(api, id)).photos[0]).toMatchObject({ id: first, main: true });
    await drag(page, handle, page.getByRole('button', { name: 'Move photo 1' }));
    await expect.poll(async () => (await read(api, id)).photos[0]?.id).toBe(second);

    await cropMainPhoto(page, async () => (await read(api, id)).photos);

    await page.getByRole('tab', { name: 'Basic' }).click();
    await price(page).fill('52');
    await page.getByText('Was $45.50. Orders already placed keep that.').waitFor();
    await page.getByText('1 change not saved').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await read(api, id)).price).toBe(52);
    await page.getByText('1 change not saved').waitFor({ state: 'hidden' });
    await expectNoSideways(page);

    await page.getByRole('button', { name: 'More actions for Paper daisies' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await page.getByText('Not in the shop', { exact: true }).waitFor();
    await expect.poll(() => isInShop(id)).toBe(false);
  });

  it('makes a type of the florist’s own, which its products can have', async () => {
    const { page } = await openAs('vendor2', size);
    await page.goto('/products/params/create');
    await field(page, 'Name').fill('Wreath');
    await page.getByRole('button', { name: 'Add type' }).click();
    await page.waitForURL(/\/products\/params\/edit\/\w+$/);
    await page.getByRole('button', { name: 'Add parameter' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Hook');
    await dialog.getByLabel('Values').fill('None\nWire');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add parameter' }).click();
    await page.getByRole('link', { name: /^used by 0/ }).waitFor();
    await expectNoSideways(page);
    await page.goto('/products/create');
    await field(page, 'Type').selectOption({ label: 'Wreath' });
    await page.getByRole('group', { name: 'Hook' }).getByRole('checkbox', { name: 'Wire' }).waitFor();
  });
});
