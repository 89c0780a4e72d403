import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const bootstrap = join(import.meta.dirname, '../../scripts/bootstrap.mjs');
const packages = {
  'node_modules/react': { version: '19.2.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
  'web/node_modules/diff': { version: '8.0.2' },
  'node_modules/@local/aws': { link: true },
};
let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writeCommand(path: string, line: string): void {
  write(path, `#!/bin/sh\n${line}\n`);
  chmodSync(join(root, path), 0o755);
}

function run(task: string, npm = 'echo "npm $1"') {
  writeCommand('bin/npm', npm);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', task, '--quick'], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n'), stderr };
}

const started = 'node scripts/build.ts --quick';
const installed = ['Installing packages (once; a minute or two) …', 'npm install', started];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bloomkin-bootstrap-'));
  mkdirSync(join(root, 'scripts'));
  cpSync(bootstrap, join(root, 'scripts/bootstrap.mjs'));
  write(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, shared: { version: '1.0.0' }, ...packages } }),
  );
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  for (const path of ['node_modules/react', 'web/node_modules/diff', 'node_modules/@local/aws'])
    write(`${path}/package.json`, '{}');
  writeCommand('node_modules/.bin/node', 'echo "node $*"');
});
afterEach(() => rmSync(root, { recursive: true }));

it('starts the task at once when the packages are installed', () => {
  expect(run('build')).toEqual({ status: 0, lines: [started], stderr: '' });
});

it.each([
  ['there are no packages', () => rmSync(join(root, 'node_modules/.package-lock.json'))],
  ['the project’s own Node is missing', () => rmSync(join(root, 'node_modules/.bin/node'))],
  ['a package was deleted', () => rmSync(join(root, 'node_modules/react'), { recursive: true })],
  ['a workspace’s package was deleted', () => rmSync(join(root, 'web/node_modules'), { recursive: true })],
  ['a workspace is not linked', () => rmSync(join(root, 'node_modules/@local'), { recursive: true })],
  [
    'a workspace’s package is outdated',
    () => {
      const outdated = { ...packages, 'web/node_modules/diff': { version: '8.0.1' } };
      write('node_modules/.package-lock.json', JSON.stringify({ packages: outdated }));
    },
  ],
])('installs first when %s', (_, change) => {
  change();
  const restoreNode = `mkdir -p node_modules/.bin; printf '#!/bin/sh\\necho "node $*"\\n' > node_modules/.bin/node`;
  const npm = `echo "npm $1"; ${restoreNode}; chmod +x node_modules/.bin/node`;
  expect(run('build', npm)).toEqual({ status: 0, lines: installed, stderr: '' });
});

it('says what to do when the installation fails', () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  const { status, stderr } = run('build', 'exit 1');
  expect(status).toBe(1);
  expect(stderr).toContain('Check the connection to the npm registry');
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
});

it('lists the known tasks for an unknown one', () => {
  const { status, stderr } = run('tests');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown task tests\. There are: start, .*smoke\.\n$/);
});
