import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtAssets, deployedAssets } from '@bloomkin/cdk/assets.ts';
import { root } from './buildStamp.ts';
import { bundledMetafile, nativePackages } from './bundle.ts';

function readVersion(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** Installs native packages for Lambda's platform, whatever this one is. */
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

export function prepareForDeploy(): void {
  const { outputs } = bundledMetafile();
  for (const bundle of readdirSync(builtAssets.functionsDir)) {
    const dir = join(deployedAssets.functionsDir, bundle);
    removeCode(dir);
    cpSync(join(builtAssets.functionsDir, bundle), dir, { recursive: true });
    const imported = Object.entries(outputs)
      .filter(([path]) => path.split('/').at(-2) === bundle)
      .flatMap(([, { imports }]) => imports.filter(({ external }) => external).map(({ path }) => path));
    installNative(
      dir,
      nativePackages.filter((name) => imported.includes(name)),
    );
  }
}

/** Chunks of an earlier build have other names. */
function removeCode(dir: string): void {
  if (!existsSync(dir)) return;
  for (const file of readdirSync(dir)) if (file.endsWith('.mjs')) rmSync(join(dir, file));
}

function installNative(dir: string, names: readonly string[]): void {
  const manifestFile = join(dir, 'package.json');
  const dependencies = Object.fromEntries(names.map((name) => [name, readVersion(name)]));
  const manifest = JSON.stringify({ private: true, dependencies });
  if (existsSync(manifestFile) && readFileSync(manifestFile, 'utf8') === manifest) return;
  for (const outdated of ['package.json', 'node_modules'])
    rmSync(join(dir, outdated), { recursive: true, force: true });
  if (names.length === 0) return;
  writeFileSync(manifestFile, manifest);
  const { status } = spawnSync('npm', nativeInstall, { cwd: dir, stdio: 'inherit' });
  if (status === 0) return;
  rmSync(manifestFile);
  throw new Error(`${names.join(', ')} could not be installed in ${dir}`);
}
