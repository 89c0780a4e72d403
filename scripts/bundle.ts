import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bundleOf, functionNames, functions } from '@bloomkin/cdk/functions.ts';
import { type BuildOptions, build as esbuild, type Metafile, type Plugin } from 'esbuild';
import { hashOfFiles, root, unlessUnchanged } from './buildStamp.ts';
import { bundleSizes, sizeLine } from './bundleBudgets.ts';
import { slimming } from './bundleSlimming.ts';
import { builtStorefront, storefront } from './bundleStorefront.ts';

const outDir = '.build/functions';
const metaFile = join(root, '.build/functions.meta.json');

const inputs = [
  'lambdas/{package.json,src/**/*.ts}',
  'shared/{package.json,src/**/*.ts}',
  'cdk/src/functions.ts',
  'scripts/bundle*.ts',
  builtStorefront,
  'package-lock.json',
];

/** Packages with native code: not bundled, but installed beside the bundle when it is deployed (bundleNative.ts). */
export const nativePackages = ['sharp'];

/** What few calls need and `import()` loads: a file beside the bundle, which the others do not read when they start. */
const lazyPackages: Plugin = {
  name: 'lazyPackages',
  setup(build) {
    build.onResolve({ filter: /^stripe$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `./${path}.mjs`, external: true } : undefined,
    );
  },
};

/** Bundle → source file. */
const entries = Object.fromEntries(
  functionNames.map((name) => [bundleOf(name), join('lambdas/src', functions[name].source)]),
);

/** How our code is bundled; tests look at the same bundles unminified. */
export const bundleOptions = (bundles: Readonly<Record<string, string>>) =>
  ({
    absWorkingDir: root,
    entryPoints: Object.entries(bundles).map(([name, source]) => ({ in: source, out: `${name}/index` })),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: nativePackages,
    plugins: [slimming, storefront, lazyPackages],
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    write: false,
  }) as const satisfies BuildOptions;

/**
 * Bundles every function in one call, unless nothing changed. Throws, after bundling the others, when a function has
 * no source. Says whether it ran.
 */
export async function bundle(): Promise<boolean> {
  const ran = await unlessUnchanged('functions', hashOfFiles(inputs), outDir, bundleAll);
  return ran;
}

async function bundleAll(): Promise<void> {
  const present = Object.entries(entries).filter(([, source]) => existsSync(join(root, source)));
  const options = bundleOptions(Object.fromEntries(present));
  const bundles = await esbuild({ ...options, minify: true });
  const lazy = await esbuild({ ...options, entryPoints: lazyEntries(bundles.metafile), minify: true });
  rmSync(join(root, outDir), { recursive: true, force: true });
  for (const { path, text } of [...bundles.outputFiles, ...lazy.outputFiles]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, withRequire(text));
  }
  const inputs = { ...bundles.metafile.inputs, ...lazy.metafile.inputs };
  const outputs = { ...bundles.metafile.outputs, ...lazy.metafile.outputs };
  writeFileSync(metaFile, JSON.stringify({ inputs, outputs }));
  const missing = Object.values(entries).filter((source) => !existsSync(join(root, source)));
  if (missing.length > 0) throw new Error(`These functions have no source yet: ${missing.join(', ')}`);
}

/** The packages that each bundle imports from beside it. */
const lazyEntries = ({ outputs }: Metafile) =>
  Object.entries(outputs).flatMap(([output, { imports }]) =>
    imports
      .filter(({ path, external, kind }) => external && kind === 'dynamic-import' && path.startsWith('./'))
      .map(({ path }) => ({
        in: path.slice('./'.length, -'.mjs'.length),
        out: relative(outDir, join(dirname(output), path.slice(0, -'.mjs'.length))),
      })),
  );

/** Some packages still call `require` for Node's own modules, which an ES module has to be given. */
function withRequire(code: string): string {
  if (!code.includes('Dynamic require of')) return code;
  return `import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);${code}`;
}

/** What the last bundling put into each bundle. */
export function bundledMetafile(): Metafile {
  return JSON.parse(readFileSync(metaFile, 'utf8'));
}

if (import.meta.main) {
  const ran = await bundle();
  const sizes = bundleSizes(bundledMetafile());
  console.log(ran ? 'Functions bundled:' : 'Functions unchanged:');
  console.log(sizes.map(sizeLine).join('\n'));
  if (sizes.some(({ withinBudget }) => !withinBudget)) process.exitCode = 1;
}
