// @vitest-environment jsdom

import { officePages } from '@bloomkin/shared/officePages.ts';
import type { OfficePage } from '@bloomkin/shared/page.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { getStore } from '@bloomkin/shared/routes/stores.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { routes } from '@bloomkin/web/backOffice/routes.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { givenDialogs } from '../account/dialogs.ts';
import { person } from './officePerson.ts';

const petal = { id: '01JS8Y5B2GV5V71SSGAJ26YEVM', name: 'Petal Pty Ltd', brand: 'Petal' };
const vendor = () => person('ROLE_VENDOR', { company: petal });
const admin = () => person('ROLE_ADMIN');

/** Forms that need nothing of the server before they are filled in. */
const needNothing = new Set([
  'collectionCreate',
  'companyCreate',
  'openShop',
  'paramsCreate',
  'settings',
  'storeCreate',
]);

/** What is named in the address. */
const queries: Readonly<Record<string, string>> = { orderCards: `?ids=${petal.id}` };

/** One of each component: vendors' pages are admins' too, with more of them. */
const pages = new Map(
  Object.entries<OfficePage>(officePages)
    .filter(([, page]) => page.inShell && !page.isNotice)
    .toReversed()
    .map(([name, page]) => [page.component, { name, page }]),
);
const visits = [...pages.values()].map(({ name, page }) => ({
  name,
  user: page.roles?.some((role) => role === 'ROLE_VENDOR') ? vendor : admin,
  path: `${page.path.replaceAll(/:\w+/g, petal.id)}${queries[name] ?? ''}`,
}));

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  vi.stubGlobal('fetch', async (input: string) =>
    new URL(input, 'https://shop.test').pathname === '/config.json'
      ? Response.json({})
      : Response.json(
          { code: 'SERVICE.UNAVAILABLE', message: 'Please try again in a moment.' },
          { status: 503, headers: { 'x-request-id': '1' } },
        ),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(user: User, path: string) {
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

const inMain = async () => within(await screen.findByRole('main'));
const patience = { timeout: 10_000 };

describe('a page of the office whose data does not come', () => {
  it.each(visits)('says so and can be tried again: $name', async ({ name, user, path }) => {
    const opens = async () => {
      open(user(), path);
      const main = await inMain();
      if (needNothing.has(name)) await main.findByRole('heading', { level: 1 }, patience);
      else await main.findAllByRole('button', { name: 'Try again' }, patience);
      // Pages of the shop are the storefront's.
      if (!name.startsWith('shop')) expect(main.getByRole('heading', { level: 1 })).toBeTruthy();
      return main;
    };
    await opens();
    expect(screen.queryByText(/Something went wrong|Oops/)).toBeNull();
    cleanup();
    // Its code is here now.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const main = await opens();
    if (!needNothing.has(name))
      expect(main.getAllByText(/There is no connection|You are offline/)[0]).toBeTruthy();
  });
});

describe('what another florist has', () => {
  const others = '01JS8Y5B2GV5V71SSGAJ26YEVN';
  const found = { id: petal.id, name: 'Not Petal’s', company: others, company_id: others };

  it.each([
    [getProduct, '/products/edit', 'We could not find that product'],
    [getStore, '/stores/edit', 'We could not find that store'],
  ] as const)('is not opened in an editor: %#', async (route, path, message) => {
    givenApi<Route>(route, () => Response.json({ data: found }));
    open(vendor(), `${path}/${petal.id}`);
    expect(await screen.findByText(message, {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText(found.name)).toBeNull();
  });
});
