import { setTimeout as pause } from 'node:timers/promises';
import { type Operation, operationsOf } from './cpu/operations.ts';
import { Run } from './cpu/runs.ts';
import { rootsOf } from './cpuBench.ts';
import { printTable } from './printTable.ts';

const products = 1000;
const connections = 10;
const minuteMs = 60_000;
/** So that no day of a florist gets full within the hour. */
const betweenOrdersMs = 8000;

async function repeat(operations: readonly Operation[], over: AbortSignal, pauseMs = 0): Promise<void> {
  while (!over.aborted)
    for (const { prepare } of operations) {
      const ask = await prepare();
      await ask();
      await pause(pauseMs);
    }
}

/** Mixed use at ten connections: nine look around and fill carts, one orders. */
async function use(run: Run, over: AbortSignal): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connections }, () => operationsOf(run.url)));
  await Promise.all(
    clients.map((operations, client) =>
      client === 0
        ? repeat(
            operations.filter(({ needsItsOwn }) => needsItsOwn),
            over,
            betweenOrdersMs,
          )
        : repeat(
            operations.filter(({ needsItsOwn }) => !needsItsOwn),
            over,
          ),
    ),
  );
}

/** Resident memory of the local run and its engine by the minute, beside that of `--against` under the same use. Linux only. */
export async function memoryBench(assemblyDir: string, minutes = 60, against?: string): Promise<void> {
  const runs: Run[] = [];
  const over = new AbortController();
  try {
    for (const [name, root] of rootsOf(assemblyDir, against))
      runs.push(await Run.start(name, root, products));
    const measure = () => runs.map((run) => run.memoryMb().toFixed(0));
    const rows = [['start', ...measure()]];
    const using = Promise.all(runs.map((run) => use(run, over.signal)));
    for (let minute = 1; minute <= minutes; minute++) {
      await Promise.race([pause(minuteMs), using]);
      rows.push([`${minute} min`, ...measure()]);
    }
    over.abort();
    await using;
    console.log(`\nResident memory in MB, ${connections} connections, ${products} more products`);
    printTable(['after', ...runs.map(({ name }) => name)], rows);
  } finally {
    over.abort();
    for (const run of runs) await run.stop();
  }
}
