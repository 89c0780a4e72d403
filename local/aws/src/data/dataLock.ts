import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseStored } from '@local/kit/dataFolder.ts';

const retryMs = 50;
/** A killed process stays listed until its lock is released, some milliseconds later. */
const defaultPatience = { livingMs: 500, endingMs: 5000 };

export interface DataLock {
  /** Lets a waiting run know that the lock will be free soon. */
  announceEnd(): void;
  release(): void;
}

/** Uses SQLite's lock, which the operating system releases. Throws after `livingMs`, or `endingMs` when the holder ends. */
export async function lockData(
  dir: string,
  patience: Partial<typeof defaultPatience> = {},
): Promise<DataLock> {
  const { livingMs, endingMs } = { ...defaultPatience, ...patience };
  const file = join(dir, 'lock.db');
  const database = new DatabaseSync(file);
  const holderFile = join(dir, 'lock');
  const startedAt = performance.now();
  while (!parseStored(file, () => acquire(database))) {
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
    // EPERM: the process belongs to another user.
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
