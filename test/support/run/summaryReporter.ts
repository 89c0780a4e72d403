import { relative } from 'node:path';
import { styleText } from 'node:util';
import type { SerializedError, TestError } from 'vitest';
import type { Reporter, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node';
import { graceMs, hasBudget, isFullRun, remainingMs } from './budget.ts';
import { expensiveFiles } from './suite.ts';

const slowest = 10;
const maxProcessorSeconds = 20;
/** `npm test` runs several processes, and a shared core multiplies a file's processor time by two to three. */
const failsAtSeconds = maxProcessorSeconds * (process.env.TEST_PART === 'unit' ? 1 : 3);
/** More cases take longer, and a run with a budget is on a slow machine. */
const failsWhenExpensive = !hasBudget && !isFullRun;

declare module 'vitest' {
  interface TaskMeta {
    /** What a file's process needed, without its browser and its engine (test/support/freshFile.ts). */
    processorSeconds?: number;
  }
}

/**
 * Lists files that did not run, the slowest files, and last the failed and retried tests with the totals: CI shows the end of
 * its log.
 */
export class SummaryReporter implements Reporter {
  #vitest: Vitest | undefined;
  #specifications: readonly TestSpecification[] = [];

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#specifications = specifications;
    if (graceMs !== undefined) setTimeout(() => this.#giveUp(), remainingMs() + graceMs).unref();
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    this.#print(modules, unhandled, reason);
  }

  /** The exit code is that of the tests that ended, also in files that did not. */
  #giveUp(): void {
    const modules = this.#vitest?.state.getTestModules() ?? [];
    const unhandled = (this.#vitest?.state.getUnhandledErrors() ?? []).map((error) => Object(error));
    this.#print(modules, unhandled, 'interrupted');
    process.exit(unhandled.length > 0 || modules.some(hasFailed) ? 1 : 0);
  }

  #print(modules: readonly TestModule[], unhandled: readonly SerializedError[], reason: string): void {
    const ended = modules.filter((module) => module.state() !== 'pending' && module.state() !== 'queued');
    const leftOut = new Map(
      ended.map((module) => [`${module.project.name} ${module.moduleId}`, countLeftOut(module)]),
    );
    const troubles = [
      ...modules.flatMap((module) => [...describeModule(module)]),
      ...unhandled.map(({ message }) => `  unhandled  ${firstLine(message)}`),
    ];
    const notRun = this.#specifications.flatMap(({ moduleId, project }) => {
      const count = leftOut.get(`${project.name} ${moduleId}`) ?? 'all';
      if (count === 0) return [];
      const path = relative(this.#vitest?.config.root ?? '', moduleId);
      return count === 'all' ? `  ${path}` : `  ${path} (its last ${count} tests)`;
    });
    print('Given up while at work:', modules.flatMap(describeAtWork));
    print('Not run, because the time was spent:', notRun);
    const ran = ended.filter((module) => countLeftOut(module) !== 'all');
    print('Slowest files:', ran.toSorted(bySeconds).slice(0, slowest).map(describeTime));
    const heavy = ran.filter(
      (module) =>
        processorSecondsOf(module) > maxProcessorSeconds && !expensiveFiles.includes(module.relativeModuleId),
    );
    print(
      `Over ${maxProcessorSeconds} s of processor time, and not in expensiveFiles of test/support/run/suite.ts:`,
      heavy.map(describeTime),
    );
    const isTooHeavy = heavy.some((module) => processorSecondsOf(module) > failsAtSeconds);
    if (isTooHeavy && failsWhenExpensive) process.exitCode = 1;
    print(`Failed or retried (the run ${reason}):`, troubles);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const files = notRun.length === 0 ? 'not run: none' : `not run: ${notRun.length}`;
    print(`${count('passed')} tests passed, ${count('failed')} failed; ${files}.`, []);
  }
}

function print(title: string, lines: readonly string[]): void {
  if (title.endsWith(':') && lines.length === 0) return;
  console.log(styleText('bold', title));
  for (const line of lines) console.log(line);
  console.log();
}

/** Tests of a module that were not started when the time was spent. */
function countLeftOut(module: TestModule): number | 'all' {
  const tests = [...module.children.allTests()];
  const count = tests.filter((test) => test.meta().isLeftOut === true).length;
  return count > 0 && count === tests.length ? 'all' : count;
}

/** Tests that had begun; the file alone while it prepares. */
function describeAtWork(module: TestModule): string[] {
  if (module.state() !== 'pending') return [];
  const tests = [...module.children.allTests()].filter((test) => test.result().state === 'pending');
  const begun = tests.filter((test) => test.diagnostic() !== undefined);
  const { relativeModuleId: path } = module;
  return begun.length > 0 ? begun.map((test) => `  ${path} > ${test.fullName}`) : [`  ${path}`];
}

const hasFailed = (module: TestModule) =>
  module.state() === 'failed' ||
  [...module.children.allTests()].some((test) => test.result().state === 'failed');

const bySeconds = (a: TestModule, b: TestModule) => secondsOf(b) - secondsOf(a);

function secondsOf(module: TestModule): number {
  const { collectDuration, duration, setupDuration } = module.diagnostic();
  return (collectDuration + duration + setupDuration) / 1000;
}

const processorSecondsOf = (module: TestModule) => module.meta().processorSeconds ?? 0;

const describeTime = (module: TestModule) => {
  const [seconds, processor] = [secondsOf(module), processorSecondsOf(module)].map((one) => one.toFixed(1));
  return `${seconds?.padStart(8)} s, ${processor?.padStart(5)} s of a processor  ${module.relativeModuleId}`;
};

function* describeModule(module: TestModule): Generator<string> {
  for (const error of module.errors())
    yield `  failed   ${module.relativeModuleId}: ${firstLine(error.message)}`;
  for (const suite of module.children.allSuites())
    for (const error of suite.errors())
      yield `  failed   ${module.relativeModuleId} > ${suite.fullName}: ${firstLine(error.message)}`;
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const name = `${module.relativeModuleId} > ${test.fullName}`;
    if (state === 'failed') yield `  failed   ${name}: ${describeError(errors[0])}`;
    else if (test.diagnostic()?.flaky) yield `  retried  ${name}: ${describeError(errors?.[0])}`;
  }
}

const firstLine = (message = '') => message.split('\n')[0]?.slice(0, 120) ?? '';

/** With its line and what was there instead: of a retried test nothing else is printed. */
function describeError(error: TestError | undefined): string {
  const { line } = error?.stacks?.at(-1) ?? {};
  const received =
    error?.actual === undefined ? '' : ` ${error.actual}`.replaceAll(/\s+/g, ' ').slice(0, 300);
  return `${line === undefined ? '' : `line ${line}: `}${firstLine(error?.message)}${received}`;
}
