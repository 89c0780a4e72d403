import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './buildStamp.ts';

const lock = join(root, '.build/lock');
const holder = join(lock, 'pid');
const waitMs = 5 * 60 * 1000;
const graceMs = 5000;

/** Runs alone among the builds of this checkout: a second one waits for the first, then finds its work done. */
export async function alone<T>(run: () => Promise<T>): Promise<T> {
  mkdirSync(join(root, '.build'), { recursive: true });
  const giveUpAt = Date.now() + waitMs;
  while (!taken()) {
    if (Date.now() > giveUpAt)
      throw new Error(`Another build holds ${lock}. If there is none, delete that folder.`);
    dropIfLeftBehind();
    await pause(100);
  }
  try {
    return await run();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function taken(): boolean {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  writeFileSync(holder, String(process.pid));
  return true;
}

/** The lock of a build that was killed is nobody's. */
function dropIfLeftBehind(): void {
  try {
    const old = Date.now() - statSync(lock).mtimeMs > graceMs;
    if (old && !isRunning(Number(readFileSync(holder, 'utf8'))))
      rmSync(lock, { recursive: true, force: true });
  } catch (error) {
    // It was let go in this very moment.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
