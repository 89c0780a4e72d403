import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { someOf } from '#support/run/budget.ts';
import { goWithin, openBuyer } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

async function openAs(name: 'vendor1' | 'admin') {
  const api = test.visitor();
  const user = await signInDemoUser(api, name);
  const { data } = await test.visitor().call(listAllProducts, { query: { per_page: 1 } });
  const [product] = data;
  if (!product) throw new Error('The demo data has no product');
  const visit = await openBuyer(chromium.browser, api);
  return { ...visit, product, user };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pathOf = (page: Page) => new URL(page.url()).pathname;

const leads: Readonly<Record<'vendor1' | 'admin', [from: string, to: string][]>> = {
  vendor1: [
    ['/companies', '/companies/edit'],
    ['/stores', '/stores/list'],
  ],
  admin: [
    ['/companies', '/companies/list'],
    ['/companies/edit', '/companies/list'],
    ['/companies/managers/list', '/users/managers'],
    ['/documents', '/documents/legacy'],
    ['/users', '/users/buyers'],
    ['/collections', '/collections/list'],
  ],
};

const titles: Readonly<Record<string, string>> = {
  '/orders/list/full': 'Orders',
  '/categories/list': 'Category',
  '/products/list': 'Products',
  '/companies/edit': 'Company settings',
  '/companies/list': 'Companies',
  '/users/managers': 'Users',
  '/users/buyers': 'Users',
  '/documents/legacy': 'Legal notice',
  '/collections/list': 'Collections',
  '/stores/list': 'Stores',
};

/** Staff see other pages of the shop within the office, with its side menu. */
const storefrontPaths = new Set(['/market', '/new-product']);

const commonLeads: readonly [from: string, to: string][] = [
  ['/orders', '/orders/list/full'],
  ['/personal/orders/list/full', '/orders/list/full'],
  ['/settings', '/settings/profile'],
  ['/personal', '/settings/profile'],
  ['/personal/profile', '/settings/profile'],
  ['/categories', '/categories/list'],
  ['/products', '/products/list'],
];

/** A path of the office and one of the shop load a document each. */
const newDocuments = 2;

describe.each(['vendor1', 'admin'] as const)('%s', (name) => {
  it('follows each short path to its office page', async () => {
    const { page } = await openAs(name);
    for (const [index, [from, to]] of [...commonLeads, ...leads[name]].entries()) {
      // A new document begins in the shop, and leads on before it has loaded; the office leads on by itself.
      if (index < newDocuments) await page.goto(from, { waitUntil: 'commit' });
      else await goWithin(page, from);
      await page.waitForURL(({ pathname }) => pathname === to, { waitUntil: 'commit' });
      await heading(page, titles[to] ?? (name === 'admin' ? 'Profile' : 'Settings')).waitFor();
      expect(pathOf(page), from).toBe(to);
    }
  });
});

describe.each(someOf(['vendor1', 'admin'] as const))('%s', (name) => {
  it('follows /products/view/{id} to the product', async () => {
    const { page, product } = await openAs(name);
    await page.goto(`/products/view/${product.id}`);
    await heading(page, product.name).waitFor();
    expect(pathOf(page)).toBe(`/viewproduct/${product.id}`);
  });

  it('visits the shop without a cart', async () => {
    const { page, product } = await openAs(name);
    // The office's header has a menu, the shop's a link.
    const account = page
      .getByRole('button', { name: /^Account of/ })
      .or(page.getByRole('link', { name: /^Account of/ }));
    const paths = [
      [`/viewproduct/${product.id}`, product.name],
      [`/market/${product.company}`, product.company_info.brand],
      [`/viewcompany/${product.company}`, product.company_info.brand],
      ['/products/catalog/all', 'All categories'],
      ['/categories/list', 'Category'],
      ['/market', /bouquets and plants/],
      ['/new-product', 'New arrivals'],
    ] as const;
    for (const [path, title] of paths) {
      // The shop is another document than the office.
      if (path === paths[0][0] || storefrontPaths.has(path)) await page.goto(path);
      else await goWithin(page, path);
      await account.waitFor();
      await heading(page, title).waitFor();
      expect(pathOf(page)).toBe(path);
      if (!storefrontPaths.has(path)) await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: /to cart$|^Your cart/ }).count()).toBe(0);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Back office' }).click();
    await heading(page, 'Orders').waitFor();
    expect(pathOf(page)).toBe('/orders/list/full');
  });

  it.each([['/cart', 'No cart in the back office']])(
    'finds at %s a page that says where to go',
    async (path, title) => {
      const { page } = await openAs(name);
      await page.goto(path);
      await heading(page, title).waitFor();
      await expectAccessible(page);
      expect(pathOf(page)).toBe(path);
    },
  );
});

it('an admin reviews a product and deletes the review', async () => {
  const { page, product } = await openAs('admin');
  await page.goto(`/viewproduct/${product.id}`);
  await page.getByRole('link', { name: 'Write', exact: true }).click();
  await page.getByRole('radio', { name: /5/ }).check({ force: true });
  await page.getByRole('button', { name: /Send|Publish|Post/ }).click();
  await page.waitForURL(`**/viewproduct/${product.id}`);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByText('Review deleted').waitFor();
});

it('a buyer is redirected from each short path to a personal page', async () => {
  const api = await visitAsBuyer(test);
  const { page } = await openBuyer(chromium.browser, api);
  for (const [from, to] of [
    ['/orders', '/personal/orders/list/full'],
    ['/settings', '/personal/profile'],
    ['/personal', '/personal/profile'],
  ] as const) {
    await page.goto(from, { waitUntil: 'commit' });
    await page.waitForURL(`**${to}`);
  }
});
