import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Rules, components and the like need neither a cloud nor a browser. */
const isShort = ({ moduleId }: TestSpecification) => /\/test\/(shared|web|architecture|cdk)\//.test(moduleId);

/** Short files come last, so that no worker is alone with a long one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bytes = new Map(files.map((file) => [file, statSync(file.moduleId).size]));
    const size = (file: TestSpecification) => bytes.get(file) ?? 0;
    return files.toSorted((a, b) => Number(isShort(a)) - Number(isShort(b)) || size(b) - size(a));
  }
}
