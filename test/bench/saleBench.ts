import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalCloud, startLocalCloud } from '@bloomkin/local/localCloud.ts';
import { forgotPassword } from '@bloomkin/shared/routes/auth.ts';
import { checkout } from '@bloomkin/shared/routes/cart.ts';
import { getPushKey, subscribeToPush } from '@bloomkin/shared/routes/push.ts';
import { updateMe } from '@bloomkin/shared/routes/users.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Deployment } from '@local/aws/assembly/deployment.ts';
import { readMappings } from '@local/aws/streams/mapping.ts';
import * as z from 'zod';
import { Api } from '#support/api.ts';
import { cartOnDay } from '#support/cartOnDay.ts';
import { injectFault } from '#support/faults.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { type MeasuredChange, playSale } from '#support/sale/playSale.ts';
import { pickProductOf } from '#support/shopping.ts';
import { printTable, verdict } from './printTable.ts';

/** Assumed time of a function's call within the region, which a local service does not take. */
const serviceMs = { dynamodb: 10, sms: 100, mail: 100 } as const;
/** Adds the time of a browser's push service; the local one answers at once. */
const pushMs = 100;
const warmOrders = 3;
const measuredOrders = 12;
const [ordersPerSecond, seconds, maxLateMs] = [20, 600, 60_000];
const measuredFile = join(import.meta.dirname, '../support/sale/measuredOrders.jsonl');

const Text = z.object({ S: z.string() });
const Batch = z.object({
  Records: z.array(
    z.looseObject({
      dynamodb: z.looseObject({
        NewImage: z.looseObject({
          type: Text,
          content: z.looseObject({ M: z.looseObject({ kind: Text }) }).optional(),
        }),
      }),
    }),
  ),
});

/** Notes how long a stream's consumer takes for each record alone. */
class Followers {
  phase: MeasuredChange['phase'] = 'placed';
  changes: MeasuredChange[] = [];

  constructor({ functions }: LocalCloud) {
    const invoke = functions.invoke.bind(functions);
    functions.invoke = async (name, event) => {
      const batch = Batch.safeParse(event);
      if (!batch.success) return invoke(name, event);
      for (const record of batch.data.Records) {
        const startMs = performance.now();
        await invoke(name, { Records: [record] });
        const { type, content } = record.dynamodb.NewImage;
        this.changes.push({
          follower: functions.getSpec(name).name.split('-').at(-1) ?? '',
          kind: content?.M.kind.S ?? type.S,
          phase: this.phase,
          ms: Math.round(performance.now() - startMs) + (content?.M.kind.S === 'push' ? pushMs : 0),
        });
      }
      return { batchItemFailures: [] };
    };
  }

  take(): MeasuredChange[] {
    return this.changes.splice(0);
  }
}

async function followOrder(cloud: LocalCloud, followers: Followers, product: Product, at: number) {
  const buyer = new Api(cloud.url);
  await newBuyer(buyer);
  const email = `sale${at}@flowers.test`;
  await buyer.call(updateMe, { body: { email } });
  const cart = await cartOnDay(buyer, product, 2 + at);
  await cloud.settle();
  followers.take();
  followers.phase = 'placed';
  const { data: order } = await buyer.call(checkout, {
    params: { id: cart.cart_hash },
    body: { expected_total: cart.total },
  });
  await buyer.call(forgotPassword, { query: { email } });
  await cloud.settle();
  followers.phase = 'paid';
  await payByCard(buyer, order);
  await cloud.settle();
  return followers.take();
}

/** The florist's owner has two browsers with push messages. */
async function prepareFlorist(cloud: LocalCloud): Promise<Product> {
  const florist = new Api(cloud.url);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const { data } = await florist.call(getPushKey, {});
  for (let browser = 0; browser < 2; browser++)
    await florist.call(subscribeToPush, { body: cloud.push.subscribe(data.public_key) });
  const product = await pickProductOf(florist, company?.id);
  return product;
}

/** From checkout to payment, one order at a time, on warm functions with the processor share of their memory. */
async function measureOrders(assemblyDir: string): Promise<MeasuredChange[][]> {
  const cloud = await startLocalCloud({
    assemblyDir,
    dataDir: ':memory:',
    demoData: true,
    environmentsPerFunction: 1,
    functionVariables: { LIMITS: JSON.stringify({ sendsPerAddressPerHour: 1000 }) },
  });
  try {
    const followers = new Followers(cloud);
    const product = await prepareFlorist(cloud);
    for (const [target, ms] of Object.entries({ ...serviceMs, processor: undefined }))
      await injectFault(cloud.url, { target: target as keyof typeof serviceMs, mode: 'slow', rate: 1, ms });
    const orders: MeasuredChange[][] = [];
    for (let at = 0; at < warmOrders + measuredOrders; at++)
      orders.push(await followOrder(cloud, followers, product, at));
    return orders.slice(warmOrders);
  } finally {
    await cloud.close();
  }
}

const sum = (changes: readonly MeasuredChange[]) => changes.reduce((total, { ms }) => total + ms, 0);

/** Measures what follows an order, then plays a sale of them over the template's settings. */
export async function saleBench(assemblyDir: string): Promise<void> {
  const orders = await measureOrders(assemblyDir);
  writeFileSync(measuredFile, orders.map((order) => `${JSON.stringify(order)}\n`).join(''));
  const all = orders.flat();
  console.log(`\nWhat follows an order, one change at a time (means of ${orders.length} orders)`);
  const kinds = [...new Set(all.map(({ follower, phase, kind }) => `${follower} ${phase} ${kind}`))];
  const rows = kinds.map((name) => {
    const same = all.filter(({ follower, phase, kind }) => `${follower} ${phase} ${kind}` === name);
    return [name, (same.length / orders.length).toFixed(1), (sum(same) / same.length).toFixed(0)];
  });
  printTable(['change', 'an order', 'ms each'], rows);
  console.log(`  An order in all: ${(sum(all) / orders.length).toFixed(0)} ms`);
  const mappings = readMappings(new Deployment(assemblyDir));
  const played = await playSale({ mappings, orders, ordersPerSecond, seconds, shards: 4, seed: 1 });
  console.log(
    `\n${ordersPerSecond} orders a second for ${seconds} s, played: how late each change was followed`,
  );
  printTable(
    ['follower', 'change', 'changes', 'median s', 'p99 s', 'latest s', ''],
    played.map(({ follower, kind, changes, ...late }) => [
      follower,
      kind,
      changes,
      ...[late.medianMs, late.p99Ms, late.maxMs].map((ms) => (ms / 1000).toFixed(1)),
      verdict(late.maxMs <= maxLateMs),
    ]),
  );
}
