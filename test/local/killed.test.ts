import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '@bloomkin/local/localCloud.ts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { patience } from '#support/run/budget.ts';
import { assemblyFor, readFollowed } from './support/fixtureCloud.ts';
import { writingFollowerCode } from './support/handlerCode.ts';

const onlyRoses = { dynamodb: { Keys: { pk: { S: [{ prefix: 'rose' }] } } } };
const assemblyDir = assemblyFor({ follows: { MaximumBatchingWindowInSeconds: 1 } });

async function runApart(
  dataDir: string,
  assembly = assemblyDir,
): Promise<{ child: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, 'support/runFixture.ts');
  const child = spawn(process.execPath, [script, assembly, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { value } = await child.stdout.setEncoding('utf8')[Symbol.asyncIterator]().next();
  return { child, url: String(value).trim() };
}

/** A process's arguments, none where it has ended; Linux only. */
const argumentsOf = (pid: string): string[] => readProcess(pid, 'cmdline').split('\0');

function readProcess(pid: string, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}

/** Processes that have the folder in their arguments, this one aside. */
const processesWith = (dir: string): string[] =>
  readdirSync('/proc').filter(
    (pid) =>
      /^\d+$/.test(pid) && pid !== String(process.pid) && argumentsOf(pid).some((word) => word.includes(dir)),
  );

/** The folder of a table that is not kept, by the arguments of the program that goes with the run. */
function findTable({ pid }: ChildProcess): string {
  const child = processesWith('/aws-local-table-').find((other) =>
    readProcess(other, 'stat').includes(`) S ${pid} `),
  );
  const dir = argumentsOf(child ?? '').find((word) => /\/aws-local-table-\w+$/.test(word));
  if (!dir) throw new Error('The run has no table of its own');
  return dir;
}

const Things = z.object({ Items: z.array(z.object({ pk: z.object({ S: z.string() }) })) });

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a killed run keeps its data and leaves no process', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloomkin-killed-'));
  const { child, url } = await runApart(dataDir);
  for (const id of ['rose', 'tulip']) await fetch(`${url}/api/things/${id}`, { method: 'PUT' });
  await kill(child);
  await vi.waitFor(() => expect(processesWith(dataDir)).toEqual([]), { timeout: 20_000 * patience });

  const cloud = await startLocalCloud({ assemblyDir, dataDir });
  const again = await fetch(`${cloud.url}/api/things/rose`);
  expect(await again.json()).toEqual({ Item: { pk: { S: 'rose' } } });
  await vi.waitFor(() => expect(readFollowed(cloud)).toEqual(['rose', 'tulip']), {
    timeout: 20_000 * patience,
  });
  await cloud.close();

  const later = await startLocalCloud({ assemblyDir, dataDir });
  await fetch(`${later.url}/api/things/lily`, { method: 'PUT' });
  await vi.waitFor(() => expect(readFollowed(later)).toEqual(['lily']), { timeout: 20_000 * patience });
  await later.close();
});

test('a run that is killed amid changes skips none of them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloomkin-skipped-'));
  const assembly = assemblyFor({
    api: { may: ['PutItem', 'Scan'] },
    follower: { code: writingFollowerCode, may: ['PutItem'] },
    follows: { FilterCriteria: { Filters: [{ Pattern: JSON.stringify(onlyRoses) }] } },
  });
  const answered: string[] = [];
  for (const moment of [5, 20, 35]) {
    const { child, url } = await runApart(dataDir, assembly);
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    let answers = 0;
    const puts = Array.from({ length: 40 }, async (_, at) => {
      const id = `rose-${moment}-${at}`;
      await fetch(`${url}/api/things/${id}`, { method: 'PUT' });
      answered.push(id);
      answers += 1;
      if (answers === moment) reach();
    });
    const settled = Promise.allSettled(puts);
    await reached;
    await kill(child);
    await settled;
  }
  const cloud = await startLocalCloud({ assemblyDir: assembly, dataDir });
  await cloud.settle();
  const { Items } = Things.parse(await (await fetch(`${cloud.url}/api/things`)).json());
  await cloud.close();
  const things = new Set(Items.map(({ pk }) => pk.S));
  expect(answered.length).toBeGreaterThanOrEqual(60);
  expect(answered.filter((id) => !things.has(`followed ${id}`))).toEqual([]);
});

test('a killed run without a data folder leaves no files', async () => {
  const { child, url } = await runApart(':memory:');
  await fetch(`${url}/api/things/rose`, { method: 'PUT' });
  const table = findTable(child);
  expect(existsSync(table)).toBe(true);
  await kill(child);
  await vi.waitFor(() => expect(existsSync(table)).toBe(false), { timeout: 20_000 * patience });
});

test('two runs cannot share a data folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloomkin-shared-'));
  const cloud = await startLocalCloud({ assemblyDir, dataDir });
  await expect(startLocalCloud({ assemblyDir, dataDir })).rejects.toThrow(
    'stop it, or choose another DATA_DIR',
  );
  await cloud.close();
});
