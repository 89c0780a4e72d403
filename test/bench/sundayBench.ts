import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { addProduct, checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { setDeliveryPeriods } from '@bloomkin/shared/routes/companies.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays, listStores, setWorkingTime, updateStore } from '@bloomkin/shared/routes/stores.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { contact } from '#support/shopping.ts';
import { AnyVersionApi } from './cpu/operations.ts';
import { Run } from './cpu/runs.ts';
import { minus, parts, type ThreadTimes } from './cpu/threadTimes.ts';
import { rootsOf } from './cpuBench.ts';
import { printTable } from './printTable.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const clients = 10;
const buyers = 60;
const ordersOfTurn = 150;
const ordersOfPiece = 1500;
/** Shorter than a token lives: a sale of 40,000 orders takes an hour. */
const signedInMs = 50 * 60_000;
const warmOrders = 30;
const hours = Array.from({ length: 12 }, (_, at) => ({
  start_time: clock(8 + at),
  stop_time: clock(9 + at),
}));
const openDays = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start_time: '06:00', stop_time: '21:00' }));
const limits = {
  ...{ sendsPerAddressPerHour: 10_000, sendsPerNumberRangePerHour: 10_000, sendsOverallPerMinute: 100_000 },
  ...{ openUnpaidOrdersPerBuyer: 10_000, ordersPerBuyerPerHour: 10_000, signInAnswerFloorMs: 0 },
};

/** Gives both checkouts the same number of environments, because the rate depends on it. */
const options = {
  environmentsPerFunction: 4,
  functionVariables: { LIMITS: JSON.stringify(limits), HOLD_MINUTES: '1440' },
};

type Window = NonNullable<BodyInputOf<typeof updateCart>>['delivery_period'];

interface Buyer {
  api: AnyVersionApi;
  since: number;
}

/** A florist's window on the Sunday, with the places that were left before the first order. */
interface Slot {
  productId: string;
  companyId: string;
  location: { address: string; lat: number; lng: number };
  window: NonNullable<Window>;
  places: number;
  sold: number;
  isFull: boolean;
}

/** Places orders for one Sunday until all delivery windows are full, and measures the rate. */
class Sunday {
  readonly run: Run;
  readonly checkoutMs: number[] = [];
  answeredMs = 0;
  followedMs = 0;
  readonly spent: ThreadTimes = { functions: 0, main: 0, engine: 0, helpers: 0, jobs: 0 };
  refused = 0;
  private readonly admin: AnyVersionApi;
  private slots: Slot[] = [];
  private day = '';
  private before = 0;
  private next = 0;
  private readonly idle: Buyer[] = [];

  private constructor(run: Run) {
    this.run = run;
    this.admin = new AnyVersionApi(run.url);
  }

  static async open(name: string, root: string, places: number): Promise<Sunday> {
    const sunday = new Sunday(await Run.start(name, root, 0, options));
    await sunday.prepare(places);
    return sunday;
  }

  get sold(): number {
    return this.slots.reduce((sum, { sold }) => sum + sold, 0);
  }

  get places(): number {
    return this.slots.reduce((sum, { places }) => sum + places, 0);
  }

  get oversold(): number {
    return this.slots.reduce((sum, { sold, places }) => sum + Math.max(0, sold - places), 0);
  }

  get isSoldOut(): boolean {
    return this.slots.every(({ isFull }) => isFull);
  }

  private async prepare(places: number): Promise<void> {
    const { admin, run } = this;
    await signInDemoUser(admin, 'admin');
    const listed = (await admin.call(listAllProducts, { query: { per_page: 100 } })).data;
    const products = new Map(
      listed.filter(({ sizes }) => !sizes?.length).map(({ company, id }) => [company, id]),
    );
    const capacity = Math.ceil(places / (hours.length * products.size));
    for (const [companyId, productId] of products) await this.openFlorist(companyId, productId, capacity);
    this.before = await this.countOrders();
    for (let buyer = 0; buyer < buyers; buyer++) {
      const api = new AnyVersionApi(run.url);
      await newBuyer(api);
      this.idle.push({ api, since: performance.now() });
    }
    await run.tell({ kind: 'settle' });
  }

  /** Gives each hour of the florist's Sunday the capacity; its stores stand where the orders go. */
  private async openFlorist(id: string, productId: string, capacity: number): Promise<void> {
    const { admin } = this;
    const stores = (await admin.call(listStores, { query: { company_id: id } })).data;
    const store = stores.find(({ delivery_zones }) => delivery_zones.length > 0);
    if (!store) return;
    for (const { id } of stores) {
      await admin.call(setWorkingTime, { params: { id }, body: { working_times: openDays } });
      await admin.call(updateStore, { params: { id }, body: { daily_capacity: null } });
    }
    const periods = hours.map((window) => ({ ...window, capacity }));
    await admin.call(setDeliveryPeriods, { params: { id }, body: { periods, capacity_per_day: null } });
    const { address, lat, lng } = store.location;
    const { data: days } = await admin.call(deliveryDays, { query: { company_id: id, lat, lng } });
    const sunday = days.find(({ day }, at) => at > 0 && new Date(`${day}T00:00Z`).getUTCDay() === 0);
    if (!sunday?.available) return;
    this.day = sunday.day;
    const open = sunday.periods.filter(({ available }) => available);
    for (const { start_time, stop_time, left } of open)
      this.slots.push({
        ...{ productId, companyId: id, location: { address, lat, lng }, window: { start_time, stop_time } },
        ...{ places: left ?? 0, sold: 0, isFull: false },
      });
  }

  private async countOrders(): Promise<number> {
    const query = { from: this.day, to: this.day, per_page: 1 };
    return (await this.admin.call(listOrders, { query })).total;
  }

  /** All clients buy until the piece is sold, each order from the cart to the answer of the checkout. */
  async sell(orders: number, isCounted: boolean): Promise<void> {
    const until = this.sold + orders;
    const startMs = performance.now();
    const before = this.run.times();
    const times: number[] = [];
    const buy = async () => {
      while (this.sold < until && !this.isSoldOut) {
        const buyer = this.idle.shift();
        if (!buyer) throw new Error('There are fewer buyers than clients');
        if (performance.now() - buyer.since > signedInMs) {
          await newBuyer(buyer.api);
          buyer.since = performance.now();
        }
        times.push(...(await this.place(buyer.api)));
        this.idle.push(buyer);
      }
    };
    await Promise.all(Array.from({ length: clients }, buy));
    const answeredMs = performance.now() - startMs;
    await this.run.tell({ kind: 'settle' });
    if (!isCounted) return;
    this.answeredMs += answeredMs;
    this.followedMs += performance.now() - startMs;
    this.checkoutMs.push(...times);
    const spent = minus(this.run.times(), before);
    for (const part of parts) this.spent[part] += spent[part];
  }

  private async place(buyer: AnyVersionApi): Promise<number[]> {
    const open = this.slots.filter(({ isFull }) => !isFull);
    const slot = open[this.next++ % open.length];
    if (!slot) return [];
    const body = { product_id: slot.productId, count: 1, newCart: true };
    const { data: cart } = await buyer.call(addProduct, { body });
    const params = { id: cart.cart_hash };
    const filled = await buyer.send(updateCart, {
      params,
      body: { ...contact, location: slot.location, deliveryDay: this.day, delivery_period: slot.window },
    });
    const fromMs = performance.now();
    const placed =
      filled.status === 200
        ? await buyer.send(checkout, { params, body: { expected_total: filled.data.data.total } })
        : filled;
    if (placed.status === 200) {
      slot.sold += 1;
      return [performance.now() - fromMs];
    }
    if (placed.status !== 409 && placed.status !== 422) throw new Error(JSON.stringify(placed.failure));
    this.refused += 1;
    slot.isFull = true;
    return [];
  }

  /** Orders that were answered as placed and are not in the market's list of the day. */
  async countLost(): Promise<number> {
    await signInDemoUser(this.admin, 'admin');
    return this.before + this.sold - (await this.countOrders());
  }
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** Sells out a Sunday on the local run, alternating with `--against`; prints the rate and the p99 of checkout, and fails on oversold or lost orders. */
export async function sundayBench(assemblyDir: string, against?: string, places = 1500): Promise<void> {
  const shops: Sunday[] = [];
  try {
    for (const [name, root] of rootsOf(assemblyDir, against))
      shops.push(await Sunday.open(name, root, places));
    for (const shop of shops) await shop.sell(warmOrders, false);
    while (shops.some(({ isSoldOut }) => !isSoldOut))
      for (const shop of shops) {
        await shop.sell(against ? ordersOfTurn : ordersOfPiece, true);
        if (!against) console.log(`${shop.sold} of ${shop.places} places sold`);
      }
    console.log(`\nOne Sunday is sold out, ${clients} buyers at once, from the cart to the placed order`);
    const rows = [];
    for (const shop of shops) {
      const counted = shop.checkoutMs.length;
      rows.push([
        ...[shop.run.name, shop.places, shop.sold, shop.refused, shop.oversold, await shop.countLost()],
        ...[shop.answeredMs, shop.followedMs].map((ms) => ((counted / ms) * 1000).toFixed(2)),
        ...[0.5, 0.99].map((share) => percentile(shop.checkoutMs, share).toFixed(0)),
        ...parts.map((part) => (shop.spent[part] / counted).toFixed(1)),
      ]);
    }
    const columns = ['checkout', 'places', 'orders', 'refused', 'oversold', 'lost', 'orders a second'];
    printTable([...columns, 'with what follows', 'checkout median ms', 'p99 ms', ...parts], rows);
    if (rows.some(([, , , , oversold, lost]) => oversold !== 0 || lost !== 0))
      throw new Error('Orders were oversold or lost');
  } finally {
    for (const { run } of shops) await run.stop();
  }
}
