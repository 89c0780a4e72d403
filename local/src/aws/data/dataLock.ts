import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const retryMs = 50;
/** A killed process lets go of its lock within some milliseconds, while it may still be listed. */
const defaultPatience = { livingMs: 500, endingMs: 5000 };

export interface DataLock {
  /** Tells others that this run ends soon, so that they wait for it. */
  announceEnd(): void;
  release(): void;
}

/**
 * Keeps two runs from writing to one data folder. SQLite's lock belongs to the operating system, which ends it with its
 * process, however that ends. Waits `endingMs` for a holder that ends or is gone, `livingMs` for any other, then throws.
 */
export async function lockData(
  dir: string,
  patience: Partial<typeof defaultPatience> = {},
): Promise<DataLock> {
  const { livingMs, endingMs } = { ...defaultPatience, ...patience };
  const database = new DatabaseSync(join(dir, 'lock.db'));
  const holderFile = join(dir, 'lock');
  const startedAt = performance.now();
  while (!acquire(database)) {
    const holder = readHolder(holderFile);
    if (performance.now() - startedAt < (isRunning(holder) ? livingMs : endingMs)) {
      await pause(retryMs);
      continue;
    }
    database.close();
    throw new Error(`Another run (process ${holder.pid}) uses ${dir}: stop it, or choose another DATA_DIR`);
  }
  writeFileSync(holderFile, String(process.pid));
  return {
    announceEnd: () => {
      if (database.isOpen) writeFileSync(holderFile, `${process.pid} ending`);
    },
    release: () => {
      if (database.isOpen) database.close();
    },
  };
}

interface Holder {
  pid: string;
  isEnding: boolean;
}

function readHolder(file: string): Holder {
  const [pid = '', ending] = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split(' ');
  return { pid, isEnding: ending !== undefined };
}

function isRunning({ pid, isEnding }: Holder): boolean {
  if (pid === '' || isEnding) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM: it is another user's.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
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
