import { cpSync, existsSync, globSync, linkSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '@bloomkin/local/localCloud.ts';
import { lockData } from '@local/aws/data/dataLock.ts';
import { patience } from './run/budget.ts';

/** A store that the restore drill left (`KEEP_RESTORED`), in the place of the demo shop. */
const restored = process.env.RESTORED_STORE;

export const assemblyDir = restored ? join(restored, 'cdk.out') : join(import.meta.dirname, '../../cdk.out');

/** Functions and their clients wait ten times longer, or more: what is late on a busy machine is not wrong. */
export const timeoutFactor = 10 * patience;

/** Maximum wait for another worker's seeding. */
const seedingMs = 100_000 * patience;

const newFolder = () => mkdtempSync(join(tmpdir(), 'data-'));

/** A data folder with the demo shop. Seeding takes seconds of CPU, so it is done once a run and copied. */
export async function copyDemoData(): Promise<string> {
  const snapshot = restored ? join(restored, 'data') : join(tmpdir(), 'demo-data');
  if (!existsSync(snapshot)) await makeSnapshot(snapshot);
  const dataDir = newFolder();
  if (restored) cpSync(snapshot, dataDir, { recursive: true });
  else copyWithLinks(snapshot, dataDir);
  return dataDir;
}

/** An object of a bucket is replaced and never written to, so its file can be shared. */
function copyWithLinks(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.object') });
  for (const file of globSync('**/*.object', { cwd: from })) linkSync(join(from, file), join(to, file));
}

/** Seeds in one worker while the others wait. */
async function makeSnapshot(snapshot: string): Promise<void> {
  const waiting = join(tmpdir(), 'demo-data-lock');
  mkdirSync(waiting, { recursive: true });
  const lock = await lockData(waiting, { livingMs: seedingMs });
  try {
    if (!existsSync(snapshot)) await saveSnapshot(snapshot);
  } finally {
    lock.release();
  }
}

/** Renames the finished folder, so that an interrupted run leaves no partial snapshot. */
async function saveSnapshot(snapshot: string): Promise<void> {
  const dataDir = newFolder();
  const cloud = await startLocalCloud({ assemblyDir, dataDir, port: 0, demoData: true, timeoutFactor });
  await cloud.close();
  renameSync(dataDir, snapshot);
}
