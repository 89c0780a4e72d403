import type { Route } from '@bloomkin/shared/route.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { getStatement } from '@bloomkin/shared/routes/payments.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { givenApi } from '#support/givenApi.ts';
import { aCompany } from './aCompany.ts';
import { petal } from './officeVisits.tsx';

const noCounts = { all: 0, active: 0, inactive: 0, live: 0, coming: 0, over: 0 };
const emptyPage = {
  ...{ data: [], page: 1, per_page: 20, total: 0, total_pages: 0 },
  ...{ unread: 0, counts: noCounts },
};
const noSum = { count: 0, buyer: 0, commission: 0, market_discount: 0, yours: 0, gst: 0 };
const noOrders = {
  ...{ orders: 0, revenue: 0, average_basket: null },
  ...{ delivered: 0, due: 0, on_time: 0, on_time_rate: null },
};
const party = { name: 'Petal Pty Ltd', abn: '51824753556', address: '' };

/** Every list is empty, and the florist of today has neither orders nor money. */
export function givenNothingYet(): void {
  const lists = allRoutes.flatMap(({ route }: { route: Route }) => {
    const { success } = route.options.response.safeParse(emptyPage);
    return route.method === 'GET' && success ? [route] : [];
  });
  for (const route of lists) givenApi(route, () => Response.json(emptyPage));
  givenApi(getCompany, () => ({
    data: aCompany({ id: petal.id, stripe: { connected: true, charges_enabled: true } }),
  }));
  givenApi(getDashboard, () => ({
    data: {
      ...{ company_id: petal.id, timezone: 'Australia/Sydney', is_running: true },
      ...{ today: '2026-11-20', from: '2026-11-14', to: '2026-11-20' },
      ...{ before_from: '2026-11-07', before_to: '2026-11-13' },
      ...{ now: noOrders, before: noOrders, by_day: [], by_status: [], top_products: [] },
    },
  }));
  givenApi(getStatement, ({ query }) => ({
    data: {
      company: { id: petal.id, ...party },
      platform: { ...party, email: '' },
      month: query.get('month') ?? '',
      ...{ from: '2026-11-01', to: '2026-11-30', timezone: 'Australia/Sydney', is_final: false },
      ...{ commission_percents: [], opening: 0, closing: 0, waiting: 0, invoice: null, checked: null },
      ...{ orders: noSum, refunds: noSum, disputes: noSum, adjustments: noSum, transfers: noSum },
      ...{ lines: [], open_disputes: [] },
    },
  }));
}
