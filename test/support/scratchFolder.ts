import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const outer = process.env.TMPDIR;
const folder = mkdtempSync(join(findScratchRoot(), 'bloomkin-'));

/** Temporary files of tests and their browsers go into one folder of this run, which is removed with it. */
export function setup(): void {
  process.env.TMPDIR = folder;
  process.env.TEST_SCRATCH = folder;
}

export function teardown(): void {
  delete process.env.TEST_SCRATCH;
  if (outer === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = outer;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Memory where there is much of it: on a disk each write of a table would wait for the disk. */
function findScratchRoot(): string {
  const sharedMemory = '/dev/shm';
  if (!existsSync(sharedMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize >= 2 * 1024 ** 3 ? sharedMemory : tmpdir();
}
