import { logKeptMs } from '../log/catalogueLog.ts';
import type { Change } from '../log/change.ts';
import { unpackChanges } from '../log/changeBody.ts';
import { Catalogue } from '../model/catalogue.ts';
import { overlapMs, type SnapshotPorts } from './buildSnapshot.ts';
import { catalogueDifferences } from './catalogueDifferences.ts';
import { saveCatalogue } from './saveCatalogue.ts';

export interface RebuildPorts extends SnapshotPorts {
  /** All that the catalogue shows, in portions. */
  readEverything(): AsyncIterable<readonly Change[]>;
  /** Lets what follows from a change (ratings, sales) reach the log. */
  settle(): Promise<void>;
}

export interface Rebuilt {
  /** Whether the catalogue of the table was stored: only when it is another than the one that followed the log. */
  stored: boolean;
  /** What differed, by kind and id; of a first snapshot, nothing. */
  differences: readonly string[];
}

/**
 * Makes the catalogue anew from the table and compares it with the one that followed the log since ever. They must
 * agree; where they do not, the table is right. What is written meanwhile is in both by the log's tail.
 */
export async function rebuildSnapshot(ports: RebuildPorts, now: Date): Promise<Rebuilt> {
  const nowMs = now.getTime();
  const stored = await ports.readStoredSnapshot();
  const followed = stored ? Catalogue.load(stored.bytes) : new Catalogue();
  const anew = new Catalogue();
  for await (const changes of ports.readEverything()) anew.apply(changes);
  if (stored) await ports.settle();
  const sinceMs = stored ? Math.min(followed.readUntilMs, nowMs) : nowMs - logKeptMs;
  const logged = await ports.readChanges({ fromMs: sinceMs - overlapMs, toMs: nowMs, consistent: true });
  for (const { parts } of logged) {
    const changes = unpackChanges(parts);
    followed.apply(changes);
    anew.apply(changes);
  }
  const differences = stored ? catalogueDifferences(followed.tidied(), anew.tidied()) : [];
  if (stored && differences.length === 0) return { stored: false, differences };
  anew.readUntilMs = nowMs;
  return { stored: await ports.storeSnapshot(saveCatalogue(anew), stored), differences };
}
