import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles, root, unlessUnchanged } from './buildStamp.ts';

export const assemblyDir = join(root, 'cdk.out');

const inputs = [
  'cdk/{package.json,src/**/*.ts}',
  'cdk.json',
  'shared/src/{route.ts,routes/*.ts}',
  'lambdas/src/{table/*.ts,**/*Entity.ts}',
  '.build/functions/**/*',
  'web/dist/**/*',
  'scripts/buildTemplate.ts',
  'package-lock.json',
];

/** Makes the local stage's template and assets in cdk.out from what was built, unless nothing changed. */
export function buildTemplate(): Promise<boolean> {
  return unlessUnchanged('template', hashOfFiles(inputs), 'cdk.out/manifest.json', synthesise);
}

/** Made aside and put in place when it is whole, so that a runner never reads half of it. */
async function synthesise(): Promise<void> {
  const [next, old] = [join(root, '.build/cdk.next'), join(root, '.build/cdk.old')];
  rmSync(next, { recursive: true, force: true });
  await synthesiseInto(next);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(assemblyDir)) renameSync(assemblyDir, old);
  renameSync(next, assemblyDir);
  rmSync(old, { recursive: true, force: true });
}

/** The rules that check a template run in the tests and before a deploy: here they would only cost seconds. */
async function synthesiseInto(outdir: string): Promise<void> {
  // Loaded only when needed: the library takes longer to load than an unchanged build to notice.
  const [{ makeApp }, { builtAssets }, { projectContext }] = await Promise.all([
    import('@bloomkin/cdk/makeApp.ts'),
    import('@bloomkin/cdk/assets.ts'),
    import('@bloomkin/cdk/projectContext.ts'),
  ]);
  const context = { ...projectContext(), stage: 'local' };
  makeApp({ assets: builtAssets, checked: false, context, outdir }).synth();
}
