import { canOpenPage } from '@bloomkin/shared/menu.ts';
import type { OfficePage } from '@bloomkin/shared/page.ts';
import { allOfficePages, allStorefrontPages, listPaths, paths } from '@bloomkin/shared/pages.ts';
import {
  listAllProducts,
  listCategories,
  listCollections,
  listCompanies,
  listProducts,
} from '@bloomkin/shared/routes/catalogue.ts';
import { createDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { getOrder, listOrders, proposeSwap, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { localCloud } from '#support/localCloud.ts';
import { messageTo } from '#support/outbox.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { isFullRun, patience, someOf } from '#support/run/budget.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';
import { readOverflow } from './support/extremes.ts';
import { tabAndPress } from './support/keyboard.ts';
import { findPressure, pressing } from './support/pressure.ts';
import { goWithin, openBuyer, openGuest, openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

type Ids = Readonly<Record<string, string>>;

/** Objects to open, by the first word of a path. */
async function findIds(api: Api, userId: string, ownCompany: string | undefined): Promise<Ids> {
  const [companies, orders, categories, collections, types] = await Promise.all([
    api.call(listCompanies, { query: { per_page: 1 } }),
    api.call(listOrders, { query: { statuses: 'new,in_progress', per_page: 1 } }),
    api.call(listCategories, { query: {} }),
    api.call(listCollections, { query: {} }),
    api.call(listProductTypes, { query: {} }),
  ]);
  const company = ownCompany ?? companies.data[0]?.id ?? '';
  const query = { company_id: company, per_page: 1 };
  const [products, stores] = await Promise.all([
    api.call(listProducts, { query }),
    api.call(listStores, { query }),
  ]);
  const product = products.data[0]?.id ?? '';
  return {
    ...{ companies: company, market: company, viewcompany: company, money: company, reviews: company },
    ...{ products: product, viewproduct: product, params: types.data[0]?.id ?? '' },
    ...{ orders: orders.data[0]?.id ?? '', stores: stores.data[0]?.id ?? '', users: userId },
    ...{ categories: categories.data[0]?.id ?? '', collections: collections.data[0]?.id ?? '' },
    ...{ calendar: '2026-12-24', florists: 'surry-hills-2010' },
  };
}

function fillIn(path: string, ids: Ids): string {
  const [, first = '', second = ''] = path.split('/');
  const id = ids[second === 'params' ? second : first] ?? '';
  return path
    .replace('/:category', '/all')
    .replace(/:company$/, ids.companies ?? '')
    .replaceAll(/:\w+/g, id);
}

const isShown = ({ inShell, isNotice, path }: OfficePage) =>
  inShell && !isNotice && path !== paths.messages();

const heading = (page: Page, name?: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1, ...(name && { name }) })
    .first();

const faults = [/^Something went wrong/, /^We could not (find|load)/, /^There is no such/];

/** The fault of the open page, or undefined. */
async function findFault(page: Page, path: string): Promise<string | undefined> {
  await heading(page).waitFor();
  await page.locator('[role=status]:has-text("Loading")').first().waitFor({ state: 'detached' });
  const { pathname } = new URL(page.url());
  if (pathname !== path) return `${path} became ${pathname}`;
  const title = await heading(page).textContent();
  const counts = await Promise.all(faults.map((message) => page.getByText(message).count()));
  return counts.some((count) => count > 0) || /^(404|Oops)/.test(title ?? '')
    ? `${path}: ${title}`
    : undefined;
}

/** A window of 1280 px at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 640 };

async function expectFit(page: Page, size: typeof zoomed): Promise<void> {
  await page.setViewportSize(size);
  // Components follow the new width a moment later.
  await expect.poll(() => readOverflow(page), { message: page.url() }).toBeLessThanOrEqual(0);
}

/** The frame around `main` is the same on each page. */
async function expectFitOnPhone(page: Page, within: string): Promise<void> {
  await expectFit(page, zoomed);
  await expectFit(page, widths.phone);
  await expectAccessible(page, within);
  await page.setViewportSize(widths.desk);
}

describe.each(['admin', 'vendor1'])('each page of the office, to %s', (name) => {
  it('opens for every role that may open it', { timeout: 300_000 * patience }, async () => {
    const api = test.visitor();
    const user = await signInDemoUser(api, name);
    const florist = await signInDemoUser(test.visitor(), 'vendor1');
    const discount = { name: 'Spring', kind: 'percent' as const, value: 5, active: false };
    const { data: made } = await api.call(createDiscount, { body: discount });
    const ids = { ...(await findIds(api, user.id, user.company?.id)), discounts: made.id };
    const { page } = await openSignedIn(chromium.browser, api);
    // As florists see it before dawn: axe reads the contrast of every text.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(paths.messages());
    // The storefront has messages too, and shows their heading before the back office replaces it.
    await page.getByRole('navigation', { name: 'Main', exact: true }).waitFor();
    const found: (string | undefined)[] = [];
    const components = new Set<string>();
    // A page that both may open is opened by the florist; in a full run by both.
    const isOthers = (one: OfficePage) => name === 'admin' && !isFullRun && canOpenPage(one, florist);
    const openable = allOfficePages.filter((one) => isShown(one) && canOpenPage(one, user) && !isOthers(one));
    for (const { one, path } of openable.flatMap((one) => listPaths(one).map((path) => ({ one, path })))) {
      await heading(page, 'Messages').waitFor();
      const to = fillIn(path, ids);
      await goWithin(page, to);
      await heading(page, 'Messages').waitFor({ state: 'detached' });
      found.push(await findFault(page, to));
      // Once is enough for a component, and for a page that both may open.
      const isLookedAt = components.has(one.component) || (name === 'admin' && canOpenPage(one, florist));
      if (!isLookedAt) await expectFitOnPhone(page, components.size === 0 ? 'html' : 'main');
      components.add(one.component);
      await goWithin(page, paths.messages());
    }
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(Boolean)).toEqual([]);
  });
});

it('the settings of a company have its tabs', async () => {
  const api = await visitAs(test, 'vendor1');
  const { page } = await openSignedIn(chromium.browser, api);
  await page.goto(paths.companySettings());
  for (const name of ['Company', 'Delivery windows', 'Locations', 'Managers', 'Logo']) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tab', { name, selected: true }).waitFor();
    await page.getByRole('tabpanel', { name }).waitFor();
  }
});

/** In a full run every page is read with axe, in dark colours. */
const readInTheEvening = new Set<string>([
  ...([paths.home(), paths.market(), paths.cart(), '/viewproduct/:id', '/orders/:id'] as const),
]);

it('each page of the shop opens for a buyer, in dark colours', async () => {
  const api = test.visitor();
  const user = await signInDemoUser(api, 'buyer');
  const [order] = (await api.call(listOrders, { query: { per_page: 1 } })).data;
  const own = {
    orders: order?.id ?? '',
    rescue: 'unknown',
    o: 'unknown',
    wrong: 'unknown',
    swap: 'unknown',
    for: 'unknown',
    day: 'unknown',
  };
  const ids: Ids = { ...(await findIds(api, user.id, undefined)), ...own };
  const { page } = await openBuyer(chromium.browser, api);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const found: (string | undefined)[] = [];
  for (const { path } of allStorefrontPages.filter((one) => one.path !== paths.logout())) {
    const to = fillIn(path, ids);
    // Loaded narrow: a page that shrinks while it loads may keep the media queries of the width before.
    await page.setViewportSize(zoomed);
    const answer = await page.goto(to === paths.writeReview() ? `${to}?product=${ids.products}` : to);
    found.push(answer?.status() === 200 ? await findFault(page, to) : `${to} is ${answer?.status()}`);
    await expectFit(page, zoomed);
    await page.setViewportSize(widths.phone);
    const narrow = await findPressure(page);
    if (isFullRun || readInTheEvening.has(path)) await expectAccessible(page);
    await page.setViewportSize(widths.desk);
    found.push(...[...narrow, ...(await findPressure(page))].map((rule) => `${to}: ${rule}`));
  }
  expect(found.filter(Boolean)).toEqual([]);
});

it('each window that a guest opens keeps the rules against pressure', async () => {
  const { page } = await openGuest(chromium.browser, test.visitor().url, widths.phone);
  const { data } = await test.visitor().call(listAllProducts, { query: { per_page: 1 } });
  const dialog = page.getByRole('dialog').first();
  const openers = [
    () => page.getByRole('button', { name: /, change$/ }).click(),
    () => page.getByRole('button', { name: 'Sign in or register' }).click(),
    () => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click(),
    () => page.getByRole('button', { name: 'See it large' }).click(),
  ];
  for (const open of openers) {
    await page.goto(paths.product(data[0]?.id ?? ''));
    await open();
    await dialog.waitFor();
    expect(await findPressure(page, { isAsked: true })).toEqual([]);
  }
});

it('the rules against pressure each find the page that breaks them', async () => {
  const { page } = await openGuest(chromium.browser, test.visitor().url);
  for (const [rule, content] of Object.entries(pressing)) {
    await page.setContent(`<main>${content}</main>`);
    const found = (await findPressure(page)).map((one) => one.split(': ')[0]);
    expect(found).toContain(rule);
  }
});

/** A paid order whose florist asks about a substitute: the pages of its three links. */
async function findLinkPages(): Promise<string[]> {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const { phone } = await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const order = await placeOrder(ruby, await pickProductOf(ruby, company?.id));
  const params = { id: order.id };
  await payByCard(ruby, order);
  await test.world.settle();
  await florist.call(updateOrder, { params, body: { status: 'in_progress' } });
  await florist.call(proposeSwap, { params, body: { words: 'No peonies today. Garden roses?', back: 5 } });
  const { links } = (await ruby.call(getOrder, { params })).data;
  const { text } = await messageTo(test.world.url, phone, (message) => message.text.includes('/o/'));
  const status = /\/o\/(\w+)/.exec(text)?.[1] ?? '';
  return [paths.orderStatus(status), paths.claim(links?.claim ?? ''), paths.swap(links?.swap ?? '')];
}

it('each page behind a link of an order is accessible, in the dark too, and answers by keyboard', async () => {
  const pages = await findLinkPages();
  const { page } = await openPage(chromium.browser, widths.desk, test.world.url);
  for (const path of pages) {
    for (const colorScheme of someOf(['dark', 'light'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await findFault(page, path)).toBeUndefined();
      await expectAccessible(page, 'main');
      await expectFitOnPhone(page, 'main');
    }
  }
  await tabAndPress(page, 'Yes, use that');
  await heading(page, 'It is swapped').waitFor();
});
