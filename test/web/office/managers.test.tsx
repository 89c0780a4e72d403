// @vitest-environment window
import { bindManager, listMyInvitations, searchCompanies } from '@bloomkin/shared/routes/companies.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { updateMe } from '@bloomkin/shared/routes/users.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { routes } from '@bloomkin/web/app/office/routes.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { obeyStyleSheets } from '#support/obeyStyleSheets.ts';
import { countReloads } from '#support/reloads.ts';
import { ruby } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';

obeyStyleSheets();

const petal = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal' };
const noOrders = { page: 1, per_page: 20, total: 0, total_pages: 0, data: [], counts: {} };

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // Hidden pages start no timers, which would outlive the test.
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
});

/** A manager of Petal, as the API answers them. */
const manager = (change: object): Promise<User> =>
  ruby({ roles: ['ROLE_MANAGER'], role: 'ROLE_MANAGER', company: petal, manager_status: 'hired', ...change });

async function open(user: User, path: string) {
  const orders = givenApi(listOrders, () => noOrders);
  const changes = givenApi(updateMe, () => ({ data: { ...user, company: null, unconfirmed: {} } }));
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { orders, changes, at: () => router.state.location.pathname };
}

const linksOf = (name: string) =>
  screen
    .getAllByRole('navigation', { name })
    .flatMap((menu) => within(menu).getAllByRole('link'))
    .map(({ textContent }) => textContent);
const menu = () => linksOf('Main');

async function behindMore() {
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('dialog');
  return linksOf('More');
}

describe('the back office', () => {
  it.each([
    ['ROLE_VENDOR', '/', '/orders/list/full'],
    ['ROLE_ADMIN', '/', '/orders/list/full'],
    ['ROLE_VENDOR', '/main', '/orders/list/full'],
    ['ROLE_VENDOR', '/products', '/products/list'],
  ])('leads %s from %s to %s', async (role, from, to) => {
    const { at } = await open(await ruby({ roles: [role], role, company: petal }), from);
    expect(at()).toBe(to);
  });
});

describe('the back office of a manager', () => {
  it('opens and requests orders only with that right', async () => {
    const { at, orders } = await open(
      await manager({ manager_rights: ['products', 'reviews'] }),
      '/orders/list/full',
    );
    expect(at()).toBe('/products/list');
    expect(menu()).not.toContain('Orders');
    expect(screen.queryByRole('button', { name: 'Sound for new orders' })).toBeNull();
    expect(orders).toEqual([]);
  });

  it.each([
    [[], '/settings/profile'],
    [['reviews'], '/reviews'],
    [['reviews', 'products'], '/products/list'],
    [['products', 'orders'], '/orders/list/full'],
  ])('begins by its rights: %j at %s', async (manager_rights, path) => {
    const { at } = await open(await manager({ manager_rights }), '/');
    expect(at()).toBe(path);
  });

  it('marks the products while at product params', async () => {
    await open(await manager({ manager_rights: ['products'] }), '/products/params/list');
    expect(screen.getAllByRole('link', { name: 'Products', current: 'page' }).length).toBeGreaterThan(0);
  });

  it('says in the profile what the owner has opened', async () => {
    await open(await manager({ manager_rights: ['products', 'reviews'] }), '/settings/profile');
    expect(
      screen.getByText('The owner of Petal has opened these to you: products and reviews.'),
    ).toBeTruthy();
  });

  it.each(['/', '/orders'])('leads to orders with that right from %s', async (path) => {
    const { at } = await open(await manager({ manager_rights: ['orders'] }), path);
    expect(at()).toBe('/orders/list/full');
    expect(menu()).toEqual(['Orders', 'Calendar', 'Profile']);
    expect(await behindMore()).toEqual(['Logout']);
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Sound for new orders' }).length).toBeGreaterThan(0);
  });

  it('says what to ask for without any right', async () => {
    await open(await manager({ manager_rights: [] }), '/');
    expect(
      screen.getByText('Nothing of Petal is open to you yet. Ask the owner for orders, products or reviews.'),
    ).toBeTruthy();
  });
});

describe('the back office of an admin', () => {
  it('counts new orders of all florists and announces none', async () => {
    const { orders } = await open(
      await ruby({ roles: ['ROLE_ADMIN'], role: 'ROLE_ADMIN', is_admin: true }),
      '/orders/list/full',
    );
    const queries = orders.map(({ query }) => query);
    expect(queries.filter((query) => query.get('statuses') === 'new')).toHaveLength(1);
    expect(queries.filter((query) => query.has('placed_from'))).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Sound for new orders' })).toBeNull();
  });
});

describe('a manager without a florist', () => {
  const free = () =>
    ruby({ roles: ['ROLE_MANAGER'], role: 'ROLE_MANAGER', company: null, manager_status: null });

  it('accepts an invitation or asks to join by ABN when without a florist', async () => {
    const invitation = {
      ...{ company_id: CompanyId.parse('fern'), brand: 'Fern', contact: 'ruby@flowers.test' },
      invited_at: '2026-11-20T01:00:00.000Z',
    };
    givenApi(listMyInvitations, () => ({ data: [invitation] }));
    givenApi(searchCompanies, () => ({
      ...{ page: 1, per_page: 20, total: 1 },
      data: [{ id: CompanyId.parse('petal'), name: 'Petal Pty Ltd', brand: 'Petal', inn: '51824753556' }],
    }));
    const bound = givenApi(bindManager, () => Response.json({ message: 'Busy' }, { status: 409 }));
    await open(await free(), '/settings/profile');
    fireEvent.change(await screen.findByLabelText('ABN'), { target: { value: '51 824 753 556' } });
    await screen.findByText('Petal is already here.');
    fireEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
    await waitFor(() => expect(bound.map(({ params }) => params.id)).toEqual(['petal']));
    fireEvent.click(await screen.findByRole('button', { name: /^Accept.*Fern$/ }));
    await waitFor(() => expect(bound.map(({ params }) => params.id)).toEqual(['petal', 'fern']));
  });
});

describe('an applicant', () => {
  const waiting = () => manager({ manager_status: 'moderation', manager_rights: [] });

  it('sees only the request at any address', async () => {
    const { at } = await open(await waiting(), '/orders/list/full');
    expect(at()).toBe('/settings/profile');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings[0]).toBe('Waiting for Petal');
    expect(new Set(headings).size).toBe(headings.length);
    expect(
      screen.getByText(
        'You have asked to join. The owner of Petal decides; until then you see only your own settings.',
      ),
    ).toBeTruthy();
    expect(menu()).toEqual(['Profile']);
    expect(await behindMore()).toEqual(['Logout']);
  });

  it('withdraws and reloads the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const reloads = countReloads();
    const { changes } = await open(await waiting(), '/settings/profile');
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Withdraw your request to Petal?')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('You no longer wait for Petal');
    await vi.advanceTimersByTimeAsync(1000);
    expect(reloads.count).toBe(1);
    expect(changes.map(({ body }) => body)).toEqual([{ company: null }]);
    vi.useRealTimers();
  });
});
