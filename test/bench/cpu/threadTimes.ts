import { readdirSync, readFileSync } from 'node:fs';

/** Processor milliseconds of a run by who used them. */
export interface ThreadTimes {
  /** The functions that answer requests. */
  functions: number;
  /** The functions that follow changes. */
  jobs: number;
  /** Distribution, gateway, AWS endpoint, streams: the run's own thread. */
  main: number;
  /** Node's helpers: garbage collection, compiling. */
  helpers: number;
  engine: number;
}

export const parts = [
  'functions',
  'main',
  'engine',
  'helpers',
  'jobs',
] as const satisfies (keyof ThreadTimes)[];

const jobs = new Set(['tableChanges', 'outgoingMessage', 'catalogueBuild', 'catalogueBuilde', 'refundsOwed']);
const helpers = /^(V8Worker|DelayedTaskSche|SignalInspector|libuv-worker|WorkerThread|node)/;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The thread or process ended meanwhile.
    return '';
  }
}

/** The scheduler counts nanoseconds, where `stat` counts hundredths of a second. */
const millisecondsOf = (dir: string) => Number(read(`${dir}/schedstat`).split(' ')[0] || 0) / 1e6;

const tasksOf = (pid: number) => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

/** CPU time that a run has used so far; `engine`: the processes it started. Linux only. */
export function threadTimes(pid: number, engine: readonly number[]): ThreadTimes {
  const times: ThreadTimes = { functions: 0, jobs: 0, main: 0, helpers: 0, engine: 0 };
  for (const tid of tasksOf(pid)) {
    const dir = `/proc/${pid}/task/${tid}`;
    times[partOf(read(`${dir}/comm`).trim(), Number(tid) === pid)] += millisecondsOf(dir);
  }
  for (const child of engine)
    for (const tid of tasksOf(child)) times.engine += millisecondsOf(`/proc/${child}/task/${tid}`);
  return times;
}

function partOf(name: string, isMain: boolean): keyof ThreadTimes {
  if (isMain) return 'main';
  if (helpers.test(name)) return 'helpers';
  return jobs.has(name) ? 'jobs' : 'functions';
}

export const minus = (after: ThreadTimes, before: ThreadTimes): ThreadTimes => ({
  functions: after.functions - before.functions,
  jobs: after.jobs - before.jobs,
  main: after.main - before.main,
  helpers: after.helpers - before.helpers,
  engine: after.engine - before.engine,
});
