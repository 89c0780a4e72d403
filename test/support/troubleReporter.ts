import { styleText } from 'node:util';
import type { SerializedError, TestError } from 'vitest';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/** Lists failed and retried tests by name, last of all: a reader of the end of a long log learns which they are. */
export class TroubleReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const lines = [
      ...modules.flatMap((module) => [...describeModule(module)]),
      ...unhandled.map(({ message }) => `  unhandled  ${firstLine(message)}`),
    ];
    if (lines.length === 0) return;
    console.log(styleText('bold', `Failed or retried (the run ${reason}):`));
    for (const line of lines) console.log(line);
    console.log();
  }
}

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
