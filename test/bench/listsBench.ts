import { startWorld } from '@bloomkin/local/world.ts';
import { listCompanies } from '@bloomkin/shared/routes/companies.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { Api } from '../support/api.ts';
import { connectModules } from '../support/handlerClient.ts';
import { aFlorist, aProduct } from '../support/items.ts';
import { makePeople, makeReviews, toPeopleRows, toReviewRows } from '../support/manyRows.ts';
import { putPerson } from '../support/operator.ts';
import { withPassword } from '../support/people.ts';
import { followsChanges, TableCalls } from '../support/tableCalls.ts';
import { fillOrders, measureOrders } from './ordersBench.ts';
import { printTable, verdict } from './printTable.ts';

const mostCalls = 3;
const days = 3 * 365;
const peopleAtOnce = 5000;
const ordersPerPerson = 5;

type Ask = (admin: Api) => Promise<{ total: number }>;

const buyers = 'ROLE_BUYER,ROLE_USER';
const team = 'ROLE_ADMIN,ROLE_VENDOR,ROLE_MANAGER';

const lists = (size: number): Readonly<Record<string, Ask>> => {
  const middle = Math.floor(size / 40);
  return {
    buyers: (admin) => admin.call(listUsers, { query: { roles: buyers } }),
    [`buyers, page ${middle}`]: (admin) => admin.call(listUsers, { query: { roles: buyers, page: middle } }),
    'the team': (admin) => admin.call(listUsers, { query: { roles: team } }),
    'buyers by name': (admin) => admin.call(listUsers, { query: { roles: buyers, login: 'belanco' } }),
    'buyers by two letters': (admin) => admin.call(listUsers, { query: { roles: buyers, login: 'be' } }),
    'buyers by phone': (admin) => admin.call(listUsers, { query: { roles: buyers, login: '0412 3' } }),
    companies: (admin) => admin.call(listCompanies, { query: {} }),
    'reviews of all': (admin) => admin.call(listReviews, { query: {} }),
    [`reviews of all, page ${middle}`]: (admin) => admin.call(listReviews, { query: { page: middle } }),
  };
};

/** The last weeks of a batch count all before it, so that their rows are written over. */
async function fill(size: number) {
  const [{ emptyDemoData }, { demoRows }, { putRows }] = await Promise.all([
    import('../support/emptyDemoData.ts'),
    import('@bloomkin/local/demo/demoRows.ts'),
    import('@bloomkin/local/demo/putRows.ts'),
  ]);
  const florists = Array.from({ length: Math.ceil(size / 100) }, (_, at) => aFlorist(`Petal ${at}`));
  const [florist] = florists;
  if (!florist) throw new Error('There is no florist');
  const product = aProduct(florist.company.id);
  await putRows(demoRows({ ...emptyDemoData, companies: florists, products: [product] }));
  const people = await makePeople({ count: size, days, seed: 7 });
  for (let from = 0; from < size; from += peopleAtOnce)
    await putRows(await toPeopleRows(people.slice(from, from + peopleAtOnce), people.slice(0, from)));
  await putRows(await toReviewRows(makeReviews({ count: size, days, seed: 9 }, people, product)));
  return { florist, orders: await fillOrders(florist, people, size * ordersPerPerson) };
}

/** Database calls and units of the office's lists, without those that say who calls. */
export async function listsBench(assemblyDir: string, { size = 10_000 }: { size?: number }): Promise<void> {
  const calls = new TableCalls();
  const world = await startWorld({
    ...{ assemblyDir, dataDir: ':memory:', demoData: false, environmentsPerFunction: 1 },
    aroundTable: (table) => calls.around(table),
  });
  try {
    connectModules(world);
    const { florist, orders } = await fill(size);
    const signIn = async (name: string, about: Parameters<typeof putPerson>[1]) => {
      const account = { fio: 'Kim Lee', email: `${name}@flowers.test`, hasPassword: true };
      await putPerson(world, { ...account, ...about }, 'Flowers-2026');
      const api = new Api(world.url);
      await withPassword(api, name);
      return api;
    };
    const admin = await signIn('admin', { roles: ['ROLE_ADMIN'] });
    const vendor = await signIn('vendor1', { roles: ['ROLE_VENDOR'], companyId: florist.company.id });
    await measureOrders(vendor, 'a florist', calls, orders);
    await measureOrders(admin, 'an admin', calls, orders);
    console.log(`\nLists of the office with ${size.toLocaleString('en-AU')} people and as many reviews`);
    const rows: (string | number)[][] = [];
    for (const [name, ask] of Object.entries(lists(size)))
      rows.push([name, ...(await measure(admin, ask, calls))]);
    printTable(['list', 'total', 'calls', 'most', '', 'read units', 'ms'], rows);
  } finally {
    await world.close();
  }
}

async function measure(admin: Api, ask: Ask, calls: TableCalls): Promise<(string | number)[]> {
  await ask(admin);
  calls.take();
  const from = performance.now();
  const { total } = await ask(admin);
  const ms = Math.round(performance.now() - from);
  const own = calls
    .take()
    .filter(({ functionName, operation }) => !followsChanges.test(functionName) && operation !== 'GetItem');
  const units = own.reduce((sum, { readUnits }) => sum + readUnits, 0).toFixed(1);
  return [total, own.length, mostCalls, verdict(own.length <= mostCalls), units, ms];
}
