import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '@bloomkin/cdk/assets.ts';
import { bundleName, functionNames } from '@bloomkin/cdk/functions.ts';

/** Assets in the place of built ones: what a template says does not depend on the code inside. */
export function placeholderAssets(dir: string, page = '<!doctype html><title>Bloomkin</title>'): Assets {
  const functionsDir = join(dir, 'functions');
  const webDir = join(dir, 'web');
  for (const bundle of new Set(functionNames.map(bundleName))) {
    mkdirSync(join(functionsDir, bundle), { recursive: true });
    writeFileSync(join(functionsDir, bundle, 'index.mjs'), `export const handler = '${bundle}';`);
  }
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  writeFileSync(join(webDir, 'index.html'), page);
  writeFileSync(join(webDir, 'assets/main-1a2b3c.js'), 'export {};');
  return { functionsDir, webDir };
}
