// @vitest-environment window

import {
  arrivalDays,
  getFilters,
  listCategoryProducts,
  listCollections,
  listCompanies,
} from '@bloomkin/shared/routes/catalogue.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { HomeShelves } from '@bloomkin/web/features/home/HomeShelves.tsx';
import { SendAgain } from '@bloomkin/web/features/home/SendAgain.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { surryHills } from '#support/shopping.ts';
import { ruby, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { showToGuest } from '#web/cart/people.tsx';
import { aCompany } from '#web/office/aCompany.ts';
import { givenProduct } from './storefrontFixture.ts';

const collection = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  description: 'Chosen by hand',
  photo: null,
  popular: true,
  active: true,
  flags: [],
  product_ids: [],
  products_num: 8,
  version: 1,
  ...more,
});
const florist = (id: string, brand: string, distantion: number) => aCompany({ id, brand, distantion });
const pageOf = <T,>(...data: T[]) => ({ page: 1, per_page: 6, total: data.length, total_pages: 1, data });
const occasions = [
  { value: 'Birthday', count: 7 },
  { value: 'Farewell', count: 0 },
  { value: 'Reunion', count: 2 },
];

const tuesday = '2026-11-24';
const arrivalDay = {
  day: tuesday,
  available: true,
  reason: null,
  price: 12,
  cutoff: null,
  timezone: 'Australia/Sydney',
  florists: 1,
};

async function givenShelves(change: object = {}) {
  const product = await givenProduct({ ...change });
  return {
    products: givenApi(listCategoryProducts, () => pageOf(product)),
    filters: givenApi(getFilters, () => ({
      data: {
        params: [{ parameter_id: 'q1', name: 'occasion', type: 'list' as const, values: occasions }],
        min_price: 10,
        max_price: 90,
      },
    })),
    collections: givenApi(listCollections, () =>
      pageOf(collection('k1', 'Native beauties'), collection('k2', 'Nothing left', { products_num: 0 })),
    ),
    companies: givenApi(listCompanies, () =>
      pageOf(florist('f1', 'Petal & Twine', 1240), florist('f2', 'Far Blooms', 900_000)),
    ),
  };
}

async function showShelves(place: typeof surryHills | undefined, change: object = {}) {
  const asked = await givenShelves(change);
  showToGuest(<HomeShelves place={place} />);
  return asked;
}

beforeEach(() => {
  givenDialogs();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the home page below place and day', () => {
  it('leads into the market by occasion, with counts', async () => {
    await showShelves(undefined);
    const link = await screen.findByRole('link', { name: 'Birthday 7 to choose from' });
    expect(link.getAttribute('href')).toBe('/market?f=q1%3ABirthday');
    expect(screen.getByRole('link', { name: 'Reunion 2' }).getAttribute('href')).toBe(
      '/market?f=q1%3AReunion',
    );
    expect(screen.queryByRole('link', { name: /Farewell/ })).toBeNull();
  });

  it('shows the popular collections with products', async () => {
    const { collections } = await showShelves(undefined);
    const link = await screen.findByRole('link', { name: /Native beauties/ });
    expect(link.getAttribute('href')).toBe('/market?collection=k1');
    expect(screen.queryByText('Nothing left')).toBeNull();
    expect(collections[0]?.query.get('popular')).toBe('true');
  });

  it('shows a discount on the first page already', async () => {
    const spring = { id: 'd1', name: 'Spring', kind: 'percent', value: 10, min_order: 0 };
    await showShelves(undefined, { discount: { ...spring, to: null, limit_per_person: null } });
    const shelf = within(await screen.findByRole('region', { name: 'New arrivals' }));
    expect(await shelf.findByText(/^10% off/)).toBeTruthy();
  });

  it('shows new products, newest first, with a link to all', async () => {
    const { products } = await showShelves(undefined);
    const shelf = within(await screen.findByRole('region', { name: 'New arrivals' }));
    expect(shelf.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/new-product');
    const sorts = products.map(({ query }) => query.get('sort_type'));
    expect(sorts).toContain('new');
    const minimum = (sort: string) =>
      products.find(({ query }) => query.get('sort_type') === sort)?.query.get('min_reviews');
    expect([minimum('popular'), minimum('new')]).toEqual(['3', null]);
  });

  it('lists this browser’s favourites, and what it has seen besides', async () => {
    stored.favourites.write(['p1']);
    stored.history.write(['/market', '/viewproduct/p2', '/viewproduct/p1']);
    const { products } = await showShelves(undefined);
    await screen.findByRole('region', { name: 'Your favourites, and seen lately' });
    await waitFor(() =>
      expect(products.flatMap(({ query }) => query.get('ids') ?? [])).toEqual(['["p1","p2"]']),
    );
  });

  it('shows only what arrives on the chosen day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
    stored.deliveryDay.write('2026-11-24');
    const { products, filters } = await showShelves(surryHills, { earliest_day: '2026-11-24' });
    const shelf = within(await screen.findByRole('region', { name: 'Loved near you' }));
    expect(await shelf.findByText('Tue 24 Nov')).toBeTruthy();
    await screen.findByRole('link', { name: /^Birthday 7/ });
    const days = [...products, ...filters].map(({ query }) => query.get('day'));
    expect(days).toEqual(['2026-11-24', '2026-11-24', '2026-11-24']);
  });

  it('shows that nothing can arrive on the chosen day, and resets the day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
    stored.deliveryDay.write(tuesday);
    const product = await givenProduct();
    await givenShelves();
    givenApi(listCategoryProducts, ({ query }) => (query.has('day') ? pageOf<Product>() : pageOf(product)));
    givenApi(arrivalDays, () => ({ data: [arrivalDay] }));
    showToGuest(<HomeShelves place={surryHills} />);
    await screen.findAllByText('Nothing here can arrive on Tue 24 Nov.');
    const shelf = () => within(screen.getByRole('region', { name: 'New arrivals' }));
    fireEvent.click(shelf().getByRole('button', { name: 'Show any day' }));
    expect(await waitFor(() => shelf().getByText('Jacaranda Dusk'))).toBeTruthy();
    expect(stored.deliveryDay.read()).toBeUndefined();
  });

  it('shows no message about the day where no florist delivers', async () => {
    stored.deliveryDay.write('2999-11-24');
    await givenShelves();
    givenApi(listCategoryProducts, () => pageOf<Product>());
    givenApi(arrivalDays, () => ({ data: [] }));
    showToGuest(<HomeShelves place={surryHills} />);
    await screen.findByRole('region', { name: 'Florists near you' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'New arrivals' })).toBeNull());
    expect(screen.queryByText(/^Nothing here/)).toBeNull();
  });

  it('shows the florists near the address, without distant ones', async () => {
    const { companies } = await showShelves(surryHills);
    const near = within(await screen.findByRole('region', { name: 'Florists near you' }));
    expect(near.getByRole('link', { name: /Petal & Twine/ }).getAttribute('href')).toBe('/market/f1');
    expect(near.queryByText('Far Blooms')).toBeNull();
    expect(companies[0]?.query.get('lat')).toBe('-33.886');
  });
});

describe('the home page of a person who got flowers', () => {
  it('offers the last ones again, as they left the bench', async () => {
    const product = { id: 'p1', name: 'Coral Sea', price: 96, photo: '/m/p.webp', company: 'f1', sku: 'CS' };
    const order = (fio: string, status: string) =>
      anOrder({
        ...{ id: `${fio}-${status}`, status, recipient: { fio, phone: '' } },
        items: [{ product, product_price: 96, count: 1 }],
        photos: [{ kind: 'bench', url: `/m/${status}.webp`, at: '2026-11-01T00:00:00.000Z' }],
      });
    givenApi(listOrders, () => ({
      ...pageOf(order('Theo', 'new'), order('Margaret', 'canceled'), order('Margaret', 'completed')),
      counts: {},
    }));
    showTo(await ruby(), <SendAgain name="Margaret" tag={{ day: '', window: undefined }} />);
    const last = await screen.findByRole('region', { name: 'Coral Sea' });
    expect(last.querySelector('img')?.getAttribute('src')).toBe('/m/completed.webp');
    expect(within(last).getByRole('button', { name: 'Send it again to Margaret' })).toBeTruthy();
  });
});
