// @vitest-environment jsdom

import { search } from '@bloomkin/shared/routes/search.ts';
import type { SearchResults } from '@bloomkin/shared/schemas/search.ts';
import { OfficeSearch } from '@bloomkin/web/backOffice/shell/header/OfficeSearch.tsx';
import { splitMenu } from '@bloomkin/web/backOffice/shell/TabBar.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { givenDialogs } from '../account/dialogs.ts';
import { person } from './officePerson.ts';

const vendor = person('ROLE_VENDOR', { company: { id: 'petal', name: 'Petal', brand: 'Petal' } });
const hit = (id: string, title: string, link: string) => ({ id, title, detail: '$89', photo: null, link });
const nothing = { orders: [], products: [], people: [], companies: [], categories: [] };

async function open(results: Partial<SearchResults>) {
  givenApi(search, () => ({ data: { ...nothing, ...results } }));
  signedIn({ ...vendor, api_token: 'token', expires_in: 3600 });
  const router = createMemoryRouter([
    { path: '/', element: <OfficeSearch user={vendor} open onClose={() => undefined} /> },
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
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the search', () => {
  it('goes by arrows and Enter to what was found', async () => {
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

  it('offers the pages of the menu before anything is typed, then those that fit', async () => {
    await open({});
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toContain(
      'Reviews',
    );
    type('sett');
    expect(chosen()).toContain('Settings');
  });

  it('says that nothing was found', async () => {
    await open({});
    type('zzzz');
    await screen.findByText(/Nothing found for “zzzz”/);
  });
});

describe('the tabs of phones', () => {
  it('are the first pages and messages; the rest is behind More', () => {
    const { tabs, rest } = splitMenu(vendor);
    expect(tabs.map(({ label }) => label)).toContain('Messages');
    expect(tabs.length).toBeLessThanOrEqual(4);
    const others = rest.flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(others).toEqual(expect.arrayContaining(['Settings', 'Logout']));
    expect(tabs.filter(({ label }) => others.includes(label))).toEqual([]);
  });

  it('show users to an admin and move messages behind More', () => {
    const { tabs, rest } = splitMenu(person('ROLE_ADMIN'));
    expect(tabs.map(({ label }) => label)).toEqual(['Dashboard', 'Orders', 'Products', 'Users']);
    expect(rest.flatMap(({ entries }) => entries.map(({ label }) => label))).toContain('Messages');
  });
});
