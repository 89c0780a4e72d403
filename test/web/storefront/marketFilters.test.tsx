// @vitest-environment window

import {
  getFilters,
  listCategories,
  listCategoryProducts,
  listCollections,
} from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { Collection } from '@bloomkin/shared/schemas/category.ts';
import { HistoryRouter } from '@bloomkin/web/components/layout/HistoryRouter.tsx';
import { CategoriesKnown } from '@bloomkin/web/features/categories/CategoriesKnown.tsx';
import { closePlacePanel } from '@bloomkin/web/features/deliveryAddress/placePanel.ts';
import { chooseDeliveryDay } from '@bloomkin/web/features/deliveryDay/deliveryDay.ts';
import { closeTagPanel, openTagPanel } from '@bloomkin/web/features/tag/openTag.ts';
import { TagPanel } from '@bloomkin/web/features/tag/TagPanel.tsx';
import { MarketPage } from '@bloomkin/web/pages/MarketPage.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type BrowserHistory, createBrowserHistory } from 'history';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from '#web/office/aCompany.ts';
import { asksWhere, givenListing, openMarket, resetMarket, showMarket, where } from './marketFixture.tsx';
import { aCategory, emptyPage, givenProduct } from './storefrontFixture.ts';

resetMarket();
beforeAll(givenDialogs);

describe('a day', () => {
  it('follows the tag, and stays while the place is asked for', async () => {
    await openMarket('/market?day=2026-11-25');
    act(() => chooseDeliveryDay('2026-11-24'));
    await waitFor(() => expect(where.now).toBe('/market?day=2026-11-24'));
    expect(await screen.findByText('30 bouquets and plants, whatever the day')).toBeTruthy();
    const ask = 'Say where it goes, to see what can arrive on Tuesday';
    fireEvent.click(await screen.findByRole('button', { name: ask }));
    expect(asksWhere.now).toBe(true);
  });

  it('asks for a place when it is today', async () => {
    await openMarket();
    fireEvent.click(screen.getByRole('button', { name: 'Can arrive today' }));
    await waitFor(() => expect(asksWhere.now).toBe(true));
    closePlacePanel();
    fireEvent.click(screen.getByRole('button', { name: 'Can arrive today' }));
    await waitFor(() => expect(where.now).toBe('/market'));
    expect(asksWhere.now).toBe(false);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Can arrive today', hidden: true }));
    await waitFor(() => expect(asksWhere.now).toBe(true));
  });

  it('asks for a place when it comes by a link', async () => {
    await openMarket('/market?day=2026-12-05&pickup=1');
    const ask = 'Say where you are, to see what you can pick up on Sat 5 Dec';
    expect(await screen.findByRole('button', { name: ask })).toBeTruthy();
    expect(asksWhere.now).toBe(false);
  });

  it('asks no question where the address is known', async () => {
    stored.location.write({ address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 });
    await openMarket();
    act(() => chooseDeliveryDay('2026-11-24'));
    await waitFor(() => expect(where.now).toBe('/market?day=2026-11-24'));
    expect(screen.getByRole('button', { name: 'Can arrive Tue 24 Nov' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Say where/ })).toBeNull();
    expect(asksWhere.now).toBe(false);
  });

  it('shows on cards, chip and filter, and goes by each', async () => {
    givenListing(() => onTuesday);
    showMarket('/market?day=2026-11-24');
    const chip = () => screen.getByRole('button', { name: /^Can arrive/ });
    const box = () => screen.findByRole('checkbox', { name: /^Can arrive/, hidden: true });
    expect(await screen.findByText('Tue 24 Nov')).toBeTruthy();
    expect([chip().textContent, chip().ariaPressed]).toEqual(['Can arrive Tue 24 Nov', 'true']);
    expect(screen.queryByText('Can arrive today')).toBeNull();
    expect(await box()).toHaveProperty('checked', true);
    fireEvent.click(await box());
    await waitFor(() => expect(where.now).toBe('/market'));
    expect([chip().textContent, chip().ariaPressed]).toEqual(['Can arrive today', 'false']);
    expect(await box()).toHaveProperty('checked', false);
    expect(stored.deliveryDay.read()).toBeUndefined();
  });

  it('becomes the one chosen last, whichever the list was left with', async () => {
    stored.deliveryDay.write('2026-11-25');
    const listings = await openMarket('/market?day=2026-11-24');
    await waitFor(() => expect(where.now).toBe('/market?day=2026-11-25'));
    expect(new Set(listings.map(({ query }) => query.get('day')))).toEqual(new Set(['2026-11-25']));
    expect(stored.deliveryDay.read()).toBe('2026-11-25');
  });

  it('comes from an opened link, until another is chosen', async () => {
    stored.deliveryDay.write('2026-11-25');
    const opened = openLink('/market?day=2026-11-24');
    expect(await screen.findByRole('button', { name: 'Can arrive Tue 24 Nov' })).toBeTruthy();
    expect(opened.location.search).toBe('?day=2026-11-24');
    expect(stored.deliveryDay.read()).toBe('2026-11-24');
    act(() => opened.push('/cart'));
    act(() => chooseDeliveryDay('2026-11-26'));
    opened.back();
    await waitFor(() => expect(opened.location.search).toBe('?day=2026-11-26'));
  });

  it('follows the tag’s sheet where a link brought another', async () => {
    const opened = openLink('/market');
    act(() => opened.push('/market?day=2026-11-24'));
    expect(await screen.findByRole('button', { name: 'Can arrive Tue 24 Nov' })).toBeTruthy();
    act(() => openTagPanel('when'));
    fireEvent.click(await screen.findByRole('button', { name: /^Wed 25/ }));
    await waitFor(() => expect(opened.location.search).toBe('?day=2026-11-25'));
    fireEvent.click(screen.getByRole('button', { name: /^Wed 25/ }));
    await waitFor(() => expect(opened.location.search).toBe(''));
    expect(stored.deliveryDay.read()).toBeUndefined();
    act(closeTagPanel);
  });

  it('stays in links to other lists', async () => {
    stored.deliveryDay.write('2026-11-25');
    const listings = await openMarket('/market?q=rose');
    await waitFor(() => expect(where.now).toBe('/market?q=rose&day=2026-11-25'));
    expect(listings.every(({ query }) => query.get('day') === '2026-11-25')).toBe(true);
  });
});

/** As the browser opens an address: without an entry of the shop's history. */
function openLink(path: string): BrowserHistory {
  history.replaceState(null, '', path);
  const opened = createBrowserHistory();
  givenListing(() => onTuesday);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HistoryRouter history={opened}>
        <Routes>
          <Route path="/market" element={<MarketPage />} />
          <Route path="*" element={null} />
        </Routes>
        <TagPanel />
      </HistoryRouter>
    </SWRConfig>,
  );
  return opened;
}

const onTuesday = {
  ...{ ...emptyPage, total: 1, total_pages: 1 },
  data: [await givenProduct({ earliest_day: '2026-11-24' })],
};

describe('the filters by category and collection', () => {
  const ferns = aCategory('ferns', 'Ferns');
  const tree = [aCategory('plants', 'Plants', { children: [ferns] }), aCategory('wreaths', 'Wreaths')];

  it('show a category’s children and the whole tree', async () => {
    givenApi(listCategories, () => ({ data: tree }));
    givenApi(listCategoryProducts, () => emptyPage);
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter initialEntries={['/market?category=plants']}>
          <CategoriesKnown>
            <MarketPage />
          </CategoriesKnown>
        </MemoryRouter>
      </SWRConfig>,
    );
    const strip = within(await screen.findByRole('navigation', { name: 'All categories' }));
    const links = strip.getAllByRole('link', { hidden: true });
    expect(links[0]?.getAttribute('href')).toBe('/market?category=ferns');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Ferns',
      'Plants 4',
      'Ferns 4',
      'Wreaths 4',
    ]);
    expect(links.map((link) => link.closest('details') !== null)).toEqual([false, true, true, true]);
    expect(strip.getByText('All categories').closest('summary')).toBeTruthy();
  });

  it('show every active collection with products', async () => {
    const collection = (id: string, name: string, change: object = {}) =>
      Collection.parse({
        ...{ id, name, description: '', photo: null, popular: false, active: true, flags: [] },
        ...{ product_ids: [], products_num: 2, version: 1, ...change },
      });
    const data = [
      collection('k1', 'With sympathy'),
      collection('k2', 'Empty', { products_num: 0 }),
      collection('k3', 'Not yet', { active: false }),
      collection('k4', 'For a new home'),
    ];
    givenApi(listCollections, () => ({ page: 1, per_page: 12, total: 4, data }));
    await openMarket();
    const shelf = within(await screen.findByRole('region', { name: 'Collections' }));
    const links = shelf.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/market?collection=k1', '/market?collection=k4']);
  });
});

const options = (...values: string[]) => values.map((value) => ({ value, count: 3 }));

const givenParameters = (): void => {
  const params = [
    { parameter_id: 'light', name: 'Light', type: 'value' as const, values: options('Full sun', 'Shade') },
    { parameter_id: 'ribbon', name: 'Ribbon', type: 'list' as const, values: options('Red') },
    { parameter_id: 'height', name: 'Height', type: 'number' as const, values: options('40') },
  ];
  givenApi(getFilters, () => ({ data: { params, min_price: 10, max_price: 90 } }));
};

describe('the parameters of product types', () => {
  it('offers every list parameter and no number', async () => {
    givenParameters();
    await openMarket('/market');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Shade/, hidden: true }));
    await waitFor(() => expect(where.now).toBe('/market?f=light%3AShade'));
    expect(screen.getByRole('heading', { name: 'Ribbon', hidden: true })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Height', hidden: true })).toBeNull();
  });

  it('filters a florist’s own page, with chips, price and no day', async () => {
    givenParameters();
    givenApi(getCompany, () => ({ data: aCompany({ id: 'f1', brand: 'Petal & Twine' }) }));
    const listings = await openMarket('/market/f1', 2);
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Red/, hidden: true }));
    await waitFor(() => expect(where.now).toBe('/market/f1?f=ribbon%3ARed'));
    const parameters = '[{"parameter_id":"ribbon","values":["Red"]}]';
    await waitFor(() => expect(listings.at(-1)?.query.get('parameters')).toBe(parameters));
    expect(screen.queryByRole('button', { name: /^Can arrive/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Delivery', hidden: true })).toBeNull();
    fireEvent.change(screen.getByLabelText('To $'), { target: { value: '50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set price', hidden: true }));
    await waitFor(() => expect(where.now).toBe('/market/f1?max=50&f=ribbon%3ARed'));
    fireEvent.click(await screen.findByRole('button', { name: 'Red, take this filter off' }));
    await waitFor(() => expect(where.now).toBe('/market/f1?max=50'));
    fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(where.now).toBe('/market/f1'));
  });
});

describe('a price filter', () => {
  const showPriced = (min: string, max: string) => {
    fireEvent.change(screen.getByLabelText('From $'), { target: { value: min } });
    fireEvent.change(screen.getByLabelText('To $'), { target: { value: max } });
    fireEvent.click(screen.getByRole('button', { name: 'Set price', hidden: true }));
  };

  it('takes cents, the lower one first', async () => {
    await openMarket();
    await screen.findByLabelText('From $');
    showPriced('$120', '79.50');
    await waitFor(() => expect(where.now).toBe('/market?min=79.50&max=120'));
  });

  it('shows an error when invalid, and stays as typed', async () => {
    await openMarket();
    await screen.findByLabelText('From $');
    showPriced('-50', '');
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Type dollars, such as 79.50');
    const from = screen.getByLabelText('From $');
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(from).toHaveProperty('value', '-50');
    expect(where.now).toBe('/market');
  });
});
