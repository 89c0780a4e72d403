// Runs on any Node from 20 on: installs missing packages, then runs the task with the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = join(root, 'node_modules/.bin/node');
const startedNs = process.hrtime.bigint();
const [task, ...rest] = process.argv.slice(2);

const commands = {
  start: ['local/src/start.ts'],
  dev: ['local/src/dev.ts'],
  build: ['scripts/build.ts'],
  test: ['scripts/test.ts'],
  'test:full': ['scripts/test.ts', '--full'],
  check: ['scripts/test.ts', '--check'],
  bench: ['test/bench/bench.ts'],
  'bench:web': ['test/bench/web.ts'],
  docs: ['scripts/docs.ts'],
  pictures: ['scripts/pictures.ts'],
  deploy: ['scripts/deploy.ts'],
  doctor: ['scripts/doctor.ts'],
  cost: ['scripts/cost.ts'],
  redrive: ['scripts/redrive.ts'],
  seed: ['scripts/seed.ts'],
  restore: ['scripts/restore.ts'],
  smoke: ['scripts/smoke.ts'],
};

function isInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile) || !existsSync(node)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const have = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      !path.includes('node_modules/') ||
      optional ||
      (devOptional && !dev) ||
      (have[path]?.version === version && existsSync(join(root, path))),
  );
}

function install() {
  console.log('Installing packages (once; a minute or two) …');
  // Not `npm ci`: it rejects a lock file without the packages of other platforms, which some registries lack.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return;
  console.error(
    'The packages could not be installed. Check the connection to the npm registry and run this again.',
  );
  process.exit(1);
}

const command = commands[task];
if (!command) {
  console.error(`Unknown task ${task ?? ''}. There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
if (!isInstalled()) install();

const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
const child = spawn(node, [...command, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, TASK_STARTED_NS: String(startedNs) },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
