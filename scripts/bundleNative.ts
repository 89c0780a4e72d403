import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deployedAssets } from '@bloomkin/cdk/assets.ts';
import { root } from './buildStamp.ts';
import { bundledMetafile, nativePackages } from './bundle.ts';

function versionOf(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** How a native package is installed for the machine its function runs on, whatever machine this is. */
export const nativeInstall = [
  'install',
  '--os=linux',
  '--cpu=arm64',
  '--libc=glibc',
  '--omit=dev',
  '--ignore-scripts',
  '--no-package-lock',
  '--no-audit',
  '--no-fund',
] as const;

/**
 * Puts the bundles where a deploy takes them from, each with the native packages it asks for. Apart from the bundles of
 * the local run, which find the packages of this machine.
 */
export function prepareForDeploy(): void {
  for (const [output, { imports }] of Object.entries(bundledMetafile().outputs)) {
    const dir = join(deployedAssets.functionsDir, basename(dirname(output)));
    mkdirSync(dir, { recursive: true });
    copyFileSync(join(root, output), join(dir, 'index.mjs'));
    installBeside(
      dir,
      nativePackages.filter((name) => imports.some(({ path, external }) => external && path === name)),
    );
  }
}

function installBeside(dir: string, names: readonly string[]): void {
  const manifestFile = join(dir, 'package.json');
  const dependencies = Object.fromEntries(names.map((name) => [name, versionOf(name)]));
  const manifest = JSON.stringify({ private: true, dependencies });
  if (existsSync(manifestFile) && readFileSync(manifestFile, 'utf8') === manifest) return;
  for (const left of ['package.json', 'node_modules'])
    rmSync(join(dir, left), { recursive: true, force: true });
  if (names.length === 0) return;
  writeFileSync(manifestFile, manifest);
  const { status } = spawnSync('npm', nativeInstall, { cwd: dir, stdio: 'inherit' });
  if (status === 0) return;
  rmSync(manifestFile);
  throw new Error(`${names.join(', ')} could not be installed in ${dir}`);
}
