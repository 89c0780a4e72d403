// @vitest-environment window
import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { closePlacePanel, usePlacePanel } from '@bloomkin/web/features/deliveryAddress/placePanel.ts';
import { NewArrivalsPage } from '@bloomkin/web/pages/NewArrivalsPage.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { emptyPage, givenProduct } from './storefrontFixture.ts';

const Asked = () => usePlacePanel() && <p>Where?</p>;

async function open(reaches: boolean) {
  const product = await givenProduct();
  givenApi(listCategoryProducts, ({ query }) =>
    query.has('lat') && !reaches ? emptyPage : { ...emptyPage, total: 1, data: [product] },
  );
  await show();
}

const page = (
  <SWRConfig value={{ provider: () => new Map() }}>
    <MemoryRouter initialEntries={['/new-product']}>
      <NewArrivalsPage />
      <Asked />
    </MemoryRouter>
  </SWRConfig>
);

async function show() {
  render(page);
  await screen.findByRole('link', { name: 'Jacaranda Dusk' });
}

beforeEach(() => {
  localStorage.clear();
  stored.deliveryDay.clear();
  stored.location.write({ address: 'Alice Springs NT 0870', lat: -23.698, lng: 133.881 });
});
afterEach(() => {
  vi.useRealTimers();
  closePlacePanel();
});

it('new products of other places are shown and marked out of reach', async () => {
  await open(false);
  expect(screen.getByText(/^No florist delivers to Alice Springs NT yet/)).toBeTruthy();
  expect(screen.queryByText('Nothing new just now')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(screen.getByText('Where?')).toBeTruthy();
});

it('new products near the address are shown without a note', async () => {
  await open(true);
  expect(screen.queryByText(/No florist delivers/)).toBeNull();
});

it('new products are those of the chosen day, or any day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
  stored.deliveryDay.write('2026-11-22');
  const product = await givenProduct({ earliest_day: '2026-11-23' });
  givenApi(listCategoryProducts, ({ query }) =>
    query.get('day') === '2026-11-22' ? emptyPage : { ...emptyPage, total: 1, data: [product] },
  );
  render(page);
  expect(await screen.findByText('Nothing new can arrive on Sun 22 Nov')).toBeTruthy();
  expect(screen.queryByText(/No florist delivers/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Any day' }));
  expect(await screen.findByText('From Mon 23 Nov')).toBeTruthy();
});

it('groups new products by week and month, the newest first', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
  const made = [
    ['Jacaranda Dusk', '2026-11-19T22:00:00.000Z'],
    ['Wattle Day', '2026-11-19T13:30:00.000Z'],
    ['Fern Hill', '2026-11-19T12:30:00.000Z'],
    ['Old Rose', '2026-11-14T02:00:00.000Z'],
    ['Older Rose', '2026-11-13T02:00:00.000Z'],
    ['Winter Rose', '2026-07-07T02:00:00.000Z'],
  ];
  const data = await Promise.all(
    made.map(([name, created_at], index) => givenProduct({ id: `p${index + 1}`, name, created_at })),
  );
  const asked = givenApi(listCategoryProducts, () => ({ ...emptyPage, total: data.length, data }));
  await show();
  const sections = screen.getAllByRole('region').map((section) => [
    within(section).getByRole('heading', { level: 2 }).textContent,
    ...within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ]);
  expect(sections).toEqual([
    ['The last seven days', 'Jacaranda Dusk', 'Wattle Day', 'Fern Hill', 'Old Rose'],
    ['The week before', 'Older Rose'],
    ['July 2026', 'Winter Rose'],
  ]);
  expect(asked[0]?.query.get('sort_type')).toBe('new');
});
