// @vitest-environment window

import type { Route } from '@bloomkin/shared/route.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { getStore } from '@bloomkin/shared/routes/stores.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { isFullRun } from '#support/run/budget.ts';
import { givenNothingYet } from './nothingYet.ts';
import {
  floristVisits,
  givenAnswers,
  givenOfficePages,
  inMain,
  openPage,
  petal,
  vendor,
  visits,
} from './officeVisits.tsx';

beforeEach(() => {
  givenOfficePages();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const unavailable = () =>
  Response.json(
    { code: 'SERVICE.UNAVAILABLE', message: 'Please try again in a moment.' },
    { status: 503, headers: { 'x-request-id': '1' } },
  );

/** What offline pages say is said by the parts that all use: some stand for the others. */
const offlineToo = new Set(visits.filter((_, at) => isFullRun || at % 5 === 0).map(({ name }) => name));

describe('an office page whose data does not load', () => {
  it.each(visits)('shows an error and can retry: $name', async ({ name, user, path, needsNothing }) => {
    givenAnswers(unavailable);
    const opens = async () => {
      openPage(user(), path);
      const main = await inMain();
      if (needsNothing) await main.findByRole('heading', { level: 1 });
      else await main.findAllByRole('button', { name: 'Try again' });
      // Pages of the shop are the storefront's.
      if (!name.startsWith('shop')) expect(main.getByRole('heading', { level: 1 })).toBeTruthy();
      return main;
    };
    await opens();
    expect(screen.queryByText(/Something went wrong|Oops/)).toBeNull();
    if (!offlineToo.has(name)) return;
    cleanup();
    // Its code is here now.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const main = await opens();
    if (!needsNothing) expect(main.getAllByText(/There is no connection|You are offline/)[0]).toBeTruthy();
  });
});

/** The picture of an empty state. */
const vase = 'svg[viewBox="0 0 150 150"]';

/** Tables with a head alone. */
const findEmptyTables = (main: HTMLElement) =>
  within(main)
    .queryAllByRole('table')
    .filter((table) => table.querySelector('tbody tr') === null);

const findBusy = (main: HTMLElement) => [
  ...main.querySelectorAll('[aria-busy="true"]'),
  ...within(main)
    .queryAllByRole('status')
    .filter(({ textContent }) => textContent.startsWith('Loading')),
];

describe('a page of the office whose data is on its way', () => {
  const never = () => new Promise<Response>(() => undefined);

  it.each(visits)('says that it loads: $name', async ({ user, path, needsNothing }) => {
    givenAnswers(never);
    openPage(user(), path);
    const main = await screen.findByRole('main');
    await waitFor(() => expect(within(main).queryByRole('status', { name: 'Loading the page' })).toBeNull());
    if (needsNothing) await within(main).findByRole('heading', { level: 1 });
    else await waitFor(() => expect(findBusy(main)).not.toEqual([]));
    expect(within(main).queryAllByRole('button', { name: 'Try again' })).toEqual([]);
    expect(within(main).queryAllByRole('alert')).toEqual([]);
    expect(findEmptyTables(main)).toEqual([]);
    if (!needsNothing) expect(main.querySelector(vase)).toBeNull();
  });
});

/** Title and next step of what a florist sees who has nothing yet. */
const emptyStates: Readonly<Record<string, readonly [title: string, step: string]>> = {
  dashboard: ['No orders in these days', 'See your products'],
  managers: ['Nobody works with you here yet', 'Copy an invitation'],
  orders: ['No orders yet', 'Get alerts on this device'],
  orderMake: ['Nothing to make', 'Show all orders'],
  orderRun: ['Nothing to deliver today', 'Show all orders'],
  categoryList: ['No categories yet', 'See your products'],
  shopCatalogue: ['No flowers match that', 'Show all flowers'],
  products: ['No products yet', 'Add product'],
  discounts: ['No discounts yet', 'Add discount'],
  statement: ['Nothing moved in this month', 'See your orders'],
  params: ['No types of your own yet', 'Add type'],
  messages: ['No messages yet', 'Check your phone and e-mail'],
  reviews: ['No reviews yet', 'See the page in the shop'],
  stores: ['Add your first store', 'Add store'],
};

/** Pages of one thing, or forms. */
const ofOneThing = [
  'calendar',
  'calendarDay',
  'calendarRehearse',
  'lastOrders',
  'openShop',
  'companySettings',
  'orderView',
  'orderEdit',
  'orderCards',
  'shopFlorist',
  'shopProduct',
  'shopCompany',
  'discountCreate',
  'productCreate',
  'productEdit',
  'paramsCreate',
  'settings',
  'storeCreate',
  'storeEdit',
];

describe('a page of a florist who has nothing yet', () => {
  it('belongs to those below, or to one thing', () => {
    const names = floristVisits.map(({ name }) => name);
    expect([...Object.keys(emptyStates), ...ofOneThing].toSorted()).toEqual(names.toSorted());
  });

  it.each(floristVisits.filter(({ name }) => emptyStates[name]))(
    'says what to do next: $name',
    async ({ name, user, path }) => {
      const [title = '', step = ''] = emptyStates[name] ?? [];
      givenOfficePages({ isWide: true });
      givenNothingYet();
      openPage(user(), path);
      const main = await inMain();
      const heading = await main.findByRole('heading', { name: title });
      const box = within(heading.parentElement ?? heading);
      await box.findByText(step);
      const steps = [...box.queryAllByRole('link'), ...box.queryAllByRole('button')];
      expect(steps.map(({ textContent }) => textContent)).toContain(step);
      expect(findEmptyTables(screen.getByRole('main'))).toEqual([]);
      expect(main.queryAllByRole('alert')).toEqual([]);
    },
  );
});

describe('data of another florist', () => {
  const others = '01JS8Y5B2GV5V71SSGAJ26YEVN';
  const found = { id: petal.id, name: 'Not Petal’s', company: others, company_id: others };

  it.each([
    [getProduct, '/products/edit', 'We could not find that product'],
    [getStore, '/stores/edit', 'We could not find that store'],
  ] as const)('opens in no editor: %#', async (route, path, message) => {
    givenApi<Route>(route, () => Response.json({ data: found }));
    openPage(vendor(), `${path}/${petal.id}`);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(found.name)).toBeNull();
  });
});
