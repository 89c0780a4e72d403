import { TestRunner, test } from 'vitest';
import { isCoreStory, isUnit, remainingMs } from './budget.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** On the only test of a file that was not started. */
    isLeftOut?: boolean;
  }
}

/** Starts no further file once the run's budget is spent. The summary names those left out. */
export default class BudgetRunner extends TestRunner {
  #isLeftOut = false;

  onBeforeCollect([file = '']: string[]): void {
    this.#isLeftOut = remainingMs() < 0 && !isCoreStory(file) && !isUnit(file);
  }

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    if (!this.#isLeftOut) return super.importFile(path, source);
    // A file without tests would fail.
    if (source === 'collect') test.skip('the budget is spent', { meta: { isLeftOut: true } }, () => {});
    return undefined;
  }
}
