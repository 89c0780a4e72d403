import { join, resolve } from 'node:path';
import { followsChanges, type TableCall } from '#support/tableCalls.ts';
import { type Operation, operationsOf } from './cpu/operations.ts';
import { Run } from './cpu/runs.ts';
import { minus, parts, type ThreadTimes } from './cpu/threadTimes.ts';
import { printTable } from './printTable.ts';

const rounds = 5;
const sizes = [1000, 10_000];
const fewWrites = 100;
const manyWrites = 20_000;

interface Subject {
  run: Run;
  operations: readonly Operation[];
  /** Operation → one entry a round. */
  spent: Map<string, ThreadTimes[]>;
}

async function start(name: string, root: string, products: number): Promise<Subject> {
  const run = await Run.start(name, root, products);
  try {
    return { run, operations: await operationsOf(run.url), spent: new Map() };
  } catch (error) {
    await run.stop();
    throw error;
  }
}

/** Mean of each part in one round, one request after the other. */
export async function measure(run: Run, { prepare, requests, needsItsOwn }: Operation): Promise<ThreadTimes> {
  const total: ThreadTimes = { functions: 0, jobs: 0, main: 0, helpers: 0, engine: 0 };
  const together = needsItsOwn ? 1 : requests;
  for (let done = 0; done < requests; done += together) {
    const ask = await prepare();
    await run.tell({ kind: 'settle' });
    const before = run.times();
    for (let request = 0; request < together; request++) await ask();
    const spent = minus(run.times(), before);
    for (const part of parts) total[part] += spent[part] / requests;
  }
  return total;
}

/** The checkouts take turns, so that what else the machine does falls on all of them. */
async function alternate(subjects: readonly Subject[]): Promise<void> {
  for (const { run, operations } of subjects)
    for (const one of operations) await measure(run, { ...one, requests: one.needsItsOwn ? 5 : 100 });
  for (const { spent } of subjects) spent.clear();
  for (let round = 0; round < rounds; round++)
    for (const { run, operations, spent } of subjects)
      for (const operation of operations)
        spent.set(operation.name, [...(spent.get(operation.name) ?? []), await measure(run, operation)]);
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const answering = ({ functions, main, engine }: ThreadTimes) => functions + main + engine;

function medianOf(subject: Subject, name: string, pick: (times: ThreadTimes) => number): number {
  return median((subject.spent.get(name) ?? []).map(pick));
}

function printTimes(subjects: readonly Subject[]): void {
  const [own] = subjects;
  const rows = (own?.operations ?? []).flatMap(({ name }) =>
    subjects.map((subject) => {
      const sum = medianOf(subject, name, answering);
      const ratio = own && subject !== own ? (medianOf(own, name, answering) / sum).toFixed(2) : '';
      const each = parts.map((part) => medianOf(subject, name, (times) => times[part]).toFixed(2));
      return [name, subject.run.name, sum.toFixed(2), ratio, ...each];
    }),
  );
  printTable(['request', 'checkout', 'CPU ms', 'now ÷ it', ...parts], rows);
}

async function countCalls({ run, operations }: Subject): Promise<(string | number)[][]> {
  await run.tell({ kind: 'count' });
  const rows: (string | number)[][] = [];
  for (const { name, prepare } of operations) {
    const ask = await prepare();
    await run.tell({ kind: 'settle' });
    await ask();
    const calls = (await run.tell({ kind: 'settle' })).filter(
      (call) => !followsChanges.test(call.functionName),
    );
    const sum = (pick: (call: TableCall) => number) => calls.reduce((total, call) => total + pick(call), 0);
    const bytes = sum(({ requestBytes, answerBytes }) => requestBytes + answerBytes);
    rows.push([
      name,
      run.name,
      calls.length,
      sum(({ readUnits }) => readUnits).toFixed(1),
      sum(({ writeUnits }) => writeUnits).toFixed(1),
      bytes,
    ]);
  }
  return rows;
}

async function compare(roots: ReadonlyMap<string, string>, products: number): Promise<void> {
  const subjects: Subject[] = [];
  try {
    for (const [name, root] of roots) subjects.push(await start(name, root, products));
    console.log(
      `\nCPU of a request, ${products} more products: medians of ${rounds} rounds, one request at a time`,
    );
    await alternate(subjects);
    printTimes(subjects);
    const counts = [];
    for (const subject of subjects) counts.push(...(await countCalls(subject)));
    printTable(['request', 'checkout', 'table calls', 'read units', 'write units', 'bytes'], counts);
  } finally {
    for (const { run } of subjects) await run.stop();
  }
}

/** The same requests of this checkout when its table has seen few writes and when it has seen many. */
async function compareWrites(root: string): Promise<void> {
  const [few, many] = [await start('few', root, 0), await start('many', root, 0)];
  try {
    await few.run.tell({ kind: 'write', rows: fewWrites });
    await many.run.tell({ kind: 'write', rows: manyWrites });
    console.log(`\nCPU of a request after ${fewWrites} writes (few) and after ${manyWrites} (many)`);
    await alternate([many, few]);
    printTimes([many, few]);
  } finally {
    await few.run.stop();
    await many.run.stop();
  }
}

/** This checkout, and the earlier one if there is one. */
export const rootsOf = (assemblyDir: string, against?: string): ReadonlyMap<string, string> =>
  new Map([['now', join(assemblyDir, '..')], ...(against ? [['before', resolve(against)] as const] : [])]);

/**
 * Processor time of the shop's requests by who uses it: function, the run's own thread (distribution, gateway, AWS
 * endpoint, streams) and engine. With `--against <checkout>`, an earlier one that is built, both take turns. Linux only.
 */
export async function cpuBench(assemblyDir: string, against?: string): Promise<void> {
  const roots = rootsOf(assemblyDir, against);
  for (const products of sizes) await compare(roots, products);
  await compareWrites(join(assemblyDir, '..'));
}
