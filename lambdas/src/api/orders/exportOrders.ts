import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { recordActFirst } from '#model/audit/recordAct.ts';
import { listAbandonedCarts } from '#model/carts/abandonedCarts.ts';
import { findOrders } from '#model/orders/orderEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { FileDownload } from '#platform/http/response.ts';
import { inBatches } from '#platform/table/inBatches.ts';
import { writeCartsCsv } from './list/cartsCsv.ts';
import { writeOrdersCsv } from './list/ordersCsv.ts';
import { sliceOrders } from './listOrders.ts';

/** Lambda's response limit is 6 MB. */
const maxRows = 5000;
const ordersPerRead = 100;

export const exportOrders: Handler<typeof routes.exportOrders> = async ({ query, caller, now }) => {
  const { rows, total } = await sliceOrders(caller, query, { offset: 0, limit: maxRows }, now);
  if (total > maxRows) throw new AppError('ORDER.EXPORT_TOO_LARGE');
  const ids = rows.map(({ id }) => id);
  const orders = (await inBatches(ids, ordersPerRead, findOrders)).flat();
  return new FileDownload('orders.csv', 'text/csv', writeOrdersCsv(orders));
};

/** Contains personal data of people without an order, so each export is recorded in the audit log. */
export const exportAbandonedCarts: Handler<typeof routes.exportAbandonedCarts> = async ({ query, now }) => {
  const { data, total } = await listAbandonedCarts(query, { offset: 0, limit: maxRows }, now);
  if (total > maxRows) throw new AppError('ORDER.EXPORT_TOO_LARGE');
  const filters = [
    query.search && 'a search',
    query.company_id && 'a florist',
    query.touched_from && localTime(new Date(query.touched_from), marketTimeZone).day,
    query.stopped_at && `stopped at ${query.stopped_at}`,
    query.reminder?.replaceAll('_', ' '),
  ];
  await recordActFirst({
    act: 'user.carts_exported',
    object: { id: 'list', name: data.length === 1 ? '1 cart' : `${data.length} carts` },
    reason: filters.filter(Boolean).join(', '),
  });
  return new FileDownload('abandoned-carts.csv', 'text/csv', writeCartsCsv(data));
};
