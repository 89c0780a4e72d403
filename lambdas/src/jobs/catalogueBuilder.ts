import { buildSnapshot } from '../catalogue/buildSnapshot.ts';
import { readChanges } from '../catalogue/catalogueLogTable.ts';
import { readStoredSnapshot, storeSnapshot } from '../catalogue/snapshotStore.ts';
import { logInfo } from '../http/log.ts';

/** The job: by schedule, and when many changes have come. Several at once do no harm, one wins. */
export async function handler(): Promise<void> {
  const built = await buildSnapshot({ readStoredSnapshot, storeSnapshot, readChanges }, new Date());
  logInfo('catalogue snapshot', { what: built });
}
