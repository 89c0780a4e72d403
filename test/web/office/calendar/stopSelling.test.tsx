// @vitest-environment window
import { paths } from '@bloomkin/shared/pages.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { addStop, getCompany, removeStop } from '@bloomkin/shared/routes/companies.ts';
import { setDayLimit } from '@bloomkin/shared/routes/products.ts';
import { getCalendar } from '@bloomkin/shared/routes/stores.ts';
import { addDays, localTime, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Stop } from '@bloomkin/shared/schemas/calendar.ts';
import { listStopTimes, toStopInstant } from '@bloomkin/web/office/orders/stop/stopOptions.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import {
  aCompany,
  aStore,
  openOffice,
  prepareWindow,
  todayInSydney,
  vendor,
} from '#web/office/storeFixture.tsx';
import { aProduct } from '#web/render/renderFixture.ts';

const zone = 'Australia/Sydney';
const today = todayInSydney();

function givenShop() {
  let stops: Stop[] = [];
  const company = () => ({
    data: aCompany({ stops, stores: [{ ...aStore({ special_days: [] }), nearest: false }] }),
  });
  givenApi(getCompany, company);
  givenApi(getCalendar, () => ({ data: [] }));
  const added = givenApi(addStop, ({ body }) => {
    const until = toInstant(addDays(today, 1), '00:00', zone).toISOString();
    const none = { store_ids: [], day: null, start_time: null, stop_time: null, zone_id: null };
    stops = [{ ...none, until, ...body, id: 'a'.repeat(26), kind: 'day' }];
    return company();
  });
  const removed = givenApi(removeStop, () => {
    stops = [];
    return company();
  });
  return { added, removed };
}

beforeEach(prepareWindow);

describe('Stop selling', () => {
  it('stops the rest of today in two presses, says until when, and takes it back by Undo', async () => {
    const { added, removed } = givenShop();
    openOffice(vendor(), paths.calendar());
    fireEvent.click(await screen.findByRole('button', { name: 'Stop selling' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop the rest of today' }));
    await screen.findByText(/^Stopped for the rest of today/);
    expect(added.map(({ body }) => body)).toMatchObject([{ kind: 'day', day: today, store_ids: [] }]);
    expect(
      screen.getByText(/Sells again by itself in .* Buyers read “No more orders for today”/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stopped' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Stop selling' });
    expect(removed.map(({ params }) => params.stop_id)).toEqual(['a'.repeat(26)]);
    await waitFor(() => expect(screen.queryByText(/^Stopped for/)).toBeNull());
  });

  it('stops a zone of a store for the rest of today', async () => {
    const { added } = givenShop();
    openOffice(vendor(), paths.calendar());
    fireEvent.click(await screen.findByRole('button', { name: 'Stop selling' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a zone' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop Far for today' }));
    await waitFor(() =>
      expect(added.map(({ body }) => body)).toEqual([
        expect.objectContaining({ kind: 'zone', day: today, zone_id: 'c', store_ids: [aStore().id] }),
      ]),
    );
  });

  it('sets how many of a product are left today', async () => {
    givenShop();
    let product = await aProduct({ name: 'Pink Cloud Roses' });
    givenApi(listAllProducts, () => ({ page: 1, per_page: 20, total: 1, total_pages: 1, data: [product] }));
    const limits = givenApi(setDayLimit, ({ body }) => {
      product = {
        ...product,
        day_limit: body.left === null ? null : { day: today, left: Number(body.left) },
      };
      return { data: product };
    });
    openOffice(vendor(), paths.calendar());
    fireEvent.click(await screen.findByRole('button', { name: 'Stop selling' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a product' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A product, for today' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Pink Cloud Roses' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await dialog.findByText('3 left today');
    const noLimit = await dialog.findByRole('button', { name: 'Pink Cloud Roses: no limit today' });
    await waitFor(() => expect(noLimit.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(noLimit);
    await dialog.findByRole('button', { name: 'Pink Cloud Roses: sold out today' });
    expect(limits.map(({ body }) => body)).toEqual([
      { day: today, left: 3 },
      { day: today, left: null },
    ]);
  });
});

describe('the times to stop until', () => {
  it.each([
    ['13:46', ['14:30', '15:00', '16:00']],
    ['13:00', ['13:30', '14:00', '15:00']],
    ['13:15', ['14:00', '15:00', '16:00']],
    ['22:10', ['23:00']],
  ])('offers half and full hours of today at %s', (time, expected) => {
    const times = listStopTimes(toInstant('2026-12-11', time, zone), zone);
    expect(times.map((one) => localTime(one, zone).time)).toEqual(expected);
  });

  it('takes an hour that is over as tomorrow’s', () => {
    const now = toInstant('2026-12-11', '13:46', zone);
    expect(toStopInstant('09:00', now, zone)).toEqual(toInstant('2026-12-12', '09:00', zone));
  });
});
