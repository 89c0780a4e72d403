import { canOpenPage } from '@bloomkin/shared/menu.ts';
import type { OfficePage } from '@bloomkin/shared/page.ts';
import { allOfficePages, allStorefrontPages, listPaths, paths } from '@bloomkin/shared/pages.ts';
import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import {
  listCategories,
  listCollections,
  listCompanies,
  listProducts,
} from '@bloomkin/shared/routes/catalogue.ts';
import { createDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser, visitAs } from '#support/people.ts';
import { isFullRun, patience } from '#support/run/budget.ts';
import { pickProduct } from '#support/shopping.ts';
import {
  expectFit,
  expectFitOnPhone,
  expectFullThirds,
  expectNothingLost,
  findFault,
  heading,
  zoomed,
} from './support/layout.ts';
import { findPressureAtBoth } from './support/pressure.ts';
import { watchRequests } from './support/settled.ts';
import { goWithin, openBuyer, openSignedIn } from './support/visits.ts';

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

/** The way of a purchase; in a full run every page is read with axe, in dark colours. */
const wayOfPurchase = new Set<string>([
  ...([paths.home(), paths.market(), paths.cart(), '/viewproduct/:id', '/orders/:id'] as const),
]);

/** Lists of few: a week of two arrivals, or two addresses, fills half a row. */
const isSparse = (path: string) => path === paths.newArrivals() || path === paths.addresses();

it('each page of the shop opens for a buyer, in dark colours', async () => {
  const api = test.visitor();
  const user = await signInDemoUser(api, 'buyer');
  await api.call(addProduct, { body: { product_id: (await pickProduct(api)).id, count: 1 } });
  const [order] = (await api.call(listOrders, { query: { per_page: 1 } })).data;
  // Links that work are read with the other states of pages.
  const broken = Object.fromEntries(
    ['rescue', 'o', 'wrong', 'swap', 'for', 'day'].map((one) => [one, 'unknown']),
  );
  const ids: Ids = { ...(await findIds(api, user.id, undefined)), ...broken, orders: order?.id ?? '' };
  const { page } = await openBuyer(chromium.browser, api);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { settled } = watchRequests(page);
  const found: (string | undefined)[] = [];
  for (const { path } of allStorefrontPages.filter((one) => one.path !== paths.logout())) {
    const to = fillIn(path, ids);
    // Loaded narrow: a page that shrinks while it loads may keep the media queries of the width before.
    await page.setViewportSize(zoomed);
    const answer = await page.goto(to === paths.writeReview() ? `${to}?product=${ids.products}` : to);
    found.push(answer?.status() === 200 ? await findFault(page, to) : `${to} is ${answer?.status()}`);
    await expectFit(page, zoomed);
    await page.setViewportSize(widths.phone);
    if (isFullRun || wayOfPurchase.has(path)) await expectAccessible(page);
    found.push(...(await findPressureAtBoth(page)).map((rule) => `${to}: ${rule}`));
    if (!isSparse(path)) await expectFullThirds(page);
    if (wayOfPurchase.has(path)) {
      await page.getByRole('button', { name: 'Sign in or register' }).waitFor({ state: 'hidden' });
      await settled();
      await expectNothingLost(page);
    }
  }
  expect(found.filter(Boolean)).toEqual([]);
});
