import { closePlacePanel, usePlacePanel } from '@bloomkin/web/features/deliveryAddress/placePanel.ts';
import { HomePage } from '@bloomkin/web/pages/HomePage.tsx';
import { MarketPage } from '@bloomkin/web/pages/MarketPage.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { givenApi, givenProduct } from './storefrontFixture.ts';

export const listing = '/api/shop/category/0/products';
export const where: { now: string } = { now: '' };
export const asksWhere: { now: boolean } = { now: false };

function Where() {
  const { pathname, search } = useLocation();
  where.now = pathname + search;
  asksWhere.now = usePlacePanel();
  return null;
}

export async function openMarket(path = '/market', total = 30, more: Parameters<typeof givenApi>[0] = {}) {
  const product = await givenProduct({ earliest_day: '2026-11-20', distance: 1240 });
  const requests = givenApi({
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
    ...more,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/market" element={<MarketPage />} />
          <Route path="/products/catalog/:category" element={<MarketPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  if (total > 0) await screen.findAllByRole('heading', { level: 3 });
  return { requests, listings: () => requests.filter(({ pathname }) => pathname === listing) };
}

export function resetMarket(): void {
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
}
