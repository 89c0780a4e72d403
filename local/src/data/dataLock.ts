import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps two runs from writing to one data folder. Throws when another run holds it; gives the way to let go. */
export function lockData(dir: string): () => void {
  const file = join(dir, 'lock');
  const holder = findHolder(file);
  if (holder)
    throw new Error(`Another run (process ${holder}) uses ${dir}: stop it, or choose another DATA_DIR`);
  rmSync(file, { force: true });
  const descriptor = openSync(file, 'wx');
  writeSync(descriptor, String(process.pid));
  closeSync(descriptor);
  return () => rmSync(file, { force: true });
}

/** The process that holds the lock; a lock that a killed run left behind is nobody's. */
function findHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    // No lock, or no such process.
    return undefined;
  }
}
