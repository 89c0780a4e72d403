// @vitest-environment window

import { arrivalDays, listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { MarketPage } from '@bloomkin/web/pages/MarketPage.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { obeyStyleSheets } from '#support/obeyStyleSheets.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import {
  asksWhere,
  givenListing,
  listBouquets,
  openMarket,
  resetMarket,
  showMarket,
  where,
} from './marketFixture.tsx';
import { emptyPage, givenProduct } from './storefrontFixture.ts';

obeyStyleSheets();

resetMarket();

describe('the market', () => {
  it('shows the count, the day, the distance and the price', async () => {
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

  it.each([
    [{ kind: 'part', text: '‘red rose’' }, 'Nothing matches all of “12 red roses”. These match ‘red rose’.'],
    [{ kind: 'spelling', text: 'red rose' }, 'Showing red rose for “12 red roses”.'],
  ] as const)('says what it found instead of all words', async (search_match, note) => {
    givenListing((query) => ({ ...listBouquets(2)(query), search_match }));
    showMarket('/market?q=12+red+roses');
    expect(await screen.findByText(note)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Results for “12 red roses”');
    expect(screen.getByRole('heading', { level: 2, name: 'Flowers' })).toBeTruthy();
  });

  it('lists only what can reach the saved address', async () => {
    stored.location.write({ address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 });
    const listings = await openMarket();
    const query = listings[0]?.query;
    expect([query?.get('delivery_to_user'), query?.get('lat'), query?.get('sort_type')]).toEqual([
      '1',
      '-33.898',
      'near',
    ]);
    expect(screen.getByRole('heading', { name: 'Flowers near Newtown NSW' })).toBeTruthy();
  });

  it('puts a filter into the URL and begins at the first page again', async () => {
    const listings = await openMarket();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Bouquet 2-0');
    fireEvent.click(await screen.findByRole('button', { name: 'Pink, 7', hidden: true }));
    await waitFor(() => expect(where.now).toBe('/market?f=q1%3APink'));
    await waitFor(() => expect(listings.at(-1)?.query.get('parameters')).toContain('Pink'));
    expect(listings.at(-1)?.query.get('page')).toBe('1');
    expect(screen.queryByText('Bouquet 2-0')).toBeNull();
  });

  it('offers no colour without products', async () => {
    await openMarket();
    expect(
      (await screen.findByRole('button', { name: 'Red, 0', hidden: true })).hasAttribute('disabled'),
    ).toBe(true);
  });

  it('adds pages below each other up to the last', async () => {
    await openMarket('/market', 20);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Bouquet 2-0');
    expect(screen.getByText('Bouquet 1-11')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('reports no results and clears the filters', async () => {
    await openMarket('/market?max=10', 0);
    expect(await screen.findByRole('heading', { name: 'No flowers match that' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(where.now).toBe('/market'));
  });

  it('loads again after an error', async () => {
    const listings = givenApi(listCategoryProducts, () => refusal(503, 'X', { message: 'Busy' }));
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={['/market']}>
          <MarketPage />
        </MemoryRouter>
      </SWRConfig>,
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Busy');
    const before = listings.length;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(listings.length).toBeGreaterThan(before));
  });

  it('drops the results of another query when the new one fails', async () => {
    const listings = await openMarket();
    givenApi(listCategoryProducts, () => refusal(422, 'X', { message: 'Busy' }));
    expect(listings).not.toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Pink, 7', hidden: true }));
    expect((await screen.findByRole('alert')).textContent).toContain('Busy');
    expect(screen.queryByText('Bouquet 1-0')).toBeNull();
    expect(screen.queryByText('30 bouquets and plants')).toBeNull();
  });
});

const aliceSprings = { address: 'Alice Springs NT 0870', lat: -23.698, lng: 133.881 };
const givenNoDays = () => givenApi(arrivalDays, () => ({ data: [] }));

describe('an address out of reach', () => {
  it('says so, and offers another address, or none', async () => {
    stored.location.write(aliceSprings);
    givenNoDays();
    await openMarket('/market', 0);
    const title = 'No florist delivers to Alice Springs NT yet';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByText(/other words/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show all flowers' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pick up in store' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try another address' }));
    expect(asksWhere.now).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Look around without an address' }));
    expect(stored.location.read()).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
  });

  it('offers pick-up where a store is near', async () => {
    stored.location.write(aliceSprings);
    givenNoDays();
    givenListing((query) => ({ ...emptyPage, total: query.get('pickup') === '1' ? 3 : 0 }));
    showMarket('/market?day=2026-11-24');
    fireEvent.click(await screen.findByRole('button', { name: 'Pick up in store' }));
    await waitFor(() => expect(where.now).toBe('/market?pickup=1'));
  });

  it('offers no other list where only these products cannot come', async () => {
    stored.location.write(aliceSprings);
    const open = { day: '2026-11-20', available: true, reason: null, florists: 1, cutoff: null, price: 9 };
    givenApi(arrivalDays, () => ({ data: [{ ...open, timezone: 'Australia/Darwin' }] }));
    await openMarket('/market', 0);
    await screen.findByText('None of these can reach Alice Springs NT just now.');
    expect(screen.queryByRole('button', { name: 'Show all flowers' })).toBeNull();
  });
});

describe('an address that nobody reaches today any more', () => {
  it('offers the first day that somebody does', async () => {
    stored.location.write(aliceSprings);
    const late = { reason: 'Too late for today', florists: 0, cutoff: null, price: null };
    const open = { day: '2026-11-22', available: true, reason: null, florists: 1, cutoff: null, price: 9 };
    const timezone = 'Australia/Darwin';
    const today = { ...late, day: '2026-11-20', available: false, timezone };
    givenApi(arrivalDays, () => ({ data: [today, { ...open, timezone }] }));
    await openMarket();
    fireEvent.click(await screen.findByRole('button', { name: 'Can arrive Sun 22 Nov' }));
    await waitFor(() => expect(where.now).toBe('/market?day=2026-11-22'));
    expect(screen.queryByText('Can arrive today')).toBeNull();
  });
});

describe('while results load', () => {
  it('shows a skeleton until the first results are there', async () => {
    const held = holdListing();
    showMarket('/market');
    await waitFor(() => expect(screen.getAllByRole('list').some(isBusy)).toBe(true));
    held.resolve();
    await screen.findByText('Bouquet 1-0');
    expect(screen.getAllByRole('list').some(isBusy)).toBe(false);
  });

  it('marks the old ones as stale without a count', async () => {
    await openMarket();
    const held = holdListing();
    fireEvent.click(screen.getByRole('button', { name: 'Under $80' }));
    await waitFor(() => expect(screen.queryByText('30 bouquets and plants')).toBeNull());
    expect(screen.getByText('Finding flowers…')).toBeTruthy();
    expect(screen.queryByText('12 of 30')).toBeNull();
    const list = screen.getByText('Bouquet 1-0').closest('ul');
    expect(list?.getAttribute('aria-busy')).toBe('true');
    const old = list?.querySelector('img');
    expect(old && getComputedStyle(old).opacity).toBe('0.3');
    held.resolve();
    await screen.findByText('30 bouquets and plants');
    expect(list?.getAttribute('aria-busy')).toBe('false');
  });

  it('does not show that nothing was found before', async () => {
    await openMarket('/market?max=10', 0);
    await screen.findByRole('heading', { name: 'No flowers match that' });
    const held = holdListing(0);
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'No flowers match that' })).toBeNull());
    held.resolve();
  });

  it('says that there is no connection, instead of showing the old ones', async () => {
    await openMarket();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const held = holdListing();
    fireEvent.click(screen.getByRole('button', { name: 'Under $80' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
    expect(screen.queryByText('Bouquet 1-0')).toBeNull();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    held.resolve();
    await screen.findByText('Bouquet 1-0');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const isBusy = (list: Element) => list.getAttribute('aria-busy') === 'true';

/** The next listings wait until they are let go. */
function holdListing(total = 30) {
  const held = Promise.withResolvers<void>();
  givenListing(async (query) => {
    await held.promise;
    return listBouquets(total)(query);
  });
  return held;
}

describe('an old link', () => {
  it('shows any day for a past one', async () => {
    const listings = await openMarket('/market?day=2020-01-01');
    expect(listings.at(-1)?.query.get('day')).toBeNull();
    expect(screen.queryByRole('button', { name: /take this filter off$/ })).toBeNull();
  });

  it('shows the year of a day in another one', async () => {
    await openMarket('/market?day=2027-01-02');
    expect(await screen.findByRole('button', { name: 'Can arrive Sat 2 Jan 2027' })).toBeTruthy();
  });

  it('names a missing value to remove', async () => {
    await openMarket('/market?f=foo:bar&f=q1:Pink');
    fireEvent.click(await screen.findByRole('button', { name: 'bar (not offered), take this filter off' }));
    await waitFor(() => expect(where.now).toBe('/market?f=q1%3APink'));
    expect(screen.getByRole('button', { name: 'Pink, take this filter off' })).toBeTruthy();
  });

  it.each([
    ['/market?category=zzz', 'There is no such category'],
    ['/products/catalog/nope', 'There is no such category'],
    ['/market?collection=zzz', 'There is no such collection'],
  ])('%s leads to other products', async (path, title) => {
    stored.location.write(aliceSprings);
    const product = await givenProduct({ name: 'Still Here' });
    givenNoDays();
    givenListing((query) => (query.has('lat') ? emptyPage : { ...emptyPage, total: 1, data: [product] }));
    showMarket(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Still Here' })).toBeTruthy();
    expect(screen.queryByText(/Check your connection/)).toBeNull();
  });
});
