import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './buildStamp.ts';

const lock = join(root, '.build/lock');
const holderFile = join(lock, 'pid');
const waitMs = 5 * 60 * 1000;
const graceMs = 5000;

/** One build per checkout: a second one waits and then finds nothing to do (docs/decisions/0026). */
export async function withBuildLock<T>(run: () => Promise<T>): Promise<T> {
  mkdirSync(join(root, '.build'), { recursive: true });
  const giveUpAt = Date.now() + waitMs;
  while (!tryLock()) {
    if (Date.now() > giveUpAt)
      throw new Error(`Another build holds ${lock}. If there is none, delete that folder.`);
    removeStaleLock();
    await pause(100);
  }
  try {
    return await run();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function tryLock(): boolean {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  writeFileSync(holderFile, String(process.pid));
  return true;
}

function removeStaleLock(): void {
  try {
    const isOld = Date.now() - statSync(lock).mtimeMs > graceMs;
    if (isOld && !isRunning(Number(readFileSync(holderFile, 'utf8'))))
      rmSync(lock, { recursive: true, force: true });
  } catch (error) {
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
