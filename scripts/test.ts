import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromiumPath } from './chromium.ts';

interface Step {
  name: string;
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '..');

const staticSteps: Step[] = [
  {
    name: 'types',
    // The default of four checkers per project repeats work.
    command: ['tsc', '-b', '--force', '--checkers', '1'],
    // Short-lived: garbage is collected half as often.
    environment: { GOGC: '200' },
  },
  { name: 'lint and format', command: ['biome', 'ci', '.'] },
  { name: 'unused files, exports and dependencies', command: ['knip'] },
];
const buildStep: Step = { name: 'build and synth', command: ['node', 'scripts/build.ts'] };
const unitStep: Step = {
  name: 'unit tests',
  command: ['vitest', 'run', '--project', 'unit*'],
  environment: { TEST_PART: 'unit' },
};

/** `TEST_BUDGET_MINUTES`: once they are spent no further test file is started; the summary names the rest. */
const budgetMinutes = process.env.TEST_BUDGET_MINUTES;
if (budgetMinutes !== undefined && !(Number(budgetMinutes) > 0)) {
  console.error(`TEST_BUDGET_MINUTES must be a number above 0, and is ${budgetMinutes}.`);
  process.exit(1);
}
/** Includes the installation of packages. */
const startedNs = BigInt(process.env.TASK_STARTED_NS ?? process.hrtime.bigint());
const minutesSpent = () => Number(process.hrtime.bigint() - startedNs) / 60e9;

/** A slow machine is late, not wrong. */
const patience = process.env.TEST_PATIENCE ?? '4';
const deadlineAfter = (minutes: number) => String(startedNs + BigInt(Math.round(minutes * 60e9)));
const budget = budgetMinutes !== undefined && {
  TEST_DEADLINE_NS: deadlineAfter(Number(budgetMinutes)),
  TEST_PATIENCE: patience,
};
const runProjects = (...names: string[]) => [
  'vitest',
  'run',
  ...names.flatMap((name) => ['--project', name]),
];
const dailyStep: Step = {
  name: 'unit, API and component tests, end to end in a browser',
  command: runProjects('fast', 'window', 'e2e'),
  environment: { TEST_PART: 'daily', ...budget },
};
const fullStep: Step = {
  name: 'all tests: also crashes, floods, long histories, every story at both widths, 10,000 sequences of payments',
  command: runProjects('fast', 'window', 'e2e', 'crashes'),
  environment: { TEST_FULL: '1', ...budget },
};

/** A run with a budget goes on with parts of the full suite until then. */
const moreMinutes = Math.min(25, Number(budgetMinutes ?? 25));
const moreEnvironment = {
  TEST_FULL: '1',
  TEST_DEADLINE_NS: deadlineAfter(moreMinutes),
  TEST_PATIENCE: patience,
};
const moreSteps: Step[] = [
  {
    name: 'in the time left: floods, long histories, 10,000 sequences of payments, more stories, crashes',
    command: runProjects('fast', 'e2e', 'crashes'),
    environment: { ...moreEnvironment, TEST_PART: 'heavy' },
  },
];

const failed: string[] = [];

function report({ name }: Step, code: number | null, startedMs: number): void {
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`  ${code === 0 ? 'ok' : 'FAILED'} after ${seconds} s`);
  if (code !== 0) failed.push(name);
}

async function run(step: Step): Promise<void> {
  const [program = '', ...args] = step.command;
  console.log(`\n— ${step.name}`);
  const startedMs = performance.now();
  const env = { ...process.env, ...step.environment };
  const [code] = await once(spawn(program, args, { cwd: root, env, stdio: 'inherit' }), 'exit');
  report(step, code, startedMs);
}

/** Runs in parallel; output is printed when done. */
async function runBeside(step: Step): Promise<void> {
  const [program = '', ...args] = step.command;
  const startedMs = performance.now();
  const env = { ...process.env, ...step.environment };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [written, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  console.log(`\n— ${step.name}`);
  process.stdout.write(written + errors);
  report(step, code, startedMs);
}

const isCheck = process.argv.includes('--check');
const isFull = process.argv.includes('--full');
if (!isCheck && !existsSync(chromiumPath)) {
  console.error(
    `The end-to-end tests need Chromium at ${chromiumPath}: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM.`,
  );
  process.exit(1);
}

await Promise.all((isCheck ? staticSteps : [...staticSteps, buildStep]).map(runBeside));
if (isCheck) await run(unitStep);
else await run(isFull ? fullStep : dailyStep);
if (budget && !isFull)
  for (const step of moreSteps) if (failed.length === 0 && minutesSpent() < moreMinutes) await run(step);
const seconds = Math.round(performance.now() / 1000);
const spent = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
const green = budget ? 'All that ran is green' : 'All green';
console.log(
  failed.length === 0 ? `\n${green} after ${spent}.` : `\nFailed after ${spent}: ${failed.join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
