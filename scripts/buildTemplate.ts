import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles, root, runIfChanged } from './buildStamp.ts';

export const assemblyDir = join(root, 'cdk.out');

const inputs = [
  'cdk/{package.json,src/**/*.{ts,json}}',
  'cdk.json',
  'shared/src/{route.ts,routes/*.ts}',
  'lambdas/src/{entities.ts,platform/table/*.ts,**/*Entity.ts}',
  '.build/functions/**/*',
  'web/dist/**/*',
  'scripts/buildTemplate.ts',
  'package-lock.json',
];

export function buildTemplate(): Promise<boolean> {
  return runIfChanged('template', hashOfFiles(inputs), 'cdk.out/manifest.json', synthesise);
}

/** Replaced atomically: a local run never reads a partial assembly. */
async function synthesise(): Promise<void> {
  const [next, old] = [join(root, '.build/cdk.next'), join(root, '.build/cdk.old')];
  rmSync(next, { recursive: true, force: true });
  await synthesiseInto(next);
  replaceAssembly(assemblyDir, next, old, new Date());
}

/** Without validation, which tests and deployments do. */
async function synthesiseInto(outdir: string): Promise<void> {
  // The CDK takes longer to load than an unchanged build to check.
  const [{ makeApp }, { builtAssets }, { projectContext }] = await Promise.all([
    import('@bloomkin/cdk/makeApp.ts'),
    import('@bloomkin/cdk/assets.ts'),
    import('@bloomkin/cdk/projectContext.ts'),
  ]);
  const context = { ...projectContext(), stage: 'local' };
  makeApp({ assets: builtAssets, checked: false, context, outdir }).synth();
}

const retentionMs = 24 * 60 * 60_000;

/** The assets of replaced assemblies stay for a day: a local run that was started with them still serves them. */
export function replaceAssembly(current: string, next: string, old: string, now: Date): void {
  rmSync(old, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(next, current);
  if (existsSync(old)) keepAssets(old, current, now);
  rmSync(old, { recursive: true, force: true });
}

function keepAssets(old: string, current: string, now: Date): void {
  const names = readdirSync(old);
  const manifests = names.filter((name) => name.endsWith('.assets.json'));
  const declared = manifests.map((name) => readFileSync(join(old, name), 'utf8')).join();
  for (const name of names) {
    const asset = join(old, name);
    if (!name.startsWith('asset.') || existsSync(join(current, name))) continue;
    if (declared.includes(name)) utimesSync(asset, now, now);
    if (now.getTime() - statSync(asset).mtimeMs < retentionMs) renameSync(asset, join(current, name));
  }
}
