import { readFileSync, statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest kinds first; rules, components and the like need neither a cloud nor a browser. */
const kinds = [/\/test\/e2e\//, /\/test\/(security|faults|crashes)\//, /\/test\/(lambdas|local)\//];

function kindOf({ moduleId }: TestSpecification): number {
  const kind = kinds.findIndex((path) => path.test(moduleId));
  return kind < 0 ? kinds.length : kind;
}

export const needsWindow = (file: string): boolean =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment window');

/**
 * Short files come last, so that no worker is alone with a long one at the end. Files with a window stand together: a worker
 * keeps its process only while the next file may share it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const facts = new Map(
      files.map((file) => [
        file,
        [kindOf(file), Number(needsWindow(file.moduleId)), -statSync(file.moduleId).size],
      ]),
    );
    return files.toSorted((a, b) => compare(facts.get(a), facts.get(b)));
  }
}

function compare(a: readonly number[] = [], b: readonly number[] = []): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
