import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { Company } from '@bloomkin/shared/schemas/company.ts';
import { Store } from '@bloomkin/shared/schemas/store.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { routes } from '@bloomkin/web/app/office/routes.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { newtown, square } from '#support/florist.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

export const companyId = '01JS8Y5B2GV5V71SSGAJ26YEVM';
export const storeId = '01JS8Y5B2GV5V71SSGAJ26YEVN';

export const vendor = (change: object = {}) =>
  person('ROLE_VENDOR', { company: { id: companyId, name: 'Petal Pty Ltd', brand: 'Petal' }, ...change });
export const vendorWithoutCompany = () => person('ROLE_VENDOR');
export const admin = () => person('ROLE_ADMIN');

/** A store in Newtown with two zones, of which the nearer has two areas. */
export const aStore = (change: object = {}): Store => {
  const zone = (id: string, name: string, price: number, away: number) => ({
    id,
    name,
    polygon: square({ lat: newtown.lat, lng: newtown.lng + away }, 0.01),
    price,
    free_from: null,
    min_order: null,
  });
  return Store.parse({
    id: storeId,
    company_id: companyId,
    name: 'Petal on King',
    phone: '',
    location: { address: '1 King St, Newtown NSW 2042', ...newtown },
    pickup_point: true,
    warehouse_for_delivery: true,
    working_times: [],
    timezone: 'Australia/Sydney',
    state: 'NSW',
    delivery_zones: [zone('a', 'Near', 9, 0), zone('b', 'Near', 9, 0.1), zone('c', 'Far', 15, 0.2)],
    closed_days: [],
    open_days: [],
    daily_capacity: null,
    version: 1,
    distantion: null,
    ...change,
  });
};

export const aCompany = (change: object = {}): Company =>
  Company.parse({
    id: companyId,
    name: 'Petal Pty Ltd',
    brand: 'Petal',
    inn: '13699001011',
    phone_number: '',
    site: '',
    description: '',
    logo: null,
    photo: null,
    sameDayDelivery: true,
    lead_time_minutes: 90,
    capacity_per_day: 34,
    rating: null,
    reviews_count: 0,
    claim: { percent: null, orders: 0, words: 'New on Bloomkin' },
    distantion: null,
    stores: [{ ...aStore(), nearest: false }],
    delivery_periods: [
      { start_time: '09:00', stop_time: '12:00', capacity: 14 },
      { start_time: '12:00', stop_time: '15:00', capacity: null },
    ],
    active: true,
    version: 1,
    register: { name: 'PETAL PTY LTD', gst_since: '2019-07-01', checked_at: '2026-11-01T00:00:00.000Z' },
    ...change,
  });

export const todayInSydney = () => localTime(new Date(), 'Australia/Sydney').day;

/** For each test: a window without dialogs, clocks or storage. */
export function prepareWindow(): void {
  localStorage.clear();
  givenDialogs();
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
}

export function openOffice(user: User, path: string) {
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0, dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}
