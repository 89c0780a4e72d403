import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { buildSnapshot } from '#catalogue/snapshot/buildSnapshot.ts';
import { readEverything } from '#catalogue/snapshot/readEverything.ts';
import { rebuildSnapshot } from '#catalogue/snapshot/rebuildSnapshot.ts';
import { readStoredSnapshot, storeSnapshot } from '#catalogue/snapshot/snapshotStore.ts';
import { readChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { logError, logInfo } from '#platform/log.ts';
import { logSoldCounts } from './logSoldCounts.ts';

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
  if (built === 'nothing to follow') await rebuild(now);
}

async function rebuild(now: Date): Promise<void> {
  const { stored, differences } = await rebuildSnapshot(ports, now);
  const what = `${differences.length} differences${stored ? ', stored' : ''}`;
  logInfo('catalogue rebuilt', { what });
  if (differences.length > 0) {
    const some = differences.slice(0, 20).join(', ');
    logError('the catalogue differed from the table', { what: some });
  }
}
