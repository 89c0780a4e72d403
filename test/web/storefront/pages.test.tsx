// @vitest-environment window

import { getFilters, listCategories, listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { App } from '@bloomkin/web/App.tsx';
import { openSession, signedIn } from '@bloomkin/web/session/session.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { ruby } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from '#web/office/aCompany.ts';
import { emptyPage, givenProduct } from './storefrontFixture.ts';

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
};

async function open(path: string, user?: User) {
  const product = await givenProduct();
  givenApi(getProduct, () => ({ data: product }));
  givenApi(getCompany, () => ({ data: aCompany({ id: 'f1', brand: 'Petal & Twine' }) }));
  givenApi(listCategories, () => ({ data: [] }));
  givenApi(listCategoryProducts, () => ({ ...emptyPage, total: 1, total_pages: 1, data: [product] }));
  givenApi(getFilters, () => ({ data: { params: [], min_price: 10, max_price: 90 } }));
  const fetching = vi.spyOn(globalThis, 'fetch');
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
  return fetching;
}

beforeEach(() => {
  givenDialogs();
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
});

it.each([
  ['/', 'Somebody is about to get flowers.'],
  ['/main', 'Somebody is about to get flowers.'],
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
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Somebody is about to get flowers.' }),
  ).toBeTruthy();
});

it.each([
  ['ROLE_VENDOR', '/'],
  ['ROLE_ADMIN', '/'],
  ['ROLE_MANAGER', '/'],
  ['ROLE_RECIPIENT', '/'],
  ['ROLE_VENDOR', '/products'],
])('%s is given the back office at %s', async (role, path) => {
  const fetching = await open(path, await ruby({ roles: [role], role }));
  await waitFor(() => expect(fetching).toHaveBeenCalledWith('/backoffice.html'));
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
