import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { buildSnapshot } from '#catalogue/buildSnapshot.ts';
import { storeFeeds } from '#catalogue/feeds/storeFeeds.ts';
import { forgetSold, listSoldSince } from '#catalogue/log/soldSinceEntity.ts';
import { rebuildSnapshot } from '#catalogue/rebuildSnapshot.ts';
import { readEverything } from '#catalogue/snapshot/readEverything.ts';
import { readStoredSnapshot, storeSnapshot } from '#catalogue/snapshot/snapshotStore.ts';
import { readChanges, writeChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { productChange } from '#model/products/productChange.ts';
import { findProducts } from '#model/products/productEntity.ts';
import { logError, logInfo } from '#platform/log.ts';

const Rebuild = z.object({ rebuild: z.literal(true) });

/** Longer than pending rating counts and marks of sold products take. */
const settleMs = 5000;

const ports = {
  readStoredSnapshot,
  storeSnapshot,
  readChanges,
  readEverything,
  settle: async () => {
    await pause(settleMs);
    await logSoldCounts();
  },
};

/** Logs sold counts, then builds from the log; nightly, or without a snapshot, from the table. Idempotent. */
export async function handler(event?: unknown): Promise<void> {
  await logSoldCounts();
  const now = new Date();
  if (Rebuild.safeParse(event).success) return rebuild(now);
  const built = await buildSnapshot(ports, now);
  logInfo('catalogue snapshot', { what: built });
  if (built === 'nothing to follow') return rebuild(now);
  if (built !== 'nothing new' || !hasFeeds) await renewFeeds(now);
}

/** Until this environment has written them: the last deployment may have had others. */
let hasFeeds = false;

async function renewFeeds(now: Date): Promise<void> {
  logInfo('feeds', { count: await storeFeeds(now) });
  hasFeeds = true;
}

async function rebuild(now: Date): Promise<void> {
  const { stored, differences } = await rebuildSnapshot(ports, now);
  const what = `${differences.length} differences${stored ? ', stored' : ''}`;
  logInfo('catalogue rebuilt', { what });
  if (differences.length > 0) {
    const some = differences.slice(0, 20).join(', ');
    logError('the catalogue differed from the table', { what: some });
  }
  await renewFeeds(now);
}

const productsAtOnce = 100;
/** Pause between entries: warm containers read the last three seconds of the log each second. */
const apartMs = 1000;

/** One change per product, however often it was sold (docs/decisions/0046). Repeats are harmless. */
export async function logSoldCounts(): Promise<void> {
  const sold = await listSoldSince();
  for (let from = 0; from < sold.length; from += productsAtOnce) {
    if (from > 0) await pause(apartMs);
    const some = sold.slice(from, from + productsAtOnce);
    const products = await findProducts(some.map(({ productId }) => productId));
    await writeChanges([...products.values()].map(productChange), new Date());
    await Promise.all(some.map(forgetSold));
  }
}
