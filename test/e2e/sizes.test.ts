import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function vendorWithSizes() {
  const vendor = test.visitor();
  const { company } = await signInDemoUser(vendor, 'vendor1');
  const { data } = await vendor.call(listAllProducts, { query: { company_id: company?.id, per_page: 100 } });
  const product = data.find(({ sizes }) => sizes.length === 3);
  if (!product) throw new Error('vendor1 has nothing in sizes');
  return { vendor, product };
}

describe.each(playedOn('phone'))('a product in sizes on a %s', (device) => {
  it('goes into the cart by keyboard in two sizes, with an extra', async () => {
    const { product } = await vendorWithSizes();
    const [petite, , grand] = product.sizes;
    const { page } = await openPage(chromium.browser, widths[device], test.cloud.url);
    await page.goto(`/viewproduct/${product.id}`);
    await page.getByRole('radio', { name: 'Petite' }).focus();
    await button(page, 'Add to cart').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(`**/viewproduct/${product.id}?size=${grand?.id}`);
    await page.getByRole('main').getByText(`$${grand?.price}`).first().waitFor();
    await button(page, 'Add to cart').click();
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await cart.getByText('Grand').waitFor();
    await cart
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .click();
    await expect.poll(() => cart.getByRole('listitem').count()).toBeGreaterThan(2);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.goto(`/viewproduct/${product.id}?size=${petite?.id}`);
    await button(page, 'Add to cart').click();
    await cart.getByText('Petite').waitFor();
    await cart.getByText('Grand').waitFor();
    await expectNoSideways(page);
  });

  it('gets its sizes in the editor, which names wrong fields and keeps ids', async () => {
    const { vendor, product } = await vendorWithSizes();
    const { page } = await openSignedIn(chromium.browser, vendor, widths[device]);
    await page.goto(`/products/edit/${product.id}`);
    const row = (number: number) => page.getByRole('group', { name: new RegExp(`^Size ${number},`) });
    const label = device === 'phone' ? 'Mini' : 'Midi';
    await page.getByRole('button', { name: 'Add a size' }).click();
    await row(4).getByLabel('Size', { exact: true }).fill('Grand');
    await row(4).getByLabel('SKU').fill(`${label}-4`);
    await button(page, 'Save').click();
    await page.getByText('Another size has this name').first().waitFor();
    await row(4).getByLabel('Size', { exact: true }).fill(label);
    await row(4).getByLabel('Price').fill('31.50');
    await row(4).getByLabel('Text of this size').fill('Eight roses.');
    await page.getByText('Buyers see “from $31.50”.').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await button(page, 'Save').click();
    await page.getByText(`${product.name} is saved`).first().waitFor();
    await row(4).getByLabel('Price').fill('33');
    await button(page, 'Save').click();
    await expect
      .poll(async () => (await vendor.call(getProduct, { params: { id: product.id } })).data.price)
      .toBe(33);
    await page.getByRole('button', { name: `Delete ${label}` }).click();
    await button(page, 'Save').click();
    await expect
      .poll(async () => (await vendor.call(getProduct, { params: { id: product.id } })).data.sizes)
      .toMatchObject(product.sizes.map(({ id }) => ({ id })));
  });
});

describe('the catalogue of a company', () => {
  it('opens inside the office, by category', async () => {
    const { vendor, product } = await vendorWithSizes();
    const { page } = await openSignedIn(chromium.browser, vendor);
    await page.goto(`/products/catalog/all/${product.company}`);
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor();
    await page.getByText(/^Marlo & Fern, \d+ products/).waitFor();
    const tree = page.getByRole('navigation', { name: 'Categories' });
    await tree.getByRole('link', { name: product.category.name }).click();
    await page.waitForURL(`**/products/catalog/${product.category.id}/${product.company}`);
    await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).waitFor();
  });
});
