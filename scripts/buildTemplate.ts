import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles, root, runIfChanged } from './buildStamp.ts';
import { replaceAssembly } from './replaceAssembly.ts';

export const assemblyDir = join(root, 'cdk.out');

const inputs = [
  'cdk/{package.json,src/**/*.ts}',
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
