import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledMetafile } from '@bloomkin/scripts/bundle.ts';
import { type BundleSize, bundleSizes, packageSizes } from '@bloomkin/scripts/bundleBudgets.ts';
import { printTable, verdict } from './printTable.ts';

const loads = 5;
const maxLoadMs = 60;
const shownPackages = 8;
const functionsDir = join(import.meta.dirname, '../../.build/functions');

/** Settings that bundles ask for while they load; nothing is called. */
const settings = {
  TABLE_NAME: 'bloomkin',
  AWS_REGION: 'ap-southeast-2',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  USER_POOL_ID: 'ap-southeast-2_bench',
  USER_POOL_CLIENT_ID: 'bench',
  SITE_URL: 'http://localhost:8080',
  CATALOGUE_BUCKET: 'catalogue',
  MEDIA_BUCKET: 'media',
  PLACES: 'geo-places',
};

const script = (url: string) =>
  `const from = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - from); process.exit(0);`;

/** Milliseconds from `import` to loaded, in a new process that has nothing else to do. */
function loadOnce(name: string): number {
  const url = pathToFileURL(join(functionsDir, name, 'index.mjs')).href;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script(url)],
    { env: { ...process.env, ...settings }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The bundle ${name} does not load: ${stderr}`);
  return Number(stdout.trim().split('\n').at(-1));
}

function medianLoadMs(name: string): number {
  const times = Array.from({ length: loads }, () => loadOnce(name)).sort((a, b) => a - b);
  return times[Math.floor(loads / 2)] ?? Number.NaN;
}

/** Size of each function's code and how long it takes to load, against what is allowed. */
export async function bundlesBench(): Promise<void> {
  const row = ({ name, startKb, totalKb, budgetKb, withinBudget }: BundleSize) => {
    const loadMs = medianLoadMs(name);
    return [
      name,
      startKb,
      budgetKb,
      verdict(withinBudget),
      totalKb,
      loadMs.toFixed(0),
      maxLoadMs,
      verdict(loadMs <= maxLoadMs),
    ];
  };
  console.log(`\nFunction bundles (load: median of ${loads} in new processes)`);
  const columns = ['bundle', 'KB at start', 'most', '', 'KB in all', 'load ms', 'most', ''];
  const metafile = bundledMetafile();
  const sizes = bundleSizes(metafile);
  printTable(columns, sizes.map(row));
  console.log(`\nWhat a start loads, by import: the ${shownPackages} largest, in KB`);
  const packagesOf = ({ name }: BundleSize) =>
    packageSizes(metafile, name)
      .slice(0, shownPackages)
      .map((one) => `${one.name} ${one.startKb}`)
      .join(', ');
  printTable(
    ['bundle', 'imports'],
    sizes.map((size) => [size.name, packagesOf(size)]),
  );
}
