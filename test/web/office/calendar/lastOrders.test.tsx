// @vitest-environment window

import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany, setLastOrders } from '@bloomkin/shared/routes/companies.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import {
  describeWay,
  listWays,
  readLastOrders,
  tryOrders,
} from '@bloomkin/web/office/florist/lastOrders/lastOrderRules.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { aCompany, aStore, openOffice, prepareWindow, vendor } from '#web/office/storeFixture.tsx';

const zone = 'Australia/Sydney';
const weekly = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start_time: '08:00', stop_time: '18:00' }));
const rows = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, same_day: '14:00', next_morning: '18:00' }));
const shop = (change: object = {}) =>
  aCompany({
    delivery_periods: [
      { start_time: '09:00', stop_time: '12:00', capacity: null },
      { start_time: '15:00', stop_time: '18:00', capacity: null },
    ],
    sameDayDelivery: true,
    lead_time_minutes: 60,
    stores: [
      {
        ...aStore({
          working_times: weekly,
          special_days: [],
          closed_days: [],
          open_days: [],
          pickup_point: false,
        }),
        nearest: false,
      },
    ],
    ...change,
  });

beforeEach(prepareWindow);

describe('the sentences of last order times', () => {
  const company = shop({ last_orders: { weekdays: rows, pickup_minutes: null } });
  const values = readLastOrders(company);
  const [near, far] = listWays(company);
  const friday = toInstant('2026-02-13', '13:46', zone);

  it('names today’s and tomorrow morning’s moment, earlier in a zone with a rule', () => {
    if (!near || !far) throw new Error('The store has two zones');
    expect(describeWay(company, values, near, friday)).toBe(
      'Order by 2 pm for today, by 6 pm for tomorrow morning.',
    );
    const zones = { ...values.zones, [far.id]: { earlier_minutes: 60 } };
    expect(describeWay(company, { ...values, zones }, far, friday)).toBe(
      'Order by 5 pm for tomorrow morning.',
    );
  });

  it('answers a try-out as the engine does', () => {
    if (!near || !far) throw new Error('The store has two zones');
    const zones = { ...values.zones, [far.id]: { earlier_minutes: 60 } };
    expect(tryOrders(company, { ...values, zones }, far, friday).slice(0, 2)).toMatchObject([
      { window: 'Today, 3–6 pm', can: false, answer: 'too late, 1 pm was last' },
      { can: true, answer: 'yes, by 5 pm today' },
    ]);
  });
});

it('saves the weekdays of Last order times and shows the new sentence before that', async () => {
  let company = shop();
  givenApi(getCompany, () => ({ data: company }));
  const saves = givenApi(setLastOrders, () => {
    company = shop({ last_orders: { weekdays: rows, pickup_minutes: null } });
    return { data: company };
  });
  openOffice(vendor(), paths.lastOrders());
  const week = within(await screen.findByRole('group', { name: 'Monday – Friday' }));
  fireEvent.change(week.getByLabelText('For the same day'), { target: { value: '14:00' } });
  fireEvent.change(week.getByLabelText('For the next morning'), { target: { value: '18:00' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText(/Last order times are saved/);
  expect(saves.map(({ body }) => body)).toEqual([{ weekdays: rows.slice(0, 5), pickup_minutes: null }]);
});
