/** A delivery run on this device: its stops, what waits to be sent, and the page that opens without a network. */
export const runDatabase = 'bloomkin-run';
/** As web/serviceWorker/caches.ts reads it. */
export const runCache = 'bloomkin-run';

const until = 'bloomkin.runUntil';
const lifeMs = 86_400_000;

/** Marks that a run is on the device; other people's addresses leave it a day later (docs/product-rules.md, "Stored in the browser"). */
export function markRun(): void {
  try {
    localStorage.setItem(until, new Date(Date.now() + lifeMs).toISOString());
  } catch {
    // Blocked storage: the page drops an old run itself.
  }
}

function readUntil(): string | null {
  try {
    return localStorage.getItem(until);
  } catch {
    return null;
  }
}

export const hasRun = (): boolean => readUntil() !== null;

export function isRunExpired(): boolean {
  const at = readUntil();
  return at !== null && at < new Date().toISOString();
}

/** At sign-out, and once a run is done and sent. */
export function deleteRun(): void {
  try {
    localStorage.removeItem(until);
    indexedDB.deleteDatabase(runDatabase);
    void caches.delete(runCache);
  } catch {
    // Blocked storage is empty.
  }
}
