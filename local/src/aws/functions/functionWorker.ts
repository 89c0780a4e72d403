import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { shiftDate } from '../clock.ts';
import { resolveLoopbackNames } from './loopbackNames.ts';
import { addedMs } from './processor.ts';
import type { FunctionFailure, Invocation, WorkerReport, WorkerStart } from './workerMessages.ts';

// Loads the bundle once, then handles one event at a time.

type Handler = (event: unknown, context: object) => unknown;

const maxPayloadBytes = 6 * 1024 * 1024;
const tooLarge: WorkerReport = {
  kind: 'failed',
  error: {
    errorType: 'Function.ResponseSizeTooLarge',
    errorMessage: `Response payload size exceeded maximum allowed payload size (${maxPayloadBytes} bytes).`,
    trace: [],
  },
};

const tell = (report: WorkerReport) => parentPort?.postMessage(report);

function toFunctionFailure(error: unknown): FunctionFailure {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return {
    errorType: error.name,
    errorMessage: error.message,
    trace: (error.stack ?? '').split('\n'),
  };
}

async function loadHandler({ dir, handler }: WorkerStart): Promise<Handler> {
  const dot = handler.lastIndexOf('.');
  const base = join(dir, handler.slice(0, dot));
  const file = ['.mjs', '.js', '.cjs'].map((extension) => base + extension).find((path) => existsSync(path));
  if (!file) throw new Error(`Cannot find module '${base}'`);
  const exported: unknown = (await import(pathToFileURL(file).href))[handler.slice(dot + 1)];
  if (typeof exported !== 'function') throw new Error(`${handler} is undefined or not exported`);
  return (event, context) => exported(event, context);
}

function processorMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function answer(
  run: Handler,
  { event, context, timeoutMs, processorShare }: Invocation,
): Promise<void> {
  const before = process.threadCpuUsage();
  const endsAtMs = performance.now() + timeoutMs;
  const getRemainingTimeInMillis = () => Math.max(0, Math.round(endsAtMs - performance.now()));
  try {
    const given = await run(JSON.parse(event), { ...context, getRemainingTimeInMillis });
    const payload = JSON.stringify(given) ?? 'null';
    const processorMs = processorMsSince(before);
    if (processorShare < 1) await pause(addedMs(processorMs, processorShare));
    tell(payload.length > maxPayloadBytes ? tooLarge : { kind: 'answered', payload, processorMs });
  } catch (error) {
    tell({ kind: 'failed', error: toFunctionFailure(error) });
  }
}

try {
  const start: WorkerStart = workerData;
  resolveLoopbackNames();
  shiftDate(start.clockOffsetMs);
  const run = await loadHandler(start);
  parentPort?.on('message', (invocation: Invocation) => answer(run, invocation));
  tell({ kind: 'started' });
} catch (error) {
  tell({ kind: 'failed', error: toFunctionFailure(error) });
}
