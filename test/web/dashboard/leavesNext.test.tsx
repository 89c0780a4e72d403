// @vitest-environment window

import { LeavesNext } from '@bloomkin/web/office/dashboard/LeavesNext.tsx';
import { toDeliveredPath } from '@bloomkin/web/office/orders/orderLinks.ts';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from '#web/office/aCompany.ts';
import { person } from '#web/office/officePerson.ts';
import { givenOffice, givenOrders, givenPrinter, petal } from '#web/office/orders/openOffice.tsx';

beforeEach(() => {
  givenDialogs();
  givenOffice();
});

const noon = { start_time: '12:00', stop_time: '15:00', capacity: null };
const size = { id: 'size-1', name: 'Grand' };
const line = {
  product: { id: 'a', name: 'Jacaranda Dusk', price: 89.5, photo: null, company: 'company-1', sku: 'JD' },
  ...{ size, product_price: 89.5, count: 1 },
};
const order = (number: string, change: object = {}) =>
  anOrder({ id: `order-${number}`, number, items: [line], payment_status: 'paid', ...change });

function show() {
  const user = person('ROLE_VENDOR', { company: petal });
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <LeavesNext
          company={aCompany({ delivery_periods: [noon] })}
          now={new Date('2026-11-20T00:30:00Z')}
          timeZone="Australia/Sydney"
        />
      </MemoryRouter>
    </SWRConfig>,
  );
}

describe('the next departures', () => {
  const evening = { start_time: '18:00', stop_time: '20:00' };

  it('print the run sheet of their period alone', async () => {
    givenOrders(() => [
      order('1'),
      order('2', {
        status: 'ready_to_ship',
        isPickup: true,
        pickup_store_info: { name: 'Newtown', address: '' },
      }),
      order('3', { delivery_period: evening }),
    ]);
    const papers = givenPrinter();
    show();
    await screen.findByRole('heading', { name: 'Leaves next' });
    expect(screen.getByText('Grand, to Newtown')).toBeTruthy();
    expect(screen.getByText('Grand, pick up at Newtown')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Print run sheet' }));
    await waitFor(() => expect(papers).toHaveLength(1));
    expect(papers[0]).toContain('Run sheet, Fri 20 Nov');
    const lines = screen.getAllByRole('article', { hidden: true }).map(({ textContent }) => textContent);
    expect(lines.map((text) => /#\d/.exec(text ?? '')?.[0])).toEqual(['#1', '#2']);
  });
});

it.each([
  ['2026-11-20', '2026-11-20', '/orders/list/full?status=completed&days=2026-11-20'],
  ['2026-11-14', '2026-11-20', '/orders/list/full?status=completed&from=2026-11-14&to=2026-11-20'],
])('list the deliveries of those days from %s to %s', (from, to, path) =>
  expect(toDeliveredPath({ from, to, company: '' })).toBe(path),
);
