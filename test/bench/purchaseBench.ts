import { addProduct, checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { updateMe } from '@bloomkin/shared/routes/users.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { contact, firstFreePeriod, surryHills } from '#support/shopping.ts';
import { followsChanges, type TableCall } from '#support/tableCalls.ts';
import { AnyVersionApi, pickDearProduct } from './cpu/operations.ts';
import { Run } from './cpu/runs.ts';
import { minus, parts, type ThreadTimes } from './cpu/threadTimes.ts';
import { median, rootsOf } from './cpuBench.ts';
import { printTable } from './printTable.ts';

const products = 1000;
const rounds = 5;
const purchasesOfRound = 6;

type Column = (typeof parts)[number] | 'calls' | 'readUnits' | 'writeUnits';
const columns = [...parts, 'calls', 'readUnits', 'writeUnits'] as const satisfies Column[];
type Cost = Partial<Record<Column, number>>;
type Costs = Map<string, Cost[]>;

const follow = (step: string) => `  after ${step}`;
const ofPurchase = ['add to cart', 'fill in', 'submit'];

/** A checkout whose buyers take turns with those of the others. */
class Shop {
  readonly run: Run;
  private readonly florist: AnyVersionApi;
  private readonly product: Product;
  /** Step → one entry a purchase. */
  readonly costs: Costs = new Map();
  private purchases = 0;
  private isCounting = false;

  private constructor(run: Run, florist: AnyVersionApi, product: Product) {
    this.run = run;
    this.florist = florist;
    this.product = product;
  }

  static async open(name: string, root: string): Promise<Shop> {
    const run = await Run.start(name, root, products);
    const florist = new AnyVersionApi(run.url);
    await signInDemoUser(florist, 'admin');
    return new Shop(run, florist, await pickDearProduct(run.url));
  }

  /** Calls are held from now on, so times no longer count. */
  async countUnits(): Promise<void> {
    await this.run.tell({ kind: 'count' });
    this.isCounting = true;
  }

  /** One after the other; what follows a step has ended before the next. */
  async purchase(): Promise<void> {
    const { product, florist } = this;
    const buyer = new AnyVersionApi(this.run.url);
    await newBuyer(buyer);
    await buyer.call(updateMe, { body: { email: `purchase${this.purchases}@flowers.test` } });
    // A day of its own, so that none gets full.
    const { day, period } = await firstFreePeriod(buyer, product.company, 2 + (this.purchases % 12));
    this.purchases += 1;
    const { data: cart } = await this.step('add to cart', () =>
      buyer.call(addProduct, { body: { product_id: product.id, count: 1 } }),
    );
    const params = { id: cart.cart_hash };
    const { data: filled } = await this.step('fill in', () =>
      buyer.call(updateCart, {
        params,
        body: { ...contact, location: surryHills, deliveryDay: day, delivery_period: period },
      }),
    );
    const { data: order } = await this.step('submit', () =>
      buyer.call(checkout, { params, body: { expected_total: filled.total } }),
    );
    await this.step('pay', () => payByCard(buyer, order));
    for (const status of ['in_progress', 'ready_to_ship', 'completed'] as const)
      await this.step(status, () =>
        florist.call(updateOrder, { params: { id: order.id }, body: { status, early: true } }),
      );
  }

  private async step<T>(name: string, request: () => Promise<T>): Promise<T> {
    const idleFrom = this.run.times();
    await this.run.tell({ kind: 'settle' });
    const before = this.run.times();
    // Looking for records that are not there is no part of a step.
    const idle = minus(before, idleFrom);
    const answer = await request();
    const answered = this.run.times();
    const calls = await this.run.tell({ kind: 'settle' });
    const settled = this.run.times();
    const isOfJob = ({ functionName }: TableCall) => followsChanges.test(functionName);
    this.note(
      name,
      minus(answered, before),
      calls.filter((call) => !isOfJob(call)),
    );
    this.note(follow(name), minus(minus(settled, answered), idle), calls.filter(isOfJob));
    return answer;
  }

  private note(step: string, times: ThreadTimes, calls: readonly TableCall[]): void {
    const sum = (pick: (call: TableCall) => number) => calls.reduce((total, call) => total + pick(call), 0);
    const units = {
      calls: calls.length,
      readUnits: sum(({ readUnits }) => readUnits),
      writeUnits: sum(({ writeUnits }) => writeUnits),
    };
    const noted = this.costs.get(step) ?? [];
    this.costs.set(step, [...noted, this.isCounting ? units : { ...times }]);
  }

  /** Each number is the median of those that were noted. */
  cost(step: string): Required<Cost> {
    const noted = this.costs.get(step) ?? [];
    const of = (column: Column) => median(noted.flatMap((one) => one[column] ?? []));
    return {
      ...{ functions: of('functions'), main: of('main'), engine: of('engine'), helpers: of('helpers') },
      ...{ jobs: of('jobs'), calls: of('calls') },
      ...{ readUnits: of('readUnits'), writeUnits: of('writeUnits') },
    };
  }
}

function printPurchase(shops: readonly Shop[]): void {
  const [own] = shops;
  const steps = [...(own?.costs.keys() ?? [])];
  const groups = new Map<string, readonly string[]>([
    ...steps.map((step): [string, string[]] => [step, [step]]),
    ['purchase, to the submitted order', ofPurchase.flatMap((step) => [step, follow(step)])],
    ['all, to the delivery', steps],
  ]);
  const rows = [...groups].flatMap(([name, members]) =>
    shops.map((shop) => {
      const cost = (of: Shop, column: Column) =>
        members.reduce((total, step) => total + of.cost(step)[column], 0);
      const time = (of: Shop) => parts.reduce((total, part) => total + cost(of, part), 0);
      const ratio = own && shop !== own ? (time(own) / time(shop)).toFixed(2) : '';
      return [
        ...[name, shop.run.name, time(shop).toFixed(1), ratio],
        ...columns.map((column) => cost(shop, column).toFixed(1)),
      ];
    }),
  );
  printTable(['step', 'checkout', 'CPU ms', 'now ÷ it', ...columns], rows);
}

/** Processor time, table calls and units of a purchase by step, with what follows each, in turns with `--against`. */
export async function purchaseBench(assemblyDir: string, against?: string): Promise<void> {
  const shops: Shop[] = [];
  try {
    for (const [name, root] of rootsOf(assemblyDir, against)) shops.push(await Shop.open(name, root));
    for (const shop of shops) for (let done = 0; done < purchasesOfRound; done++) await shop.purchase();
    for (const { costs } of shops) costs.clear();
    for (let round = 0; round < rounds; round++)
      for (const shop of shops) for (let done = 0; done < purchasesOfRound; done++) await shop.purchase();
    for (const shop of shops) {
      await shop.countUnits();
      for (let done = 0; done < 3; done++) await shop.purchase();
    }
    console.log(`\nA purchase by step, ${products} more products: medians of ${rounds * purchasesOfRound}`);
    printPurchase(shops);
  } finally {
    for (const { run } of shops) await run.stop();
  }
}
