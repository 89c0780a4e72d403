import { startWorld } from '@bloomkin/local/world.ts';
import { Api } from '#support/api.ts';
import { connectModules } from '#support/handlerClient.ts';
import { putPerson } from '#support/operator.ts';
import { signInDemoUser } from '#support/people.ts';
import { followsChanges, TableCalls } from '#support/tableCalls.ts';
import { fillLists, sizeOf } from './listsData.ts';
import { listsOf, type MeasuredList } from './listsMeasured.ts';
import { printTable, verdict } from './printTable.ts';

interface Options {
  /** How many people; orders and products follow from it. */
  size?: number;
  orders?: number;
  /** The folder of the table while it is measured; in memory otherwise, which a million orders do not fit. */
  data?: string;
}

/** Database calls and units of the office's lists, without those that say who calls. */
export async function listsBench(
  assemblyDir: string,
  { size = 10_000, orders, data }: Options = {},
): Promise<void> {
  const calls = new TableCalls();
  const world = await startWorld({
    ...{ assemblyDir, dataDir: data ?? ':memory:', demoData: false, environmentsPerFunction: 1 },
    aroundTable: (table) => calls.around(table),
  });
  try {
    connectModules(world);
    const from = performance.now();
    const filled = await fillLists(world, sizeOf(size, orders));
    const count = (number: number) => number.toLocaleString('en-AU');
    console.log(
      `\nLists of the office: ${count(filled.people)} people, ${count(filled.products)} products of ${count(filled.florists)} florists, ` +
        `${count(filled.orders.length)} orders, filled in ${Math.round((performance.now() - from) / 1000)} s`,
    );
    const signIn = async (name: string, about: Parameters<typeof putPerson>[1]) => {
      const account = { fio: 'Kim Lee', email: `${name}@flowers.test`, hasPassword: true };
      await putPerson(world, { ...account, ...about }, 'Flowers-2026');
      const api = new Api(world.url);
      await signInDemoUser(api, name);
      return api;
    };
    const admin = await signIn('admin', { roles: ['ROLE_ADMIN'] });
    const vendor = await signIn('vendor1', { roles: ['ROLE_VENDOR'], companyId: filled.florist.company.id });
    const rows: (string | number)[][] = [];
    for (const list of listsOf(filled, admin, vendor)) rows.push(await measure(list, calls));
    printTable(['list', 'total', '', 'calls', 'most', '', 'read units', 'ms'], rows);
  } finally {
    await world.close();
  }
}

/** On a busy machine a function may have ended since it was asked last, and begins with calls of its own: asked once more. */
async function measure(list: MeasuredList, calls: TableCalls) {
  await list.ask();
  const first = await measureOnce(list, calls);
  return first.count > list.most ? (await measureOnce(list, calls)).row : first.row;
}

async function measureOnce({ name, ask, total, most }: MeasuredList, calls: TableCalls) {
  calls.take();
  const from = performance.now();
  const found = await ask();
  const ms = Math.round(performance.now() - from);
  const all = calls.take().filter(({ functionName }) => !followsChanges.test(functionName));
  const caller = all.findIndex(({ operation }) => operation === 'GetItem');
  const own = all.filter((_, at) => at !== caller);
  const units = own.reduce((sum, { readUnits }) => sum + readUnits, 0).toFixed(1);
  const isExact = total === undefined ? '' : found === total ? 'exact' : `WRONG, ${total}`;
  const row = [name, found ?? '', isExact, own.length, most, verdict(own.length <= most), units, ms];
  return { count: own.length, row };
}
