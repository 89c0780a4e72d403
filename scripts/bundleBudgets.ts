import type { Metafile } from 'esbuild';

/** In KB of 1,024 bytes, of what a function loads when it starts; past them a cold start is felt. */
const budgetsKb: Readonly<Record<string, number>> = {
  // React's renderer and the storefront's own code.
  ssr: 895,
};
const defaultBudgetKb = 600;

export interface BundleSize {
  name: string;
  /** The entry and the chunks that it imports statically. */
  startKb: number;
  /** With the chunks of `import()`. */
  totalKb: number;
  budgetKb: number;
  withinBudget: boolean;
}

/** Largest first. */
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

function findStaticImports(outputs: Metafile['outputs'], entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  // A set's iteration includes what is added during it.
  for (const path of found)
    for (const { path: imported, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) found.add(imported);
  return found;
}

const sumKb = (outputs: Metafile['outputs'], paths: Iterable<string>) =>
  Math.ceil([...paths].reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0) / 1024);

export const sizeLine = ({ name, startKb, totalKb, budgetKb, withinBudget }: BundleSize): string =>
  `  ${name.padEnd(20)} ${String(startKb).padStart(4)} KB of ${budgetKb}, ${totalKb} in all${withinBudget ? '' : '  OVER BUDGET'}`;
