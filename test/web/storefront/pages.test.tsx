// @vitest-environment window

import type { User } from '@bloomkin/shared/schemas/user.ts';
import { App } from '@bloomkin/web/App.tsx';
import { openSession, signedIn } from '@bloomkin/web/session/session.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ruby } from '../account/accountFixture.tsx';
import { givenDialogs } from '../account/dialogs.ts';
import { givenApi, givenProduct } from './storefrontFixture.ts';

const florist = {
  id: 'f1',
  name: 'Petal & Twine Pty Ltd',
  brand: 'Petal & Twine',
  inn: '51824753556',
  reviews_count: 12,
  site: '',
  phone_number: '0491570156',
  description: 'Seasonal flowers.',
  photo: null,
  sameDayDelivery: true,
  lead_time_minutes: 120,
  capacity_per_day: null,
  delivery_periods: [],
  active: true,
  logo: null,
  rating: 4.9,
  distantion: 1240,
  stores: [],
  claim: { percent: null, orders: 3, words: 'New on Bloomkin' },
};

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
};

async function open(path: string, user?: User) {
  const product = await givenProduct();
  const requests = givenApi({
    '/api/shop/product/p1': () => ({ data: product }),
    '/api/company/f1': () => ({ data: florist }),
    '/api/shop/categories/full': () => ({ data: [] }),
    '/api/shop/category/0/products': () => ({
      page: 1,
      per_page: 12,
      total: 1,
      total_pages: 1,
      data: [product],
    }),
    '/api/shop/filters': () => ({ data: { params: [], min_price: 10, max_price: 90 } }),
  });
  await openSession();
  if (user) signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <App />
      </MemoryRouter>
    </SWRConfig>,
  );
  return requests;
}

beforeEach(() => {
  givenDialogs();
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['/', /^Flowers from the florist/],
  ['/main', /^Flowers from the florist/],
  ['/new-product', 'New arrivals'],
  ['/market', /^All flowers|^Flowers/],
  ['/products', /^All flowers|^Flowers/],
  ['/products/catalog/all', /^All flowers|^Flowers/],
  ['/market/f1', 'Petal & Twine'],
  ['/viewcompany/f1', 'Petal & Twine'],
  ['/viewproduct/p1', 'Jacaranda Dusk'],
  ['/products/review?product=p1', 'Write a feedback'],
  ['/cart', 'Your order'],
])('a guest finds a page at %s', async (path, heading) => {
  await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByTestId('where').textContent).toBe(path);
});

it.each([
  ['/personal', '/personal/profile'],
  ['/personal/nothing', '/personal/profile'],
  ['/settings', '/personal/profile'],
  ['/orders', '/personal/orders/list/full'],
])('%s leads to %s, where a guest is asked to sign in', async (path, leadsTo) => {
  await open(path);
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe(leadsTo));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
});

it.each(['/', '/main'])('a buyer finds the storefront at %s', async (path) => {
  await open(path, await ruby());
  expect(await screen.findByRole('heading', { level: 1, name: /^Flowers from the florist/ })).toBeTruthy();
});

it.each([
  ['ROLE_VENDOR', '/'],
  ['ROLE_ADMIN', '/'],
  ['ROLE_MANAGER', '/'],
  ['ROLE_RECIPIENT', '/'],
  ['ROLE_VENDOR', '/products'],
])('%s is given the back office at %s', async (role, path) => {
  const requests = await open(path, await ruby({ roles: [role], role }));
  await waitFor(() => expect(requests.map(({ pathname }) => pathname)).toContain('/backoffice.html'));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('any other path shows that it does not exist, with links', async () => {
  await open('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: /^404/ })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Jacaranda Dusk' })).toBeTruthy());
  fireEvent.change(screen.getByLabelText('Search for something else'), { target: { value: 'peonies' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/market?q=peonies'));
});
