import type { Metafile } from 'esbuild';

/** Largest sizes in KB (1,024 bytes) of a function's code (design, section 11). */
const budgetsKb: Readonly<Record<string, number>> = {
  payments: 650,
  paymentWebhook: 650,
  // It gives card payments back.
  refundsOwed: 650,
  // They look addresses up.
  cart: 450,
  users: 450,
  tableChanges: 650,
  cognito: 350,
  // It draws the storefront: React's renderer and the storefront's own code.
  pages: 750,
};
const anyOtherKb = 420;

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
