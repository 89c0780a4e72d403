import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { someOf } from '#support/run/budget.ts';
import { surryHills } from '#support/shopping.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { guestCartOf, keep } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

/** The nearest product: a card of the home page, the market and its florist's page. */
async function nearestProduct(index: number): Promise<Product> {
  const { lat, lng } = surryHills;
  const listed = await test.visitor().call(listCategoryProducts, {
    params: { id: '0' },
    query: { delivery_to_user: 1, lat, lng, sort_type: 'near', per_page: 12, only_active: 1 },
  });
  const product = listed.data[index];
  if (!product) throw new Error('The demo data has too little for Surry Hills');
  return product;
}

async function openWithCart(size: { width: number; height: number }, product: Product, path: string) {
  const visit = await openPage(chromium.browser, size, test.cloud.url);
  await keep(visit.page, { location: surryHills, guestCart: guestCartOf(product) });
  await visit.page.goto(path);
  await visit.page.getByRole('button', { name: 'Your cart, 1 item' }).waitFor();
  return visit;
}

describe.each(playedOn('phone'))('a page with an item in the cart on a %s', (_, size) => {
  it.each([
    ['/', () => '/'],
    ['/market', () => '/market'],
    ['a category', ({ category }: Product) => `/market?category=${category.id}`],
    ['a florist', ({ company }: Product) => `/market/${company}`],
  ])('stays at the top when it is loaded: %s', async (_name, pathOf) => {
    const product = await nearestProduct(3);
    const { page } = await openWithCart(size, product, pathOf(product));
    await page
      .getByRole('group', { name: `Quantity of ${product.name}` })
      .first()
      .waitFor();
    const readFocus = () =>
      page.evaluate(() => [scrollY, document.activeElement?.localName, document.activeElement?.id]);
    expect(await readFocus()).toEqual([0, 'body', '']);
    await page.reload();
    await page
      .getByRole('group', { name: `Quantity of ${product.name}` })
      .first()
      .waitFor();
    expect(await readFocus()).toEqual([0, 'body', '']);
  });
});

describe('a product in the cart on a phone', () => {
  it.each(someOf([320, 430, 360, 390], 2))('fits the screen: %i pixels wide', async (width) => {
    const { data } = await test.visitor().call(listCategoryProducts, {
      params: { id: '0' },
      query: { search: 'Coral Sea', per_page: 1 },
    });
    const product = data[0];
    if (!product) throw new Error('The demo data has no Coral Sea');
    const { page } = await openWithCart({ width, height: 844 }, product, `/viewproduct/${product.id}`);
    const view = page.getByRole('button', { name: 'View cart' });
    await page.getByRole('heading', { name: /^Arrives/ }).waitFor();
    const { x = 0, width: wide = 0 } = (await view.boundingBox()) ?? {};
    expect(x + wide).toBeLessThanOrEqual(width - 16);
    const less = page.getByRole('button', { name: 'One fewer' });
    expect((await less.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await expectNoSideways(page);
  });
});
