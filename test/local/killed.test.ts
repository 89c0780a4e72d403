import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWorld } from '@bloomkin/local/world.ts';
import { expect, test, vi } from 'vitest';
import { assemblyFor, followedIn } from './support/fixtureWorld.ts';

const assemblyDir = assemblyFor({ follows: { MaximumBatchingWindowInSeconds: 1 } });

async function runApart(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, 'support/runFixture.ts');
  const child = spawn(process.execPath, [script, assemblyDir, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { value } = await child.stdout.setEncoding('utf8')[Symbol.asyncIterator]().next();
  return { child, url: String(value).trim() };
}

/** Processes that have the folder in their arguments, on Linux. */
function processesWith(dir: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || pid === String(process.pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir);
    } catch {
      // It ended meanwhile.
      return false;
    }
  });
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a run that is killed leaves no process behind, loses nothing, and what was not followed is followed later', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloomkin-killed-'));
  const { child, url } = await runApart(dataDir);
  for (const id of ['rose', 'tulip']) await fetch(`${url}/api/things/${id}`, { method: 'PUT' });
  await kill(child);
  await vi.waitFor(() => expect(processesWith(dataDir)).toEqual([]), { timeout: 5000 });

  const world = await startWorld({ assemblyDir, dataDir });
  const again = await fetch(`${world.url}/api/things/rose`);
  expect(await again.json()).toEqual({ Item: { pk: { S: 'rose' } } });
  await vi.waitFor(() => expect(followedIn(world)).toEqual(['rose', 'tulip']), { timeout: 5000 });
  await world.close();

  const later = await startWorld({ assemblyDir, dataDir });
  await fetch(`${later.url}/api/things/lily`, { method: 'PUT' });
  await vi.waitFor(() => expect(followedIn(later)).toEqual(['lily']), { timeout: 5000 });
  await later.close();
});

test('two runs do not share a data folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloomkin-shared-'));
  const world = await startWorld({ assemblyDir, dataDir });
  await expect(startWorld({ assemblyDir, dataDir })).rejects.toThrow('stop it, or choose another DATA_DIR');
  await world.close();
});
