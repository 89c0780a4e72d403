import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasBudget, isCoreStory, isUnit } from './budget.ts';

/** The longest kinds first; rules, components and the like need neither a cloud nor a browser. */
const kinds = [/\/test\/e2e\//, /\/test\/(security|faults|crashes|stories)\//, /\/test\/(lambdas|local)\//];

const testFolder = join(import.meta.dirname, '../..');

function kindOf({ moduleId }: TestSpecification): number {
  const kind = kinds.findIndex((path) => path.test(moduleId));
  return kind < 0 ? kinds.length : kind;
}

export const needsWindow = (file: string): boolean =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment window');

/** The stories of a file that plays several together, as modules of one test file: they share its shop. */
export const storiesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^import '#(e2e\/\w+\.test\.ts)';$/gm)].map(([, path = '']) =>
    join(testFolder, path),
  );

const sizeOf = (file: string): number =>
  [file, ...storiesIn(file)].reduce((bytes, path) => bytes + statSync(path).size, 0);

const seed = process.env.TEST_FILE_SEED;

/** By size, or in an order that the seed chooses. */
const rankOf = (file: string): number =>
  seed === undefined ? -sizeOf(file) : createHash('sha256').update(`${seed} ${file}`).digest().readUInt32BE();

/**
 * Short files come last, so that no worker is alone with a long one at the end. Files with a window stand together: a worker
 * keeps its process only while the next file may share it. With a budget, what always runs comes first, then the API, then what
 * changed. `TEST_FILE_SEED` shuffles the files, but for that.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = hasBudget ? listChangedNames() : new Set<string>();
    const facts = new Map(
      files.map((file) => [
        file,
        [
          hasBudget ? urgencyOf(file.moduleId, changed) : 0,
          seed === undefined ? kindOf(file) : 0,
          Number(needsWindow(file.moduleId)),
          rankOf(file.moduleId),
        ],
      ]),
    );
    return files.toSorted((a, b) => compare(facts.get(a), facts.get(b)));
  }
}

function urgencyOf(path: string, changed: ReadonlySet<string>): number {
  if (isCoreStory(path)) return 0;
  if (isUnit(path)) return 1;
  const isChanged = [path, ...storiesIn(path)].flatMap(namesOf).some((name) => changed.has(name));
  if (path.includes('/test/lambdas/')) return isChanged ? 2 : 3;
  return isChanged ? 4 : 5;
}

function compare(a: readonly number[] = [], b: readonly number[] = []): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Folders that hold all subjects. */
const generalFolders = new Set(['src', 'test', 'e2e', 'support', 'rules', 'schemas', 'routes', 'features']);

/** `test/e2e/cartFaults.test.ts` → `cartfaults`, `cart`: folders, the file, and the subject that its name begins with. */
function namesOf(path: string): string[] {
  const [file = ''] = basename(path).split('.');
  const [subject = ''] = file.split(/(?=[A-Z])/);
  const folders = dirname(path).split('/test/').at(-1)?.split('/').slice(1) ?? [];
  return [...folders.filter((name) => !generalFolders.has(name)), file, subject].map((name) =>
    name.toLowerCase(),
  );
}

/** What one push holds: the commits of the twelve hours before HEAD, and what is not committed. */
function listChangedNames(): Set<string> {
  const [headSeconds = '0'] = git('log', '-1', '--format=%ct');
  const [base = 'HEAD'] = git('rev-list', '-1', `--before=${Number(headSeconds) - 12 * 3600}`, 'HEAD');
  return new Set(git('diff', '--name-only', base).flatMap((path) => namesOf(`/test/${path}`)));
}

/** No lines outside a repository: the order is then that of a run without changes. */
function git(...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}
