import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import type { Handler } from '../http/request.ts';
import { FileDownload } from '../http/response.ts';
import { inBatches } from '../table/inBatches.ts';
import { writeOrdersCsv } from './list/ordersCsv.ts';
import { sliceOrders } from './listOrders.ts';
import { findOrders } from './orderEntity.ts';

/** Lambda's response limit is 6 MB. */
const mostRows = 5000;
const ordersPerRead = 100;

export const exportOrders: Handler<typeof routes.exportOrders> = async ({ query, caller, now }) => {
  const { rows, total } = await sliceOrders(caller, query, { offset: 0, limit: mostRows }, now);
  if (total > mostRows) throw new AppError('ORDER.EXPORT_TOO_LARGE');
  const ids = rows.map(({ id }) => id);
  const orders = (await inBatches(ids, ordersPerRead, findOrders)).flat();
  return new FileDownload('orders.csv', 'text/csv', writeOrdersCsv(orders));
};
