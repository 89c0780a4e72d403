import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleName, functionNames, functions } from '@bloomkin/cdk/functions.ts';
import { type BuildOptions, build as esbuild, type Metafile, type Plugin } from 'esbuild';
import { hashFiles, root } from './buildStamp.ts';
import { bundleSizes, sizeLine } from './bundleBudgets.ts';

/** The storefront's server entry, from the web app's build. */
const builtStorefront = 'web/dist/.render/storefront.mjs';

/** Written by Vite beside it. */
const storefrontLicences = 'web/dist/.render/licences.txt';

/** Resolves `virtual:storefront` (`lambdas/src/ssr/virtualStorefront.d.ts`). */
const storefront: Plugin = {
  name: 'storefront',
  setup(build) {
    const path = join(root, builtStorefront);
    build.onResolve({ filter: /^virtual:storefront$/ }, () =>
      existsSync(path)
        ? { path, sideEffects: false }
        : { errors: [{ text: `${builtStorefront} is not there: build the web app first` }] },
    );
  },
};

const outDir = '.build/functions';

const sources = ['lambdas/src/**/*.ts', 'lambdas/src/**/*.json', 'shared/src/**/*.ts', builtStorefront];
const httpModule = 'scripts/builtInHttp.cjs';
const toolchain = ['{lambdas,shared}/package.json', 'scripts/bundle*.ts', httpModule, 'package-lock.json'];

/** Installed beside a bundle when it is deployed (bundleNative.ts). */
export const nativePackages = ['sharp'];

const entries = new Map(
  functionNames.map((name) => [bundleName(name), join('lambdas/src', functions[name].source)]),
);

/** Node reads every export of an imported built-in module; a getter of `node:http` loads undici (docs/decisions/0023). */
const builtInHttp: Plugin = {
  name: 'built-in-http',
  setup(build) {
    build.onResolve({ filter: /^(node:)?http$/ }, () => ({ path: join(root, httpModule) }));
  },
};

/** Reasons: docs/decisions/0023-bundling.md. */
export const bundleOptions = {
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"' },
  external: nativePackages,
  // CommonJS packages call `require`, which an ES module does not have.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  plugins: [storefront, builtInHttp],
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  minify: true,
  write: false,
} as const satisfies BuildOptions;

interface BuiltBundle {
  digest: string;
  metafile: Metafile;
}

const metaFile = (bundle: string) => join(root, '.build/meta', `${bundle}.json`);

function readBuiltBundle(bundle: string): BuiltBundle | undefined {
  const isBuilt = existsSync(metaFile(bundle)) && existsSync(join(root, outDir, bundle, 'index.mjs'));
  return isBuilt ? JSON.parse(readFileSync(metaFile(bundle), 'utf8')) : undefined;
}

/** Sources of a bundle; the lock file covers packages. */
function digestInputs({ inputs }: Metafile, hashes: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(inputs).sort()) hash.update(`${file} ${hashes.get(file)}\n`);
  for (const [file, content] of hashFiles(toolchain)) hash.update(`${file} ${content}\n`);
  return hash.digest('hex');
}

export async function bundle(): Promise<boolean> {
  // Hashed before building, so that a file edited during it is bundled again next time.
  const hashes = hashFiles(sources);
  let ran = false;
  for (const [name, source] of entries) {
    const built = readBuiltBundle(name);
    if (built && built.digest === digestInputs(built.metafile, hashes)) continue;
    await buildBundle(name, source, hashes);
    ran = true;
  }
  return ran;
}

/** One build per bundle: `splitting` in a common build would share chunks between functions. */
async function buildBundle(name: string, source: string, hashes: ReadonlyMap<string, string>): Promise<void> {
  const outdir = join(outDir, name);
  const entryPoints = [{ in: source, out: 'index' }];
  const { outputFiles, metafile } = await esbuild({ ...bundleOptions, entryPoints, outdir });
  rmSync(metaFile(name), { force: true });
  rmSync(join(root, outdir), { recursive: true, force: true });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  writeFileSync(join(root, outdir, 'LICENCES.txt'), licenceNotices(metafile));
  mkdirSync(dirname(metaFile(name)), { recursive: true });
  const built: BuiltBundle = { digest: digestInputs(metafile, hashes), metafile };
  writeFileSync(metaFile(name), JSON.stringify(built));
}

export function bundledMetafile(): Metafile {
  const metafiles = [...entries.keys()].flatMap((name) => readBuiltBundle(name)?.metafile ?? []);
  return {
    inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...metafiles.map(({ outputs }) => outputs)),
  };
}

if (import.meta.main) {
  const ran = await bundle();
  const sizes = bundleSizes(bundledMetafile());
  console.log(ran ? 'Functions bundled:' : 'Functions unchanged:');
  console.log(sizes.map(sizeLine).join('\n'));
  if (sizes.some(({ withinBudget }) => !withinBudget)) process.exitCode = 1;
}

/** The notices that licences want in each copy, of the installed packages in a bundle. */
function licenceNotices({ inputs }: Pick<Metafile, 'inputs'>): string {
  const paths = Object.keys(inputs);
  const packages = paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  const notices = [...new Set(packages)].sort().map(readNotice);
  const byText = [...Map.groupBy(notices, ({ text }) => text)];
  const parts = byText.map(([text, same]) => `${same.map(({ title }) => title).join('\n')}\n\n${text}`);
  if (paths.includes(builtStorefront)) parts.push(readFileSync(join(root, storefrontLicences), 'utf8'));
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function readNotice(dir: string) {
  const { name, version, license }: { name: string; version: string; license: string } = JSON.parse(
    readFileSync(join(root, dir, 'package.json'), 'utf8'),
  );
  const files = readdirSync(join(root, dir)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(root, dir, file), 'utf8').trim());
  return { title: `${name} ${version} (${license})`, text: texts.join('\n\n') };
}
