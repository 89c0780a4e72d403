import { readFileSync } from 'node:fs';
import { Deployment } from '@local/aws/assembly/deployment.ts';
import { type Mapping, readMappings } from '@local/aws/streams/mapping.ts';
import { describe, expect, test } from 'vitest';
import { assemblyDir } from '#support/demoData.ts';
import { MeasuredOrders, playSale } from '#support/sale/playSale.ts';

/** By `npm run bench -- sale`, an order a line. */
const file = new URL('../../support/sale/measuredOrders.jsonl', import.meta.url);
const lines = readFileSync(file, 'utf8').trim().split('\n');
const orders = MeasuredOrders.parse(lines.map((line) => JSON.parse(line)));
const mappings = readMappings(new Deployment(assemblyDir));
/** A new on-demand table's. */
const shards = 4;
const maxLateMs = 60_000;

async function findLatest(changed: Partial<Mapping>, sale: { ordersPerSecond: number; seconds: number }) {
  const followers = mappings.map((mapping) => ({ ...mapping, ...changed }));
  const late = await playSale({ mappings: followers, orders, ...sale, shards, seed: 1 });
  return new Map(late.map(({ kind, maxMs }) => [kind, maxMs]));
}

describe('twenty orders a second for ten minutes', () => {
  test('arrive within a minute, by the lanes of the template', async () => {
    const latest = await findLatest({}, { ordersPerSecond: 20, seconds: 600 });
    expect([...latest.keys()].toSorted()).toEqual(['capacity', 'order', 'password_link', 'product', 'push']);
    for (const [kind, ms] of latest) expect(ms, kind).toBeLessThanOrEqual(maxLateMs);
    // Codes and links wait behind notifications of one order, not behind the sale.
    expect(latest.get('password_link')).toBeLessThan(10_000);
  });

  test('arrive over a minute late where a shard has one lane', async () => {
    const latest = await findLatest({ parallelisation: 1 }, { ordersPerSecond: 20, seconds: 300 });
    expect(latest.get('order')).toBeGreaterThan(maxLateMs);
  });
});
