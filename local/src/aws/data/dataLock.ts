import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const retryMs = 50;

/**
 * Keeps two runs from writing to one data folder; gives the way to release it. SQLite's lock belongs to the operating
 * system, which ends it with its process, however that ends: no process id is judged. Throws when the lock is still held
 * after the wait, which is long enough for a killed run to be gone.
 */
export async function lockData(dir: string, waitMs = 5000): Promise<() => void> {
  const database = new DatabaseSync(join(dir, 'lock.db'));
  const holder = join(dir, 'lock');
  const giveUpAt = Date.now() + waitMs;
  while (!acquire(database)) {
    if (Date.now() < giveUpAt) {
      await pause(retryMs);
      continue;
    }
    database.close();
    throw new Error(
      `Another run (process ${readFileSync(holder, 'utf8')}) uses ${dir}: stop it, or choose another DATA_DIR`,
    );
  }
  writeFileSync(holder, String(process.pid));
  return () => {
    if (database.isOpen) database.close();
  };
}

function acquire(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

const sqliteBusy = 5;
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
