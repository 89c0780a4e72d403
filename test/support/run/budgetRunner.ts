import { type RunnerTask, TestRunner, test } from 'vitest';
import { isCoreStory, isUnit, remainingMs } from './budget.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** On tests that were not started, and on the only test of such a file. */
    isLeftOut?: boolean;
  }
}

const isSpent = (file: string) => remainingMs() < 0 && !isCoreStory(file) && !isUnit(file);

/** Starts no further file or test once the run's budget is spent. The summary names those left out. */
export default class BudgetRunner extends TestRunner {
  #isLeftOut = false;

  onBeforeCollect([file = '']: string[]): void {
    this.#isLeftOut = isSpent(file);
  }

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    if (!this.#isLeftOut) return super.importFile(path, source);
    // A file without tests would fail.
    if (source === 'collect') test.skip('the budget is spent', { meta: { isLeftOut: true } }, () => {});
    return undefined;
  }

  override async onBeforeRunTask(task: RunnerTask): Promise<void> {
    if (task.mode !== 'skip' && task.mode !== 'todo' && isSpent(task.file.filepath)) {
      task.mode = 'skip';
      // The main process learns of it by the result.
      task.result = { state: 'skip' };
      task.meta.isLeftOut = true;
    }
    await super.onBeforeRunTask(task);
  }
}
