import { listCollections, listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { dragByFinger } from './support/drag.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openDemoUser } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const openAs = (name: string) =>
  openDemoUser(chromium.browser, test.visitor(), name, { ...widths.phone, hasTouch: true });

const handles = (page: Page) => page.locator('[data-handle]');
const idOf = async (handle: Locator) => handle.getAttribute('data-handle');
const button = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

async function moveByTaps(page: Page, handle: Locator, step: string): Promise<void> {
  await handle.tap();
  await button(page, step).waitFor();
  await expectAccessible(page);
  await expectNoSideways(page);
  await button(page, step).tap();
  await button(page, 'Put down').tap();
}

/** The first one goes one place down by taps, and back by a finger's drag. */
async function moveThereAndBack(page: Page, later = 'Later'): Promise<void> {
  const [first, second] = [handles(page).nth(0), handles(page).nth(1)];
  const [one, other] = [await idOf(first), await idOf(second)];
  await moveByTaps(page, first, later);
  await expect.poll(() => idOf(first)).toBe(other);
  await dragByFinger(page, second, first, 0.1);
  await expect.poll(() => idOf(first)).toBe(one);
}

describe('on a phone, a finger orders', () => {
  it('the photos of a product', async () => {
    const { api, user, page } = await openAs('vendor1');
    const query = { company_id: user.company?.id, per_page: 50 };
    const { data } = await api.call(listProducts, { query });
    const product = data.find(({ photos }) => photos.length > 1);
    if (!product) throw new Error('No product has two photos');
    await page.goto(`/products/edit/${product.id}?tab=photos`);
    await handles(page).first().waitFor();
    await moveThereAndBack(page);
    const read = async () => (await api.call(getProduct, { params: { id: product.id } })).data.photos;
    await expect
      .poll(async () => (await read()).map(({ id }) => id))
      .toEqual(product.photos.map(({ id }) => id));
  });

  it('categories', async () => {
    const { page } = await openAs('admin');
    await page.goto('/categories/list');
    await handles(page).nth(1).waitFor();
    await moveThereAndBack(page, 'Down');
  });

  it('products of a collection, type parameters and their values', async () => {
    const { api, page } = await openAs('admin');
    const { data } = await api.call(listCollections, { query: {} });
    await page.goto(`/collections/edit/${data[0]?.id}`);
    await handles(page).nth(1).waitFor();
    await moveThereAndBack(page);
    await page.goto('/products/params/list');
    await page
      .getByRole('link', { name: /^Bouquet/ })
      .first()
      .tap();
    const parameters = page
      .getByRole('list', { name: /^Parameters of / })
      .locator(':scope > li > div > [data-handle]');
    const [first, second] = [parameters.nth(0), parameters.nth(1)];
    await second.waitFor();
    const [one, other] = [await idOf(first), await idOf(second)];
    await moveByTaps(page, first, 'Later');
    await expect.poll(() => idOf(first)).toBe(other);
    // Rows are taller than a drag on a phone reaches.
    await moveByTaps(page, second, 'Earlier');
    await expect.poll(() => idOf(first)).toBe(one);
    await page.getByRole('button', { name: /^Bouquet colour/ }).tap();
    const values = page
      .getByRole('list', { name: /^Values of / })
      .first()
      .locator('[data-handle]');
    const value = await idOf(values.first());
    await moveByTaps(page, values.first(), 'Later');
    await expect.poll(() => idOf(values.nth(1))).toBe(value);
  });
});
