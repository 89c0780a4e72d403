import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hashOfFiles, root, runIfChanged } from './buildStamp.ts';

const inputs = [
  'web/*.{html,json,ts}',
  'web/{public,src,vite,scripts,serviceWorker}/**/*',
  'shared/{package.json,src/**/*.ts}',
  'scripts/buildWeb.ts',
  'package-lock.json',
];

export function buildWeb(): Promise<boolean> {
  return runIfChanged('web', hashOfFiles(inputs), 'web/dist/index.html', () =>
    runVite('vite.config.ts', '--app'),
  );
}

/** The local run's component page, which is not deployed. */
export function buildKit(): Promise<boolean> {
  return runIfChanged('kit', hashOfFiles(inputs), '.build/kit/index.html', () =>
    runVite('vite.kit.config.ts'),
  );
}

async function runVite(config: string, ...options: string[]): Promise<void> {
  if (!existsSync(join(root, 'web', config))) throw new Error(`There is no web app to build: web/${config}`);
  // In a child process, to release its memory.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      config,
      '--logLevel',
      'warn',
      ...options,
    ],
    { cwd: join(root, 'web'), encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(`The web app cannot be built:\n${stripVTControlCharacters(stdout + stderr)}`);
}
