import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { checkout } from '@bloomkin/shared/routes/cart.ts';
import { listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { updateMe } from '@bloomkin/shared/routes/users.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Api } from '#support/api.ts';
import { cartOnDay } from '#support/cartOnDay.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import type { TableCalls } from '#support/tableCalls.ts';
import { printTable } from './printTable.ts';

const orders = 5;

/** Each run of a function, by its name; what its own name hides. */
function countRuns({ functions }: LocalCloud): Map<string, number> {
  const runs = new Map<string, number>();
  const invoke = functions.invoke.bind(functions);
  functions.invoke = (name, event) => {
    const { name: own } = functions.getSpec(name);
    runs.set(own, (runs.get(own) ?? 0) + 1);
    return invoke(name, event);
  };
  return runs;
}

/** From the cart to the completed order, paid by card, with all that follows each change. */
async function walkOrder(cloud: LocalCloud, florist: Api, product: Product, at: number): Promise<void> {
  const buyer = new Api(cloud.url);
  await newBuyer(buyer);
  await buyer.call(updateMe, { body: { email: `units${at}@flowers.test` } });
  const cart = await cartOnDay(buyer, product, 2 + at);
  const params = { id: cart.cart_hash };
  const { data: order } = await buyer.call(checkout, { params, body: { expected_total: cart.total } });
  await payByCard(buyer, order);
  await cloud.settle();
  await buyer.call(listOrders, {});
  for (const status of ['in_progress', 'ready_to_ship', 'completed'] as const) {
    await florist.call(updateOrder, { params: { id: order.id }, body: { status, early: true } });
    await cloud.settle();
  }
}

/** The cost of an order in table units, function calls and messages: means, sign-in by a code included. */
export async function printOrderUnits(cloud: LocalCloud, calls: TableCalls, product: Product): Promise<void> {
  const florist = new Api(cloud.url);
  await signInDemoUser(florist, 'admin');
  await walkOrder(cloud, florist, product, 0);
  calls.take();
  const sentBefore = cloud.outbox.list().length;
  const runs = countRuns(cloud);
  for (let at = 1; at <= orders; at++) await walkOrder(cloud, florist, product, at);
  const byFunction = Map.groupBy(calls.take(), ({ functionName }) => functionName);
  const mean = (value: number) => (value / orders).toFixed(1);
  const names = [...new Set([...runs.keys(), ...byFunction.keys()])].toSorted();
  const rows = names.map((name) => {
    const own = byFunction.get(name) ?? [];
    return [
      name.split('-').at(-1) ?? '',
      mean(runs.get(name) ?? 0),
      mean(own.length),
      mean(own.reduce((sum, { readUnits }) => sum + readUnits, 0)),
      mean(own.reduce((sum, { writeUnits }) => sum + writeUnits, 0)),
    ];
  });
  const total = [1, 2, 3, 4].map((column) =>
    rows.reduce((sum, row) => sum + Number(row[column]), 0).toFixed(1),
  );
  console.log(`\nAn order in all, from a new buyer’s code to the delivery (means of ${orders})`);
  printTable(['function', 'runs', 'calls', 'read units', 'write units'], [...rows, ['together', ...total]]);
  const sent = cloud.outbox.list().slice(sentBefore);
  for (const [channel, messages] of Map.groupBy(sent, (message) => message.channel))
    console.log(`  ${channel}: ${mean(messages.length)} an order`);
}
