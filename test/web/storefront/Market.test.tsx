// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePlacePanel, usePlacePanel } from '../../../web/src/features/place/placePanel.ts';
import { HomePage } from '../../../web/src/pages/HomePage.tsx';
import { MarketPage } from '../../../web/src/pages/MarketPage.tsx';
import { stored } from '../../../web/src/storage/storage.ts';
import { givenApi, givenProduct, soon } from './shop.ts';

const listing = '/api/shop/category/0/products';
const where: { now: string } = { now: '' };

const asksWhere: { now: boolean } = { now: false };

function Where() {
  const { pathname, search } = useLocation();
  where.now = pathname + search;
  asksWhere.now = usePlacePanel();
  return null;
}

async function openMarket(path = '/market', total = 30) {
  const product = await givenProduct({ earliest_day: '2026-11-20', distance: 1240 });
  const asked = givenApi({
    [listing]: (url) => {
      const page = Number(url.searchParams.get('page'));
      const data = Array.from({ length: Math.min(12, total) }, (_, index) => ({
        ...product,
        id: `p${page}-${index}`,
        name: `Bouquet ${page}-${index}`,
      }));
      return { page, per_page: 12, total, total_pages: Math.ceil(total / 12), data };
    },
    '/api/shop/categories/full': () => ({ data: [] }),
    '/api/shop/filters': () => ({
      data: {
        params: [
          {
            parameter_id: 'q1',
            name: 'bouquet color',
            type: 'value',
            values: [
              { value: 'Pink', count: 7 },
              { value: 'Red', count: 0 },
            ],
          },
        ],
        min_price: 54,
        max_price: 149,
      },
    }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/market" element={<MarketPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  if (total > 0) await screen.findAllByRole('heading', { level: 3 });
  return { asked, listings: () => asked.filter(({ pathname }) => pathname === listing) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  closePlacePanel();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the market', () => {
  it('says how many there are, and shows when, how far and for how much', async () => {
    await openMarket();
    expect(screen.getByText('30 bouquets and plants').getAttribute('role')).toBe('status');
    const [card] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Bouquet 1-0'));
    if (!card) throw new Error('no card');
    expect(card.textContent).toContain('Today');
    expect(card.textContent).toContain('Petal & Twine, 1.2 km');
    expect(card.textContent).toContain('4.9 (312)');
    expect(card.textContent).toContain('$89.50');
    expect(within(card).getByRole('button', { name: 'Add Bouquet 1-0 to cart' })).toBeTruthy();
  });

  it('asks only for what can reach the kept address', async () => {
    stored.location.write({ address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 });
    const { listings } = await openMarket();
    const query = listings()[0]?.searchParams;
    expect([query?.get('delivery_to_user'), query?.get('lat'), query?.get('sort_type')]).toEqual([
      '1',
      '-33.898',
      'near',
    ]);
    expect(screen.getByRole('heading', { name: 'Flowers near Newtown NSW' })).toBeTruthy();
  });

  it('puts a filter into the URL and begins at the first page again', async () => {
    const { listings } = await openMarket();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Bouquet 2-0');
    fireEvent.click(await screen.findByRole('button', { name: 'Pink, 7', hidden: true }));
    await soon(() => expect(where.now).toBe('/market?f=q1%3APink'));
    await soon(() => expect(listings().at(-1)?.searchParams.get('parameters')).toContain('Pink'));
    expect(listings().at(-1)?.searchParams.get('page')).toBe('1');
    expect(screen.queryByText('Bouquet 2-0')).toBeNull();
  });

  it('does not offer a colour that nothing has', async () => {
    await openMarket();
    expect(
      (await screen.findByRole('button', { name: 'Red, 0', hidden: true })).hasAttribute('disabled'),
    ).toBe(true);
  });

  it('shows the pages under each other, and no more when there are no more', async () => {
    await openMarket('/market', 20);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Bouquet 2-0');
    expect(screen.getByText('Bouquet 1-11')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says so when nothing matches, and clears the filters on the spot', async () => {
    await openMarket('/market?max=10', 0);
    expect(await screen.findByRole('heading', { name: 'No flowers match that' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await soon(() => expect(where.now).toBe('/market'));
  });

  it('says so when the listing cannot be loaded, and tries again', async () => {
    const asked = givenApi({
      [listing]: () =>
        Response.json({ message: 'Busy', code: 'X' }, { status: 503, headers: { 'X-Request-Id': 'r1' } }),
    });
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={['/market']}>
          <MarketPage />
        </MemoryRouter>
      </SWRConfig>,
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Busy');
    const before = asked.filter(({ pathname }) => pathname === listing).length;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await soon(() =>
      expect(asked.filter(({ pathname }) => pathname === listing).length).toBeGreaterThan(before),
    );
  });

  it('keeps no flowers of another question when that of now cannot be answered', async () => {
    const { listings } = await openMarket();
    const fetchBefore = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, request?: RequestInit) =>
      url.startsWith(listing)
        ? Response.json({ message: 'Busy', code: 'X' }, { status: 422, headers: { 'X-Request-Id': 'r1' } })
        : fetchBefore(url, request),
    );
    expect(listings()).not.toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Pink, 7', hidden: true }));
    expect((await screen.findByRole('alert')).textContent).toContain('Busy');
    expect(screen.queryByText('Bouquet 1-0')).toBeNull();
    expect(screen.queryByText('30 bouquets and plants')).toBeNull();
  });
});

describe('a day', () => {
  it('is kept, and where it should go is asked, while that is not known', async () => {
    await openMarket();
    fireEvent.click(screen.getByRole('button', { name: /^Tue 24/ }));
    await soon(() => expect(where.now).toBe('/market?day=2026-11-24'));
    expect(asksWhere.now).toBe(true);
    expect(await screen.findByText('30 bouquets and plants, whatever the day')).toBeTruthy();
    closePlacePanel();
    const ask = 'Say where it goes, to see what can arrive on Tuesday';
    fireEvent.click(await screen.findByRole('button', { name: ask }));
    expect(asksWhere.now).toBe(true);
  });

  it('asks where when it is chosen as today, among the filters, or on the home page', async () => {
    await openMarket();
    fireEvent.click(screen.getByRole('button', { name: 'Can arrive today' }));
    await soon(() => expect(asksWhere.now).toBe(true));
    closePlacePanel();
    fireEvent.click(screen.getByRole('button', { name: 'Can arrive today' }));
    await soon(() => expect(where.now).toBe('/market'));
    expect(asksWhere.now).toBe(false);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Can arrive today', hidden: true }));
    await soon(() => expect(asksWhere.now).toBe(true));
    cleanup();
    closePlacePanel();
    await openMarket('/');
    fireEvent.click(screen.getByRole('button', { name: /^Tue 24/ }));
    await soon(() => expect(where.now).toBe('/market?day=2026-11-24'));
    await soon(() => expect(asksWhere.now).toBe(true));
  });

  it('of a link says that it narrows nothing yet, for a pick-up too', async () => {
    await openMarket('/market?day=2026-12-05&pickup=1');
    const ask = 'Say where you are, to see what you can pick up on Sat 5 Dec';
    expect(await screen.findByRole('button', { name: ask })).toBeTruthy();
    expect(asksWhere.now).toBe(false);
  });

  it('asks nothing where the address is known', async () => {
    stored.location.write({ address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 });
    await openMarket();
    fireEvent.click(screen.getByRole('button', { name: /^Tue 24/ }));
    await soon(() => expect(where.now).toBe('/market?day=2026-11-24'));
    expect(await screen.findByRole('button', { name: 'Tue 24 Nov, take this filter off' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Say where/ })).toBeNull();
    expect(asksWhere.now).toBe(false);
  });
});
