import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockData } from '@local/aws/data/dataLock.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

const module = join(import.meta.dirname, '../../../local/aws/src/data/dataLock.ts');
const newDir = () => mkdtempSync(join(tmpdir(), 'bloomkin-lock-'));
const kills = 20;

/** Runs in a process of its own: holds the lock and says its process id. */
const hold = (dir: string) =>
  `await (await import(${JSON.stringify(module)})).lockData(${JSON.stringify(dir)}); console.log(process.pid); setInterval(() => {}, 1000);`;

async function holdApart(dir: string): Promise<{ pid: number; kill: () => void }> {
  // The shell becomes a program that never waits for its child: killed, the holder stays a zombie.
  const script = '"$0" --input-type=module -e "$1" & exec sleep 600';
  const parent = spawn('/bin/sh', ['-c', script, process.execPath, hold(dir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids: number[] = [];
  onTestFinished(() => {
    parent.kill('SIGKILL');
    for (const pid of pids) endIfRunning(pid);
  });
  const [output] = await once(parent.stdout.setEncoding('utf8'), 'data');
  const pid = Number(output);
  pids.push(pid);
  return { pid, kill: () => process.kill(pid, 'SIGKILL') };
}

function endIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' });
  }
}

describe('the lock of a data folder', () => {
  it('opens after each kill, though the killed process is still listed', async () => {
    const dir = newDir();
    for (let round = 0; round < kills; round++) {
      const holder = await holdApart(dir);
      holder.kill();
      const lock = await lockData(dir);
      expect(existsSync(`/proc/${holder.pid}`)).toBe(true);
      lock.release();
    }
  });

  it('refuses by name while a living process holds it', async () => {
    const dir = newDir();
    const { pid } = await holdApart(dir);
    await expect(lockData(dir)).rejects.toThrow(
      `Another run (process ${pid}) uses ${dir}: stop it, or choose another DATA_DIR`,
    );
  });

  it('refuses within one process', async () => {
    const dir = newDir();
    const lock = await lockData(dir);
    await expect(lockData(dir, { livingMs: 0 })).rejects.toThrow(`process ${process.pid}`);
    lock.release();
  });

  it('waits for a holder that is about to end', async () => {
    const dir = newDir();
    const lock = await lockData(dir);
    lock.announceEnd();
    const waiting = lockData(dir, { livingMs: 0 });
    lock.release();
    (await waiting).release();
  });

  it('opens once when released twice', async () => {
    const dir = newDir();
    const lock = await lockData(dir);
    lock.release();
    lock.release();
    (await lockData(dir)).release();
  });
});
