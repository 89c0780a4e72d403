import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What was built before the template is made. */
export interface Assets {
  /** A folder for each bundle, with its `index.mjs`. */
  functionsDir: string;
  /** The built web app. */
  webDir: string;
}

const root = join(import.meta.dirname, '../..');

/** For the local run. */
export const builtAssets: Assets = {
  functionsDir: join(root, '.build/functions'),
  webDir: join(root, 'web/dist'),
};

/** For the cloud: the same bundles, beside them the native packages of the machines there. */
export const deployedAssets: Assets = { ...builtAssets, functionsDir: join(root, '.build/deploy') };

/** The folder of one bundle, ready to be an asset. */
export function bundleDir(assets: Assets, bundle: string): string {
  const dir = join(assets.functionsDir, bundle);
  if (existsSync(join(dir, 'index.mjs'))) return dir;
  throw new Error(`The bundle ${bundle} is missing in ${assets.functionsDir}: run "npm run build" first`);
}

/** The pages of the built web app that stand at its root. */
export function pageFiles(assets: Assets): string[] {
  if (!existsSync(join(assets.webDir, 'index.html')))
    throw new Error(`The web app is missing in ${assets.webDir}: run "npm run build" first`);
  return readdirSync(assets.webDir).filter((file) => file.endsWith('.html'));
}
