import { type LocalCloud, startLocalCloud } from '@bloomkin/local/localCloud.ts';
import { processorShare } from '@local/aws/functions/processor.ts';
import { injectFault } from '#support/faults.ts';
import { signInForFreshCalls } from './freshCalls.ts';
import { printTable, verdict } from './printTable.ts';

const rounds = 9;
const callsEach = 10;
const maxTimes = 3;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const headings = (what: string) => [`${what} 1`, '2', '10', 'times'];

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

interface Fresh {
  init: number;
  /** Times each answer, the start apart. */
  waited: number[];
  /** Times the function's thread for each answer. */
  computed: number[];
}

async function measureFresh(
  cloud: LocalCloud,
  functionName: string,
  ask: () => Promise<unknown>,
): Promise<Fresh> {
  await cloud.functions.stop(functionName);
  const waited: number[] = [];
  const computed: number[] = [];
  for (let call = 0; call < callsEach; call++) {
    waited.push(await measureMs(ask));
    computed.push(cloud.functions.processorMsOf(functionName)[0] ?? Number.NaN);
  }
  const [init = Number.NaN] = cloud.functions.initMsOf(functionName);
  return { init, waited: waited.map((ms, call) => (call === 0 ? ms - init : ms)), computed };
}

/** The first, the second, the tenth, and how many times the tenth the first takes. */
function summarise(rounds: readonly (readonly number[])[]): number[] {
  const [first = Number.NaN, second = Number.NaN, tenth = Number.NaN] = [0, 1, callsEach - 1].map((call) =>
    median(rounds.map((times) => times[call] ?? Number.NaN)),
  );
  return [first, second, tenth, first / tenth];
}

/** The time that a signed-in user waits for a function that has just started, at the processor share of its memory. */
export async function freshBench(assemblyDir: string): Promise<void> {
  const cloud = await startLocalCloud({
    assemblyDir,
    dataDir: ':memory:',
    demoData: true,
    environmentsPerFunction: 1,
  });
  try {
    const calls = await signInForFreshCalls(cloud.url);
    await injectFault(cloud.url, { target: 'processor', mode: 'slow', rate: 1 });
    const rows = [];
    for (const [name, ask] of Object.entries(calls)) {
      const spec = cloud.functions.specs.find((one) => one.name.endsWith(`-${name}`));
      const measured = [];
      for (let round = 0; round < rounds; round++)
        measured.push(await measureFresh(cloud, spec?.name ?? '', ask));
      const share = processorShare(spec?.memoryMb ?? Number.NaN);
      const waited = summarise(measured.map((one) => one.waited));
      const computed = summarise(measured.map((one) => one.computed.map((ms) => ms / share)));
      const times = computed.at(-1) ?? Number.NaN;
      const numbers = [median(measured.map((one) => one.init)), ...waited, ...computed];
      rows.push([
        name,
        spec?.memoryMb ?? 0,
        ...numbers.map((value) => value.toFixed(1)),
        verdict(times <= maxTimes),
      ]);
    }
    console.log(
      `\nAnswers to somebody signed in, at the processor share of the memory (medians of ${rounds}, ms)`,
    );
    console.log(
      'Waited: by the clock. Computed: by the processor, which is judged, as it ignores other work',
    );
    printTable(['function', 'MB', 'init', ...headings('waited'), ...headings('computed'), ''], rows);
  } finally {
    await cloud.close();
  }
}
