import { Catalogue } from '#catalogue/catalogue.ts';
import { logRetentionMs } from '#model/catalogueLog/catalogueLog.ts';
import type { Change } from '#model/catalogueLog/change.ts';
import { unpackChanges } from '#model/catalogueLog/changeBody.ts';
import { overlapMs, type SnapshotPorts } from './buildSnapshot.ts';
import { catalogueDifferences } from './catalogueDifferences.ts';
import { saveCatalogue } from './saveCatalogue.ts';

export interface RebuildPorts extends SnapshotPorts {
  readEverything(): AsyncIterable<readonly Change[]>;
  /** Waits until derived changes (ratings, sales) are in the log. */
  settle(): Promise<void>;
}

export interface Rebuilt {
  /** False when the catalogue built from the log was identical. */
  stored: boolean;
  /** As "kind id"; empty for a first snapshot. */
  differences: readonly string[];
}

/** The table wins over the log's catalogue; writes during the build come from the log's tail. */
export async function rebuildSnapshot(ports: RebuildPorts, now: Date): Promise<Rebuilt> {
  const nowMs = now.getTime();
  const stored = await ports.readStoredSnapshot();
  const followed = stored ? Catalogue.load(stored.bytes) : new Catalogue();
  const anew = new Catalogue();
  for await (const changes of ports.readEverything()) anew.apply(changes);
  if (stored) await ports.settle();
  const sinceMs = stored ? Math.min(followed.readUntilMs, nowMs) : nowMs - logRetentionMs;
  const logged = await ports.readChanges({ fromMs: sinceMs - overlapMs, toMs: nowMs, consistent: true });
  for (const { parts } of logged) {
    const changes = unpackChanges(parts);
    followed.apply(changes);
    anew.apply(changes);
  }
  const differences = stored ? catalogueDifferences(followed.compactedModel(), anew.compactedModel()) : [];
  if (stored && differences.length === 0) return { stored: false, differences };
  anew.readUntilMs = nowMs;
  return { stored: await ports.storeSnapshot(saveCatalogue(anew), stored), differences };
}
