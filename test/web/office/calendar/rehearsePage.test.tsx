// @vitest-environment window
import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { setCalendar } from '@bloomkin/shared/routes/stores.ts';
import { addDays, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import {
  aCompany,
  aStore,
  openOffice,
  prepareWindow,
  storeId,
  todayInSydney,
  vendor,
} from '#web/office/storeFixture.tsx';

/** Three months away; no feast is near its weekday last year. */
const day = addDays(todayInSydney(), 90);
const past = (query: URLSearchParams) => query.get('from') ?? '';
const weekly = [1, 2, 3, 4, 5, 6, 7].map((one) => ({ day: one, start_time: '08:00', stop_time: '18:00' }));
const windows = [
  { start_time: '09:00', stop_time: '11:00', capacity: null },
  { start_time: '11:00', stop_time: '17:00', capacity: null },
];

beforeEach(prepareWindow);

function givenLastYear(count: number, capacity: number | null = null) {
  const stores = [{ ...aStore({ working_times: weekly, special_days: [] }), nearest: false }];
  givenApi(getCompany, () => ({
    data: aCompany({ stores, delivery_periods: windows.map((one) => ({ ...one, capacity })) }),
  }));
  givenApi(listOrders, ({ query }) => ({
    data: Array.from({ length: count }, (_, at) =>
      anOrder({
        ...{ id: `order-${at}`, store_id: storeId, status: 'completed', total: 100 },
        ...{ deliveryDay: past(query), delivery_period: { start_time: '09:00', stop_time: '11:00' } },
        created_at: toInstant(addDays(past(query), -1), '12:00', 'Australia/Sydney').toISOString(),
      }),
    ),
    ...{ page: 1, per_page: 100, total: count, total_pages: 1, counts: {} },
  }));
  const saves = givenApi(setCalendar, () => ({ data: stores }));
  openOffice(vendor(), paths.calendarRehearse(day));
  return saves;
}

describe('the rehearsal of a day', () => {
  it('replays last year’s orders, names what mends the window that breaks, and saves only on the press', async () => {
    const saves = givenLastYear(15);
    // One driver, twelve minutes a stop: eleven by 11 am.
    await screen.findByRole('heading', { name: 'Breaks at 9–11 am' });
    expect(screen.getByText('4 late of 15')).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Take only 11 at 9–11 am' })).toHaveProperty('checked', true);
    expect(screen.getByText('0 of 15 late')).toBeTruthy();
    expect(saves).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /^Use these on / }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      store_ids: [storeId],
      days: [{ day, closed: false, hours: null, periods: [{ ...windows[0], capacity: 11 }, windows[1]] }],
    });
  });

  it('draws a curve for a day without a past', async () => {
    givenLastYear(0);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Orders' }), { target: { value: '6' } });
    await screen.findByRole('heading', { name: 'All in time' });
    expect(screen.getByText('Nothing needs mending.')).toBeTruthy();
  });

  it('asks for more places when none is late and some buyers find none', async () => {
    givenLastYear(0, 1);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Orders' }), { target: { value: '6' } });
    expect(await screen.findByText(/^Nothing is late: add places on the day for the 4/)).toBeTruthy();
  });
});
