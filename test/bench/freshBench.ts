import { startWorld, type World } from '@bloomkin/local/world.ts';
import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { Api } from '../support/api.ts';
import { injectFault } from '../support/faults.ts';
import { newBuyer } from '../support/people.ts';
import { printTable, verdict } from './printTable.ts';

const rounds = 5;
const callsEach = 10;
const mostTimes = 2;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Ask = (buyer: Api) => Promise<unknown>;

/** Of each group a read that most pages begin with. */
const asks: Readonly<Record<string, Ask>> = {
  cart: (buyer) => buyer.call(getCart, {}),
  users: (buyer) => buyer.call(getMe, {}),
  orders: (buyer) => buyer.call(listOrders, {}),
  catalogue: (buyer) => buyer.call(listAllProducts, { query: { per_page: 12 } }),
};

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** The start of a new environment, then its first answer without the start, the second and the tenth. */
async function measureFresh(world: World, functionName: string, ask: () => Promise<unknown>) {
  await world.functions.stop();
  const times: number[] = [];
  for (let call = 0; call < callsEach; call++) times.push(await measureMs(ask));
  const [whole = Number.NaN] = times;
  const [init = Number.NaN] = world.functions.initMsOf(functionName);
  return { init, first: whole - init, second: times[1] ?? Number.NaN, tenth: times.at(-1) ?? Number.NaN };
}

/** The time that a signed-in user waits for a function that has just started, at the processor share of its memory. */
export async function freshBench(assemblyDir: string): Promise<void> {
  const world = await startWorld({
    assemblyDir,
    dataDir: ':memory:',
    demoData: true,
    environmentsPerFunction: 1,
  });
  try {
    const buyer = new Api(world.url);
    await newBuyer(buyer);
    await injectFault(world.url, { target: 'processor', mode: 'slow', rate: 1 });
    const rows = [];
    for (const [name, ask] of Object.entries(asks)) {
      const spec = world.functions.specs.find((one) => one.name.endsWith(`-${name}`));
      const measured = [];
      for (let round = 0; round < rounds; round++)
        measured.push(await measureFresh(world, spec?.name ?? '', () => ask(buyer)));
      const init = median(measured.map((one) => one.init));
      const first = median(measured.map((one) => one.first));
      const second = median(measured.map((one) => one.second));
      const tenth = median(measured.map((one) => one.tenth));
      const times = first / tenth;
      rows.push([
        name,
        spec?.memoryMb ?? 0,
        ...[init, first, second, tenth, times].map((value) => value.toFixed(1)),
        verdict(times <= mostTimes),
      ]);
    }
    console.log(
      `\nAnswers to somebody signed in, at the processor share of the memory (medians of ${rounds}, ms)`,
    );
    printTable(['function', 'MB', 'init', 'first', 'second', 'tenth', 'times', ''], rows);
  } finally {
    await world.close();
  }
}
