import type { AnswerOf } from '@bloomkin/shared/route.ts';
import { getFilters, listCategories, listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { closePlacePanel, usePlacePanel } from '@bloomkin/web/features/deliveryAddress/placePanel.ts';
import { FloristPage } from '@bloomkin/web/pages/FloristPage.tsx';
import { HomePage } from '@bloomkin/web/pages/HomePage.tsx';
import { MarketPage } from '@bloomkin/web/pages/MarketPage.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { type ApiCall, givenApi } from '#support/givenApi.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import { givenProduct } from './storefrontFixture.ts';

export const where: { now: string } = { now: '' };
export const asksWhere: { now: boolean } = { now: false };

function Where() {
  const { pathname, search } = useLocation();
  where.now = pathname + search;
  asksWhere.now = usePlacePanel();
  return null;
}

const bouquet = await givenProduct({ earliest_day: '2026-11-20', distance: 1240 });

type Listing = AnswerOf<typeof listCategoryProducts>;

export const listBouquets =
  (total: number) =>
  (query: URLSearchParams): Listing => {
    const page = Number(query.get('page'));
    const data = Array.from({ length: Math.min(12, total) }, (_, index) => ({
      ...bouquet,
      id: `p${page}-${index}`,
      name: `Bouquet ${page}-${index}`,
    }));
    return { page, per_page: 12, total, total_pages: Math.ceil(total / 12), data };
  };

/** The products of all categories; there is no other category. */
export const givenListing = (reply: (query: URLSearchParams) => Listing | Promise<Listing>): ApiCall[] =>
  givenApi(listCategoryProducts, ({ params, query }) =>
    params.id === '0' ? reply(query) : refusal(404, 'NOT_FOUND'),
  );

export async function openMarket(path = '/market', total = 30): Promise<ApiCall[]> {
  const listings = givenListing(listBouquets(total));
  showMarket(path);
  if (total > 0) await screen.findAllByRole('heading', { level: 3 });
  return listings;
}

export function showMarket(path: string): void {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/market" element={<MarketPage />} />
          <Route path="/products/catalog/:category" element={<MarketPage />} />
          <Route path="/market/:id" element={<FloristPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}

const colours = [
  { value: 'Pink', count: 7 },
  { value: 'Red', count: 0 },
];

export function resetMarket(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    localStorage.clear();
    givenApi(listCategories, () => ({ data: [] }));
    givenApi(getFilters, () => ({
      data: {
        params: [{ parameter_id: 'q1', name: 'bouquet color', type: 'value' as const, values: colours }],
        min_price: 54,
        max_price: 149,
      },
    }));
  });
  afterEach(() => {
    cleanup();
    closePlacePanel();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
