// @vitest-environment window
import { getFilters } from '@bloomkin/shared/routes/catalogue.ts';
import { FilterSheet } from '@bloomkin/web/features/market/filters/FilterSheet.tsx';
import { type Filters, noFilters } from '@bloomkin/web/features/market/filters/filters.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { showToGuest } from '#web/cart/people.tsx';

async function open() {
  const onFilters = vi.fn<(filters: Filters) => void>();
  const onClose = vi.fn<() => void>();
  givenApi(getFilters, () => ({ data: { params: [], min_price: 10, max_price: 90 } }));
  const filters = noFilters;
  showToGuest(
    <FilterSheet
      {...{ filters, onFilters, onClose }}
      open
      place={undefined}
      today="2026-11-20"
      goods="7 house plants"
    />,
  );
  const type = async (text: string) =>
    fireEvent.change(await screen.findByLabelText('To $'), { target: { value: text } });
  const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show 7 house plants' }));
  return { onFilters, onClose, type, show };
}

beforeEach(() => givenDialogs());

it('showing the results applies the typed price', async () => {
  const { onFilters, onClose, type, show } = await open();
  await type('79.50');
  show();
  expect(onFilters).toHaveBeenCalledWith({ ...noFilters, maxPrice: '79.50' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('an invalid price keeps the sheet open, with the error', async () => {
  const { onFilters, onClose, type, show } = await open();
  await type('-50');
  show();
  expect(screen.getByRole('alert').textContent).toContain('Type dollars');
  expect(onFilters).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it('filters that did not load can be asked for again', async () => {
  await open();
  cleanup();
  givenApi(getFilters, () => Response.json({ message: 'No' }, { status: 400 }));
  showToGuest(
    <FilterSheet
      {...{ filters: noFilters, onFilters: () => {}, onClose: () => {} }}
      open
      place={undefined}
      today="2026-11-20"
      goods="7 house plants"
    />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the other filters.');
  givenApi(getFilters, () => ({ data: { params: [], min_price: 10, max_price: 90 } }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('To $')).toBeTruthy();
});

it('the sheet changes nothing without a price', async () => {
  const { onFilters, onClose, show } = await open();
  await screen.findByLabelText('To $');
  show();
  expect(onFilters).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});
