import type { Metafile } from 'esbuild';

/** KB of 1,024 bytes loaded at start; larger bundles slow cold starts noticeably. */
const budgetsKb: Readonly<Record<string, number>> = {
  // React's renderer and the storefront's own code.
  ssr: 945,
  // The catalogue, carts, promises and three protocols.
  agents: 700,
  // Orders with their money, claims and swaps.
  orders: 670,
  // Notices, with the catalogue that finds another florist.
  dueNotices: 660,
};
const defaultBudgetKb = 650;

export interface BundleSize {
  name: string;
  startKb: number;
  totalKb: number;
  budgetKb: number;
  withinBudget: boolean;
}

export function bundleSizes({ outputs }: Metafile): BundleSize[] {
  const byBundle = Map.groupBy(Object.keys(outputs), (path) => path.split('/').at(-2) ?? path);
  return [...byBundle]
    .map(([name, paths]) => {
      const entry = paths.find((path) => path.endsWith('/index.mjs'));
      const startKb = sumKb(outputs, entry ? findStaticImports(outputs, entry) : []);
      const budgetKb = budgetsKb[name] ?? defaultBudgetKb;
      const withinBudget = startKb <= budgetKb;
      return { name, startKb, totalKb: sumKb(outputs, paths), budgetKb, withinBudget };
    })
    .sort((a, b) => b.startKb - a.startKb);
}

export interface PackageSize {
  /** `@aws-sdk/client-s3`, or the workspace: `lambdas`. */
  name: string;
  startKb: number;
}

/** Sizes by package of the code that a bundle loads when it starts, largest first. */
export function packageSizes({ outputs }: Metafile, bundle: string): PackageSize[] {
  const entry = Object.keys(outputs).find((path) => path.endsWith(`/${bundle}/index.mjs`));
  const inputs = [...(entry ? findStaticImports(outputs, entry) : [])].flatMap((path) =>
    Object.entries(outputs[path]?.inputs ?? {}),
  );
  const byPackage = Map.groupBy(inputs, ([path]) => toPackage(path));
  return [...byPackage]
    .map(([name, parts]) => ({
      name,
      startKb: Math.round(parts.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0) / 1024),
    }))
    .toSorted((a, b) => b.startKb - a.startKb);
}

function toPackage(path: string): string {
  const installed = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return installed ?? path.split('/').find((part) => part !== '..' && part !== '.') ?? path;
}

function findStaticImports(outputs: Metafile['outputs'], entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  // Iterating a set includes values added during the iteration.
  for (const path of found)
    for (const { path: imported, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) found.add(imported);
  return found;
}

const sumKb = (outputs: Metafile['outputs'], paths: Iterable<string>) =>
  Math.ceil([...paths].reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0) / 1024);

export const sizeLine = ({ name, startKb, totalKb, budgetKb, withinBudget }: BundleSize): string =>
  `  ${name.padEnd(20)} ${String(startKb).padStart(4)} KB of ${budgetKb}, ${totalKb} in all${withinBudget ? '' : '  OVER BUDGET'}`;
