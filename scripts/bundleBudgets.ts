import type { Metafile } from 'esbuild';

/** Largest sizes in KB (1,024 bytes) of a function's code; past them a cold start is felt. */
const budgetsKb: Readonly<Record<string, number>> = {
  // Those that call the payment provider carry its SDK.
  payments: 800,
  paymentWebhook: 800,
  refundsOwed: 800,
  tableChanges: 800,
  // React's renderer and the storefront's own code.
  ssr: 750,
};
const anyOtherKb = 600;

export interface BundleSize {
  name: string;
  kb: number;
  budgetKb: number;
  withinBudget: boolean;
}

/** Every bundle's size, what it loads later included, beside its budget, largest first. */
export function bundleSizes(metafile: Metafile): BundleSize[] {
  const bytesOf = new Map<string, number>();
  for (const [path, { bytes }] of Object.entries(metafile.outputs)) {
    const name = path.split('/').at(-2) ?? path;
    bytesOf.set(name, (bytesOf.get(name) ?? 0) + bytes);
  }
  return [...bytesOf]
    .map(([name, bytes]) => {
      const kb = Math.ceil(bytes / 1024);
      const budgetKb = budgetsKb[name] ?? anyOtherKb;
      return { name, kb, budgetKb, withinBudget: kb <= budgetKb };
    })
    .sort((a, b) => b.kb - a.kb);
}

export const sizeLine = ({ name, kb, budgetKb, withinBudget }: BundleSize): string =>
  `  ${name.padEnd(20)} ${String(kb).padStart(4)} KB of ${budgetKb}${withinBudget ? '' : '  OVER BUDGET'}`;
