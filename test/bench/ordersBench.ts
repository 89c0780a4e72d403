import { putRows } from '@bloomkin/local/demo/putRows.ts';
import type { Row } from '@bloomkin/local/demo/row.ts';
import { startWorld, type World } from '@bloomkin/local/world.ts';
import type { QueryInputOf } from '@bloomkin/shared/route.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { Api } from '../support/api.ts';
import { withPassword } from '../support/people.ts';
import { followsChanges, TableCalls } from '../support/tableCalls.ts';
import { printTable, verdict } from './printTable.ts';

const orderCount = 50_000;
const openCount = 300;
const mostCalls = 3;

/** Repeatable: the same orders on every machine (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const names = [
  'Ruby Tran',
  'Max Walker',
  'Priya Nair',
  'Ethan Kowalski',
  'Saoirse Byrne',
  'Linh Tran',
  'Mei Chen',
];
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Three years of orders of one florist, of whom the newest are open. */
async function makeRows(world: World, companyId: CompanyId): Promise<{ rows: Row[]; number: string }> {
  Object.assign(process.env, world.operatorVariables);
  const [{ findOrders, listDoneOrders, orderEntity }, days, words, { toSearchText }] = await Promise.all([
    import('@bloomkin/lambdas/orders/orderEntity.ts'),
    import('@bloomkin/lambdas/orders/list/doneDayEntity.ts'),
    import('@bloomkin/lambdas/orders/list/orderWordEntity.ts'),
    import('@bloomkin/lambdas/orders/searchText.ts'),
  ]);
  const [known] = await listDoneOrders(companyId, 'completed');
  const [sample] = known ? await findOrders([known.id]) : [];
  if (!sample) throw new Error('The demo data has no completed order');
  const random = seededRandom(17);
  const pick = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  const code = () => Array.from({ length: 4 }, () => pick([...letters])).join('');
  const today = new Date().toISOString().slice(0, 10);
  const orders = Array.from({ length: orderCount }, (_, at) => {
    const isOpen = at < openCount;
    const daysAgo = isOpen ? -Math.floor(random() * 5) : Math.floor(random() * 1095) + 1;
    const day = addDays(today, -daysAgo);
    const isCanceled = !isOpen && random() < 0.04;
    const number = `${code()}-${code()}`;
    const fio = pick(names);
    const phone = `+614${String(Math.floor(random() * 1e8)).padStart(8, '0')}`;
    const order = {
      ...sample,
      ...{ day, fio, phone, number, history: sample.history.slice(0, 1) },
      id: OrderId.parse(ulid(Date.parse(`${addDays(day, -3)}T0${at % 10}:00:00Z`))),
      status: isOpen
        ? pick(['new', 'in_progress', 'formation'] as const)
        : isCanceled
          ? 'canceled'
          : 'completed',
      paymentStatus: isCanceled ? 'refunded' : random() < 0.9 ? 'paid' : 'not_paid',
      isPickup: random() < 0.15,
    } as const;
    return { ...order, searchText: toSearchText(number, order) };
  });
  const rows = [
    ...orders.map((order) => orderEntity.toItem(order)),
    ...days.countDoneDays(orders).map((day) => days.doneDayEntity.toItem(day)),
    ...orders.flatMap((order) =>
      words.listOrderWords(order).map((word) => words.orderWordEntity.toItem(word)),
    ),
  ];
  return { rows, number: orders.at(-1)?.number ?? '' };
}

/** Database calls and units of a florist's order list with 50,000 orders, without those that say who calls. */
export async function ordersBench(assemblyDir: string): Promise<void> {
  const calls = new TableCalls();
  const world = await startWorld({
    ...{ assemblyDir, dataDir: ':memory:', demoData: true, environmentsPerFunction: 1 },
    aroundTable: (table) => calls.around(table),
  });
  try {
    const florist = new Api(world.url);
    const { company } = await withPassword(florist, 'vendor1');
    const { rows, number } = await makeRows(world, CompanyId.parse(company?.id));
    await putRows(rows);
    await world.settle();
    console.log(`\nOrder list of a florist with ${orderCount.toLocaleString('en-AU')} orders`);
    printTable(
      ['list', 'orders', 'calls', 'most', '', 'read units', 'ms', 'operations'],
      await measure(florist, calls, number),
    );
  } finally {
    await world.close();
  }
}

type Query = NonNullable<QueryInputOf<typeof listOrders>>;

async function measure(florist: Api, calls: TableCalls, number: string) {
  const lists: Readonly<Record<string, Query>> = {
    'first page': {},
    'page 40': { page: 40 },
    'last page': { page: 2500 },
    completed: { statuses: 'completed' },
    'completed, page 1,000': { statuses: 'completed', page: 1000 },
    'paid by pickup': { payment_status: 'paid', pickup: true, page: 9 },
    'one day': { from: '2026-02-13', to: '2026-02-14' },
    'newest first': { sort: '-placed' },
    late: { late: true },
    'search by number': { search: `#${number}` },
    'search by name': { search: 'saoirse byr' },
  };
  const rows: (string | number)[][] = [];
  await florist.call(listOrders, { query: { sort: 'delivery' } });
  for (const [name, query] of Object.entries(lists)) {
    calls.take();
    const from = performance.now();
    const { total } = await florist.call(listOrders, { query: { sort: 'delivery', ...query } });
    const ms = Math.round(performance.now() - from);
    const own = calls
      .take()
      .filter(
        ({ functionName, operation }) =>
          !followsChanges.test(functionName) && !/GetItem$/.test(operation.replace('BatchGetItem', '')),
      );
    const units = own.reduce((sum, { readUnits }) => sum + readUnits, 0).toFixed(1);
    const operations = own.map(({ operation }) => operation).join(' ');
    rows.push([name, total, own.length, mostCalls, verdict(own.length <= mostCalls), units, ms, operations]);
  }
  return rows;
}
