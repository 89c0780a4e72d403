// @vitest-environment window

import { sideMenu } from '@bloomkin/shared/menu.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { search } from '@bloomkin/shared/routes/search.ts';
import type { SearchResults } from '@bloomkin/shared/schemas/search.ts';
import { OfficeHeader } from '@bloomkin/web/office/shell/header/OfficeHeader.tsx';
import { OfficeSearch } from '@bloomkin/web/office/shell/header/OfficeSearch.tsx';
import { splitMenu } from '@bloomkin/web/office/shell/TabBar.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { obeyStyleSheets } from '#support/obeyStyleSheets.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

obeyStyleSheets();

const vendor = person('ROLE_VENDOR', { company: { id: 'petal', name: 'Petal', brand: 'Petal' } });
const hit = (id: string, title: string, link: string) => ({ id, title, detail: '$89', photo: null, link });
const nothing = { orders: [], products: [], people: [], companies: [], categories: [] };

async function open(results: Partial<SearchResults>, user = vendor) {
  givenApi(search, () => ({ data: { ...nothing, ...results } }));
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  const router = createMemoryRouter([
    { path: '/', element: <OfficeSearch user={user} open onClose={() => undefined} /> },
    { path: '*', element: <p>Arrived</p> },
  ]);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

const field = () => screen.getByRole('combobox', { hidden: true });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const chosen = () => screen.getByRole('option', { selected: true, hidden: true }).textContent;

beforeEach(() => {
  givenDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the search', () => {
  it('moves by arrows and opens a result with Enter', async () => {
    const orders = [
      hit('1', '#8K2D-QW7T, Jack Morgan', '/orders/view/1'),
      hit('2', '#V3LM, Jacinta', '/orders/view/2'),
    ];
    const router = await open({ orders });
    type('jac');
    await screen.findByText('Morgan', { exact: false });
    expect(chosen()).toContain('Jack Morgan');
    press('ArrowDown');
    expect(chosen()).toContain('Jacinta');
    press('ArrowUp');
    press('ArrowUp');
    press('ArrowDown');
    press('Enter');
    await screen.findByText('Arrived');
    expect(router.state.location.pathname).toBe('/orders/view/1');
  });

  it('offers menu pages, then those that match', async () => {
    await open({});
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toContain(
      'Reviews',
    );
    type('sett');
    expect(chosen()).toContain('Settings');
  });

  it('finds the managers of the own company, before its buyers', async () => {
    const morgan = { id: 'm1', fio: 'Morgan Lee', phone: '+61491570110', email: 'morgan@petal.example' };
    const managers = [
      { ...morgan, avatar: null, company: null, manager_status: 'hired', manager_rights: [] },
      {
        ...morgan,
        id: 'm2',
        fio: 'Patrick',
        email: 'p@petal.example',
        avatar: null,
        company: null,
        manager_status: null,
        manager_rights: [],
      },
    ];
    givenApi<Route>(getCompany, () => Response.json({ data: { id: 'petal', stores: [], managers } }));
    const router = await open({ people: [hit('b1', 'Morgana Hill', '/orders/list/full?search=1')] });
    type('morg');
    await screen.findByText('ana Hill', { exact: false });
    const people = within(screen.getByRole('group', { name: 'People', hidden: true }));
    const titles = people.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
    expect(titles.map((title) => title?.slice(0, 10))).toEqual(['Morgan Lee', 'Morgana Hi']);
    press('Enter');
    await screen.findByText('Arrived');
    expect(router.state.location.pathname).toBe('/companies/managers/list');
  });

  it('opens a result in a new tab with Ctrl Enter', async () => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    const router = await open({ orders: [hit('1', '#8K2D-QW7T, Jack Morgan', '/orders/view/1')] });
    type('jac');
    await screen.findByText('Morgan', { exact: false });
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(opened.mock.calls).toEqual([['/orders/view/1', '_blank', 'noopener']]);
    expect(router.state.location.pathname).toBe('/');
  });

  const groups = () =>
    screen.getAllByRole('group', { hidden: true }).map((group) => group.getAttribute('aria-label'));
  const one = {
    ...{ orders: [hit('o', 'Rosa', '/orders/view/o')], products: [hit('p', 'Rosa', '/products/edit/p')] },
    ...{ people: [hit('u', 'Rosa', '/users/edit/u')], companies: [hit('c', 'Rosa', '/companies/edit/c')] },
  };

  it('orders its groups by role', async () => {
    await open(one, person('ROLE_ADMIN'));
    type('ros');
    await screen.findByRole('group', { name: 'Companies', hidden: true });
    expect(groups().slice(0, 4)).toEqual(['Orders', 'People', 'Companies', 'Products']);
    cleanup();
    await open(one);
    type('ros');
    await screen.findByRole('group', { name: 'Companies', hidden: true });
    expect(groups().slice(0, 4)).toEqual(['Orders', 'Products', 'People', 'Companies']);
  });

  it('leads from five results of a kind to its list with the search', async () => {
    const people = ['1', '2', '3', '4', '5'].map((id) => hit(id, `Rosa ${id}`, `/users/edit/${id}`));
    const router = await open({ ...one, people }, person('ROLE_ADMIN'));
    type('ros');
    const all = await screen.findAllByRole('option', { name: /^Show all/, hidden: true });
    expect(all.map(({ textContent }) => textContent)).toEqual(['Show all people']);
    for (const option of all) fireEvent.click(option);
    await screen.findByText('Arrived');
    const { pathname, search: query } = router.state.location;
    expect(`${pathname}${query}`).toBe('/users/buyers?search=ros');
  });

  const employer = { company: { id: 'petal', name: 'Petal', brand: 'Petal' }, manager_status: 'hired' };
  const manager = (...rights: string[]) => person('ROLE_MANAGER', { ...employer, manager_rights: rights });

  it.each([
    [
      'an admin',
      person('ROLE_ADMIN'),
      'Search orders, people, florists, products',
      'Try a number, a name or a phone.',
    ],
    ['a vendor', vendor, 'Search orders, people, products', 'Try a number, a name or a phone.'],
    ['a manager of orders', manager('orders'), 'Search orders, people', 'Try a number, a name or a phone.'],
    ['a manager without orders', manager('products', 'reviews'), 'Search products', 'Try another name.'],
    ['a manager without rights', manager(), 'Search categories, pages', 'Try another name.'],
  ])('names for %s only the kinds they may find', async (_, user, name, hint) => {
    givenApi(search, () => ({ data: nothing }));
    showTo(user, <OfficeHeader user={user} />);
    fireEvent.click(screen.getByRole('button', { name: `${name}Ctrl K` }));
    expect(field().getAttribute('aria-label')).toBe(name);
    expect(field().getAttribute('placeholder')).toBe(name);
    type('zzzz');
    await screen.findByText(`Nothing found for “zzzz”. ${hint}`);
  });

  it('says that nothing was found', async () => {
    await open({});
    type('zzzz');
    await screen.findByText(/Nothing found for “zzzz”/);
  });
});

describe('the tabs of phones', () => {
  it('show the calendar with the first pages and messages behind More', () => {
    const { tabs, rest } = splitMenu(vendor);
    expect(tabs.map(({ label }) => label)).toContain('Calendar');
    expect(tabs.length).toBeLessThanOrEqual(4);
    const others = rest.flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(others).toEqual(expect.arrayContaining(['Messages', 'Settings', 'Logout']));
    expect(tabs.filter(({ label }) => others.includes(label))).toEqual([]);
  });

  it('show the steps to an open shop in the dashboard’s place', () => {
    const { tabs, rest } = splitMenu(vendor);
    expect(tabs[0]).toMatchObject({ label: 'Open', path: '/companies/open' });
    expect(rest.flatMap(({ entries }) => entries.map(({ label }) => label))).toContain('Dashboard');
    const opened = sideMenu(vendor).map((group) => ({
      ...group,
      entries: group.entries.filter(({ path }) => path !== '/companies/open'),
    }));
    expect(splitMenu(vendor, opened).tabs[0]).toMatchObject({ label: 'Dashboard' });
  });

  it('keep Logout behind More even in a short menu', () => {
    const manager = person('ROLE_MANAGER', {
      company: { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal' },
      ...{ manager_status: 'hired', manager_rights: ['orders'] },
    });
    const { tabs, rest } = splitMenu(manager);
    expect(tabs.map(({ label }) => label)).toEqual(['Orders', 'Calendar', 'Profile']);
    expect(rest.flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual(['Logout']);
  });

  it('show late orders and companies to an admin', () => {
    const { tabs, rest } = splitMenu(person('ROLE_ADMIN'));
    expect(tabs.map(({ label }) => label)).toEqual(['Dashboard', 'Late', 'Orders', 'Companies']);
    expect(rest.flatMap(({ entries }) => entries.map(({ label }) => label))).toContain('Messages');
  });
});
