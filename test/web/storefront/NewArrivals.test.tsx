// @vitest-environment window
import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { closePlacePanel, usePlacePanel } from '@bloomkin/web/features/deliveryAddress/placePanel.ts';
import { NewArrivalsPage } from '@bloomkin/web/pages/NewArrivalsPage.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { givenProduct } from './storefrontFixture.ts';

const Asked = () => usePlacePanel() && <p>Where?</p>;

async function open(reaches: boolean) {
  const product = await givenProduct();
  const empty = { page: 1, per_page: 12, total: 0, total_pages: 0, data: [] };
  givenApi(listCategoryProducts, ({ query }) =>
    query.has('lat') && !reaches ? empty : { ...empty, total: 1, data: [product] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <NewArrivalsPage />
        <Asked />
      </MemoryRouter>
    </SWRConfig>,
  );
  await screen.findByRole('link', { name: 'Jacaranda Dusk' });
}

beforeEach(() => {
  localStorage.clear();
  stored.location.write({ address: 'Alice Springs NT 0870', lat: -23.698, lng: 133.881 });
});
afterEach(() => {
  cleanup();
  closePlacePanel();
  vi.unstubAllGlobals();
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
