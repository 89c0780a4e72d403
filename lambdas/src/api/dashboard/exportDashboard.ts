import type * as routes from '@bloomkin/shared/routes/dashboard.ts';
import type { Dashboard } from '@bloomkin/shared/schemas/dashboard.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';
import type { Handler } from '#platform/http/request.ts';
import { FileDownload } from '#platform/http/response.ts';
import { loadDashboard } from './getDashboard.ts';

const header = 'Figure,Name,Orders,Taken,Beside,Orders then,Taken then'.split(',');

export const exportDashboard: Handler<typeof routes.exportDashboard> = async (request) => {
  const dashboard = await loadDashboard(request);
  return new FileDownload('figures.csv', 'text/csv', writeCsv([header, ...toRows(dashboard)]));
};

interface Figures {
  orders?: number;
  orders_before?: number;
  revenue?: number;
  revenue_before?: number;
}

/** Writes counts as text: numbers get cents. */
const row = (figure: string, name: string, figures: Figures, beside = ''): (string | number)[] => [
  ...[figure, name, `${figures.orders ?? ''}`, figures.revenue ?? '', beside],
  ...[`${figures.orders_before ?? ''}`, figures.revenue_before ?? ''],
];

function toRows(dashboard: Dashboard): (string | number)[][] {
  const { from, to, before_from, before_to, now, before } = dashboard;
  const { by_state = [], by_florist = [], by_category = [], funnel = [], page_views: views } = dashboard;
  const all = { ...now, orders_before: before.orders, revenue_before: before.revenue };
  const delivered = { orders: now.delivered, orders_before: before.delivered };
  const onTime = { orders: now.on_time, orders_before: before.on_time };
  return [
    row('All', `${from} to ${to}`, all, `${before_from} to ${before_to}`),
    row('Delivered', '', delivered),
    row('On time', '', onTime),
    ...dashboard.by_day.map((day) => row('Day', day.day, day, day.before_day)),
    ...dashboard.by_status.map((one) => row('Status', one.status, one)),
    ...by_state.map((one) => row('State', one.state, one)),
    ...by_florist.map((one) => row('Florist', one.brand, one)),
    ...by_category.map((one) => row('Category', one.name, one)),
    ...dashboard.top_products.map((one) => row('Product', one.name, { ...one, orders: one.count })),
    ...(views ? [row('Page views', '', { orders: views.count, orders_before: views.before })] : []),
    ...funnel.map((one) => row('Step', one.step, { orders: one.count, orders_before: one.before })),
  ];
}
