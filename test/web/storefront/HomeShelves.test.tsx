// @vitest-environment window

import { HomeShelves } from '@bloomkin/web/features/home/HomeShelves.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { surryHills } from '#support/shopping.ts';
import { givenDialogs } from '../account/dialogs.ts';
import { showToGuest } from '../cart/people.tsx';
import { givenApi, givenProduct } from './storefrontFixture.ts';

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
const florist = (id: string, brand: string, distantion: number | null) => ({
  id,
  name: brand,
  brand,
  inn: '51824753556',
  phone_number: '',
  site: '',
  description: '',
  logo: null,
  photo: null,
  sameDayDelivery: false,
  lead_time_minutes: 0,
  capacity_per_day: null,
  rating: 4.9,
  reviews_count: 0,
  distantion,
  stores: [],
  delivery_periods: [],
  active: true,
  claim: { percent: null, orders: 3, words: 'New on Bloomkin' },
});
const products = '/api/shop/category/0/products';
const days = '/api/shop/arrival_days';
const pageOf = (...data: object[]) => ({ page: 1, per_page: 6, total: data.length, total_pages: 1, data });
const occasion = {
  parameter_id: 'q1',
  name: 'occasion',
  type: 'list',
  values: [
    { value: 'Birthday', count: 7 },
    { value: 'Farewell', count: 0 },
  ],
};

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

async function showShelves(
  place: typeof surryHills | undefined,
  change: object = {},
  more: Parameters<typeof givenApi>[0] = {},
) {
  const product = await givenProduct({ ...change });
  const requests = givenApi({
    '/api/shop/filters': () => ({ data: { params: [occasion], min_price: 10, max_price: 90 } }),
    '/api/shop/category/0/products': () => pageOf(product),
    '/api/shop/collections': () =>
      pageOf(collection('k1', 'Native beauties'), collection('k2', 'Nothing left', { products_num: 0 })),
    '/api/companies': () =>
      pageOf(florist('f1', 'Petal & Twine', 1240), florist('f2', 'Far Blooms', 900_000)),
    ...more,
  });
  showToGuest(<HomeShelves place={place} />);
  return requests;
}

beforeEach(() => {
  givenDialogs();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the home page below place and day', () => {
  it('leads into the market by occasion, with counts', async () => {
    await showShelves(undefined);
    const link = await screen.findByRole('link', { name: 'Birthday 7' });
    expect(link.getAttribute('href')).toBe('/market?f=q1%3ABirthday');
    expect(screen.queryByRole('link', { name: /Farewell/ })).toBeNull();
  });

  it('has the popular collections with products', async () => {
    const requests = await showShelves(undefined);
    const link = await screen.findByRole('link', { name: /Native beauties/ });
    expect(link.getAttribute('href')).toBe('/market?collection=k1');
    expect(screen.queryByText('Nothing left')).toBeNull();
    const query = requests.find(({ pathname }) => pathname === '/api/shop/collections')?.searchParams;
    expect(query?.get('popular')).toBe('true');
  });

  it('shows a discount on the first page already', async () => {
    const spring = { id: 'd1', name: 'Spring', kind: 'percent', value: 10, min_order: 0 };
    await showShelves(undefined, { discount: { ...spring, to: null, limit_per_person: null } });
    const shelf = within(await screen.findByRole('region', { name: 'New arrivals' }));
    expect(await shelf.findByText(/^10% off/)).toBeTruthy();
  });

  it('has new products, newest first, with a link to all', async () => {
    const requests = await showShelves(undefined);
    const shelf = within(await screen.findByRole('region', { name: 'New arrivals' }));
    expect(shelf.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/new-product');
    const sorts = requests.map(({ searchParams }) => searchParams.get('sort_type'));
    expect(sorts).toContain('new');
  });

  it('has only what can arrive on the chosen day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
    stored.deliveryDay.write('2026-11-24');
    const requests = await showShelves(surryHills, { earliest_day: '2026-11-24' });
    const shelf = within(await screen.findByRole('region', { name: 'Loved near you' }));
    expect(await shelf.findByText('Tue 24 Nov')).toBeTruthy();
    await screen.findByRole('link', { name: 'Birthday 7' });
    const ofDay = ['/api/shop/category/0/products', '/api/shop/filters'];
    const days = requests
      .filter(({ pathname }) => ofDay.includes(pathname))
      .map(({ searchParams }) => searchParams.get('day'));
    expect(days).toEqual(['2026-11-24', '2026-11-24', '2026-11-24']);
  });

  it('shows that nothing can arrive on the chosen day, and resets the day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
    stored.deliveryDay.write(tuesday);
    const product = await givenProduct();
    await showShelves(
      surryHills,
      {},
      {
        [products]: ({ searchParams }) => (searchParams.has('day') ? pageOf() : pageOf(product)),
        [days]: () => ({ data: [arrivalDay] }),
      },
    );
    await screen.findAllByText('Nothing here can arrive on Tue 24 Nov.');
    const shelf = () => within(screen.getByRole('region', { name: 'New arrivals' }));
    fireEvent.click(shelf().getByRole('button', { name: 'Show any day' }));
    expect(await waitFor(() => shelf().getByText('Jacaranda Dusk'))).toBeTruthy();
    expect(stored.deliveryDay.read()).toBeUndefined();
  });

  it('shows no message about the day where no florist delivers', async () => {
    stored.deliveryDay.write('2999-11-24');
    await showShelves(surryHills, {}, { [products]: () => pageOf(), [days]: () => ({ data: [] }) });
    await screen.findByRole('region', { name: 'Florists near you' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'New arrivals' })).toBeNull());
    expect(screen.queryByText(/^Nothing here/)).toBeNull();
  });

  it('has the florists near the address, without distant ones', async () => {
    const requests = await showShelves(surryHills);
    const near = within(await screen.findByRole('region', { name: 'Florists near you' }));
    expect(near.getByRole('link', { name: /Petal & Twine/ }).getAttribute('href')).toBe('/market/f1');
    expect(near.queryByText('Far Blooms')).toBeNull();
    const query = requests.find(({ pathname }) => pathname === '/api/companies')?.searchParams;
    expect(query?.get('lat')).toBe('-33.886');
  });
});
