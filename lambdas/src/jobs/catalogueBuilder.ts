import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { readChanges } from '../catalogue/log/catalogueLogEntity.ts';
import { buildSnapshot } from '../catalogue/snapshot/buildSnapshot.ts';
import { readEverything } from '../catalogue/snapshot/readEverything.ts';
import { rebuildSnapshot } from '../catalogue/snapshot/rebuildSnapshot.ts';
import { readStoredSnapshot, storeSnapshot } from '../catalogue/snapshot/snapshotStore.ts';
import { logError, logInfo } from '../http/log.ts';

/** The input of the nightly schedule. */
const Rebuild = z.object({ rebuild: z.literal(true) });

/** A rating or sale that is being counted is in the log long before. */
const settleMs = 5000;

const ports = {
  readStoredSnapshot,
  storeSnapshot,
  readChanges,
  readEverything,
  settle: () => pause(settleMs),
};

/**
 * The job: follows the log by schedule and when many changes have come, several at once do no harm, one wins; every
 * night, and when there is no snapshot, it starts from the table itself.
 */
export async function handler(event?: unknown): Promise<void> {
  const now = new Date();
  if (Rebuild.safeParse(event).success) return rebuild(now);
  const built = await buildSnapshot(ports, now);
  logInfo('catalogue snapshot', { what: built });
  if (built === 'nothing to follow') await rebuild(now);
}

async function rebuild(now: Date): Promise<void> {
  const { stored, differences } = await rebuildSnapshot(ports, now);
  const what = `${differences.length} differences${stored ? ', stored' : ''}`;
  logInfo('catalogue made anew', { what });
  if (differences.length > 0) {
    const some = differences.slice(0, 20).join(', ');
    logError('the catalogue was not what the table says', { what: some });
  }
}
