import type { CompanyWithStores } from '@bloomkin/lambdas/companies/companyEntity.ts';
import type { OrderItem } from '@bloomkin/lambdas/orders/orderEntity.ts';
import type { QueryInputOf } from '@bloomkin/shared/route.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Api } from '../support/api.ts';
import { makeOrders, type makePeople, toOrderRows } from '../support/manyRows.ts';
import { followsChanges, type TableCalls } from '../support/tableCalls.ts';
import { printTable, verdict } from './printTable.ts';

const openCount = 300;
const mostCalls = 3;
const days = 3 * 365;

type Query = NonNullable<QueryInputOf<typeof listOrders>>;

interface Measured {
  query: Query;
  fits: (order: OrderItem) => boolean;
}

const isCompleted = ({ status }: OrderItem) => status === 'completed';

function listQueries(orders: readonly OrderItem[]): Readonly<Record<string, Measured>> {
  const last = orders.at(-1);
  if (!last) throw new Error('There is no order');
  const [from, to] = [addDays(last.day ?? '', -1), last.day ?? ''];
  const [first = ''] = last.fio.split(' ');
  const all = () => true;
  const [middle, end] = [Math.floor(orders.length / 50), Math.ceil(orders.length / 20)];
  return {
    'first page': { query: {}, fits: all },
    'page 40': { query: { page: 40 }, fits: all },
    'last page': { query: { page: end }, fits: all },
    completed: { query: { statuses: 'completed' }, fits: isCompleted },
    [`completed, page ${middle}`]: { query: { statuses: 'completed', page: middle }, fits: isCompleted },
    canceled: { query: { statuses: 'canceled' }, fits: ({ status }) => status === 'canceled' },
    'paid by pickup': {
      query: { payment_status: 'paid', pickup: true, page: 9 },
      fits: ({ paymentStatus, isPickup }) => paymentStatus === 'paid' && isPickup,
    },
    'two days': { query: { from, to }, fits: ({ day }) => day !== null && day >= from && day <= to },
    'newest first': { query: { sort: '-placed' }, fits: all },
    'search by number': { query: { search: `#${last.number}` }, fits: ({ id }) => id === last.id },
    'search by name': {
      query: { search: first },
      fits: ({ searchText }) => searchText.includes(first.toLowerCase()),
    },
  };
}

/** Of one florist, put into the table. */
export async function fillOrders(
  florist: CompanyWithStores,
  people: Awaited<ReturnType<typeof makePeople>>,
  count: number,
): Promise<OrderItem[]> {
  const { putRows } = await import('@bloomkin/local/demo/putRows.ts');
  const orders = await makeOrders({ count, days, seed: 17, open: openCount }, florist, people);
  await putRows(await toOrderRows(orders));
  return orders;
}

/** Database calls and units of the office's order lists, without those that say who calls. */
export async function measureOrders(
  api: Api,
  whose: string,
  calls: TableCalls,
  orders: readonly OrderItem[],
): Promise<void> {
  console.log(`\nOrder list of ${whose} with ${orders.length.toLocaleString('en-AU')} orders`);
  printTable(
    ['list', 'orders', '', 'calls', 'most', '', 'read units', 'ms'],
    await measure(api, calls, orders),
  );
}

async function measure(api: Api, calls: TableCalls, orders: readonly OrderItem[]) {
  const rows: (string | number)[][] = [];
  await api.call(listOrders, { query: { sort: 'delivery' } });
  for (const [name, { query, fits }] of Object.entries(listQueries(orders))) {
    calls.take();
    const from = performance.now();
    const { total } = await api.call(listOrders, { query: { sort: 'delivery', ...query } });
    const ms = Math.round(performance.now() - from);
    const own = calls
      .take()
      .filter(({ functionName, operation }) => !followsChanges.test(functionName) && operation !== 'GetItem');
    const units = own.reduce((sum, { readUnits }) => sum + readUnits, 0).toFixed(1);
    const isExact = total === orders.filter(fits).length;
    rows.push([
      ...[name, total, isExact ? 'exact' : 'WRONG', own.length, mostCalls],
      ...[verdict(own.length <= mostCalls), units, ms],
    ]);
  }
  return rows;
}
