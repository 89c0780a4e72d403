// @vitest-environment window

import { App } from '@bloomkin/web/App.tsx';
import { openSession } from '@bloomkin/web/session/session.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

async function open(path: string) {
  const product = await givenProduct();
  givenApi({
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
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <App />
      </MemoryRouter>
    </SWRConfig>,
  );
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

it('any other path shows that it does not exist, with links', async () => {
  await open('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: /^404/ })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Jacaranda Dusk' })).toBeTruthy());
});
