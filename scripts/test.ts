import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Step {
  name: string;
  command: readonly string[];
}

const root = join(import.meta.dirname, '..');
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

const staticSteps: Step[] = [
  { name: 'types', command: ['tsc', '-b', '--force'] },
  { name: 'lint and format', command: ['biome', 'ci', '.'] },
  { name: 'unused files, exports and dependencies', command: ['knip'] },
];
const unitStep: Step = { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit'] };
const runSteps: Step[] = [
  { name: 'build and synth', command: ['node', 'scripts/build.ts'] },
  {
    name: 'unit, API and component tests, end to end in a browser, crashes under load',
    command: ['vitest', 'run', '--project', 'fast', '--project', 'e2e', '--project', 'crashes'],
  },
];

function run({ name, command: [program = '', ...args] }: Step): boolean {
  console.log(`\n— ${name}`);
  const startedMs = performance.now();
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: process.env });
  console.log(
    `  ${status === 0 ? 'ok' : 'FAILED'} after ${((performance.now() - startedMs) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

if (!process.argv.includes('--check') && !existsSync(chromium)) {
  console.error(
    `The end-to-end tests need Chromium at ${chromium}: install it (on Debian: apt-get install chromium) or set CHROMIUM.`,
  );
  process.exit(1);
}

const steps = process.argv.includes('--check') ? [...staticSteps, unitStep] : [...staticSteps, ...runSteps];
const failed = steps.filter((step) => !run(step)).map((step) => step.name);
console.log(failed.length === 0 ? '\nAll green.' : `\nFailed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
