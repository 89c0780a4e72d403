import type { StoredSnapshot } from '#catalogue/snapshot/snapshotStore.ts';
import type { LoggedChanges, LogSpan } from '#model/catalogueLog/catalogueLog.ts';
import { unpackChanges } from '#model/catalogueLog/changeBody.ts';
import { Catalogue } from './catalogue.ts';
import { saveCatalogue } from './saveCatalogue.ts';

export interface SnapshotPorts {
  readStoredSnapshot(): Promise<StoredSnapshot | undefined>;
  storeSnapshot(bytes: Buffer<ArrayBuffer>, base: StoredSnapshot | undefined): Promise<boolean>;
  readChanges(span: LogSpan): Promise<LoggedChanges[]>;
}

export const overlapMs = 15 * 60_000;
/** Renews an unchanged snapshot before the log it continues expires. */
const renewMs = 12 * 60 * 60_000;

export type Built = 'stored' | 'nothing new' | 'overtaken' | 'nothing to follow';

/** Throws for an unreadable change: a snapshot without it would lose it for good. */
export async function buildSnapshot(ports: SnapshotPorts, now: Date): Promise<Built> {
  const stored = await ports.readStoredSnapshot();
  if (!stored) return 'nothing to follow';
  const catalogue = Catalogue.load(stored.bytes);
  const nowMs = now.getTime();
  const sinceMs = catalogue.readUntilMs;
  const logged = await ports.readChanges({ fromMs: sinceMs - overlapMs, toMs: nowMs, consistent: true });
  const applied = catalogue.apply(logged.flatMap(({ parts }) => unpackChanges(parts)));
  if (applied === 0 && nowMs - sinceMs < renewMs) return 'nothing new';
  catalogue.readUntilMs = nowMs;
  return (await ports.storeSnapshot(saveCatalogue(catalogue), stored)) ? 'stored' : 'overtaken';
}
