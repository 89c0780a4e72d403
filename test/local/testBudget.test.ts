import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../..');
let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const writeTest = (path: string, body: string) =>
  write(path, `import { expect, it } from 'vitest';\nit('adds', async () => { ${body} });\n`);

const run = join(project, 'test/support/run');
const config = `
import { FileOrder } from '${run}/fileOrder.ts';
import { SummaryReporter } from '${run}/summaryReporter.ts';
export default { test: {
  runner: '${run}/budgetRunner.ts', isolate: false, maxWorkers: 1,
  reporters: [new SummaryReporter()], sequence: { sequencer: FileOrder }, testTimeout: 60_000,
} };`;

/** Returns the exit code and the summary's lines, without their times. */
function runTests(secondsLeft: number, budgetMinutes = 1) {
  const deadline = process.hrtime.bigint() + BigInt(secondsLeft * 1e9);
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/vitest/vitest.mjs'), 'run', '--root', root],
    {
      env: {
        ...process.env,
        TEST_DEADLINE_NS: String(deadline),
        TEST_BUDGET_MINUTES: String(budgetMinutes),
      },
      encoding: 'utf8',
    },
  );
  const lines = stripVTControlCharacters(stdout)
    .replaceAll(/\d+\.\d s, +\d+\.\d s of a processor {2}/g, '')
    .split('\n');
  return { status, lines: lines.map((line) => line.trim()).filter((line) => line !== '') };
}

const story = 'test/e2e/signIn.test.ts';
const unit = 'test/shared/unit.test.ts';
const cart = 'test/lambdas/cart.test.ts';
const passes = 'expect(1 + 1).toBe(2)';
const fails = 'expect(1 + 1).toBe(3)';
const ran = 'Slowest files:';

beforeEach(() => {
  const builds = join(project, 'test/.build');
  mkdirSync(builds, { recursive: true });
  root = mkdtempSync(join(builds, 'budget-'));
  write('vitest.config.ts', config);
  writeTest(unit, passes);
  writeTest(story, passes);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a run with a budget', () => {
  it('runs every file while there is time', () => {
    writeTest(cart, passes);
    const { status, lines } = runTests(60);
    expect([status, lines.at(-1)]).toEqual([0, '3 tests passed, 0 failed; not run: none.']);
  });

  it('starts only core stories and units once the time is spent and names the others', () => {
    writeTest(cart, fails);
    const { status, lines } = runTests(-1);
    expect([status, lines.slice(0, 3), lines.at(-1)]).toEqual([
      0,
      ['Not run, because the time was spent:', cart, ran],
      '2 tests passed, 0 failed; not run: 1.',
    ]);
    expect(lines.slice(3, -1).sort()).toEqual([story, unit]);
  });

  it('fails when a test that ran failed', () => {
    writeTest(unit, fails);
    writeTest(cart, passes);
    const { status, lines } = runTests(-1);
    expect(status).toBe(1);
    expect(lines.slice(-2)).toEqual([
      `failed   ${unit} > adds: line 2: expected 2 to be 3 // Object.is equality 2`,
      '1 tests passed, 1 failed; not run: 1.',
    ]);
  });

  it('leaves out the tests of a file that come after the end', () => {
    write(
      cart,
      `import { expect, it } from 'vitest';
it('adds', () => { process.env.TEST_DEADLINE_NS = '0'; ${passes} });
it('adds again', () => { ${fails} });
it('adds once more', () => { ${fails} });
`,
    );
    const { status, lines } = runTests(600);
    expect([status, lines.slice(0, 2), lines.at(-1)]).toEqual([
      0,
      ['Not run, because the time was spent:', `${cart} (its last 2 tests)`],
      '3 tests passed, 0 failed; not run: 1.',
    ]);
  });

  it('gives up a file that never ends, and names it', () => {
    writeTest(story, 'await new Promise(() => {})');
    writeTest(cart, fails);
    const { status, lines } = runTests(0, 0.5);
    expect([status, lines.slice(0, 3), lines.slice(3, 6).toSorted()]).toEqual([
      0,
      ['Given up while at work:', `${story} > adds`, 'Not run, because the time was spent:'],
      [story, cart, unit],
    ]);
  });

  it('fails when it gives up a file after one of its tests failed', () => {
    write(
      story,
      `import { expect, it } from 'vitest';
it('adds', () => { ${fails} });
it('hangs', () => new Promise(() => {}));
`,
    );
    const { status, lines } = runTests(0, 0.5);
    expect([status, lines.at(-1)]).toEqual([1, '0 tests passed, 1 failed; not run: 2.']);
  });
});
