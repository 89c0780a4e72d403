import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Assets {
  functionsDir: string;
  webDir: string;
}

const root = join(import.meta.dirname, '../..');

export const builtAssets: Assets = {
  functionsDir: join(root, '.build/functions'),
  webDir: join(root, 'web/dist'),
};

/** The same bundles with native packages for Lambda's platform. */
export const deployedAssets: Assets = { ...builtAssets, functionsDir: join(root, '.build/deploy') };

export function bundleDir(assets: Assets, bundle: string): string {
  const dir = join(assets.functionsDir, bundle);
  if (existsSync(join(dir, 'index.mjs'))) return dir;
  throw new Error(`The bundle ${bundle} is missing in ${assets.functionsDir}: run "npm run build" first`);
}

export function pageFiles(assets: Assets): string[] {
  if (!existsSync(join(assets.webDir, 'index.html')))
    throw new Error(`The web app is missing in ${assets.webDir}: run "npm run build" first`);
  return readdirSync(assets.webDir).filter((file) => file.endsWith('.html'));
}
