import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { shiftDate } from '#clock.ts';
import { resolveLoopbackNames } from './loopbackNames.ts';
import { type Handler, runInvocation, toFunctionFailure } from './runInvocation.ts';
import type { Invocation, WorkerReport, WorkerStart } from './workerMessages.ts';

// Loads the bundle once, then handles one event at a time.

const tell = (report: WorkerReport) => parentPort?.postMessage(report);

async function loadHandler({ dir, handler }: WorkerStart): Promise<Handler> {
  const dot = handler.lastIndexOf('.');
  const base = join(dir, handler.slice(0, dot));
  const file = ['.mjs', '.js', '.cjs'].map((extension) => base + extension).find((path) => existsSync(path));
  if (!file) throw new Error(`Cannot find module '${base}'`);
  const exported: unknown = (await import(pathToFileURL(file).href))[handler.slice(dot + 1)];
  if (typeof exported !== 'function') throw new Error(`${handler} is undefined or not exported`);
  return (event, context) => exported(event, context);
}

try {
  const start: WorkerStart = workerData;
  resolveLoopbackNames();
  shiftDate(start.clockOffsetMs);
  const run = await loadHandler(start);
  parentPort?.on('message', async (invocation: Invocation) => tell(await runInvocation(run, invocation)));
  tell({ kind: 'started' });
} catch (error) {
  tell({ kind: 'failed', error: toFunctionFailure(error) });
}
