// @vitest-environment window

import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { Dashboard } from '@bloomkin/shared/schemas/dashboard.ts';
import { Funnel } from '@bloomkin/web/office/dashboard/Funnel.tsx';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { person } from '#web/office/officePerson.ts';

const sums = {
  orders: 0,
  revenue: 0,
  average_basket: null,
  delivered: 0,
  due: 0,
  on_time: 0,
  on_time_rate: null,
};
const steps = ['visits', 'saw_product', 'added_to_cart', 'began_checkout', 'ordered'];
const days = { from: '2026-11-14', to: '2026-11-20', before_from: '2026-11-07', before_to: '2026-11-13' };
const dashboard = Dashboard.parse({
  ...{ company_id: null, timezone: 'Australia/Sydney', today: '2026-11-20', ...days, is_running: true },
  ...{ now: sums, before: sums, by_day: [], by_status: [], top_products: [] },
  funnel: steps.map((step, at) => ({ step, count: 100 - 20 * at, before: 100 })),
});

beforeEach(() => localStorage.clear());

function open(total: number) {
  const requests = givenApi(listOrders, () => ({
    ...{ page: 1, per_page: 1, total, total_pages: total, data: [], counts: { all: total } },
  }));
  showTo(person('ROLE_ADMIN'), <Funnel dashboard={dashboard} />, '/dashboard');
  return requests;
}

describe('the way from visit to order', () => {
  it('leads to the abandoned carts', async () => {
    const requests = open(64);
    const link = await screen.findByRole('link', { name: 'Show 64 abandoned carts' });
    expect(link.getAttribute('href')).toBe('/orders/list/abandoned');
    expect(requests[0]?.query.get('statuses')).toBe('abandoned_cart');
  });

  it('shows no link without any', async () => {
    const requests = open(0);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
