import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// `node web/scripts/budget.ts [dist]` prints what a visit downloads; test/web/build holds it to the limits.

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** What a page loads beyond the storefront's frame. */
const firstParts = {
  home: ['front', 'src/features/home/HomeShelves.tsx'],
  market: ['front', 'src/features/market/FilterPanel.tsx'],
  product: ['src/pages/ProductPage.tsx'],
  florist: ['src/pages/FloristPage.tsx'],
  company: ['src/pages/CompanyPage.tsx'],
  newArrivals: ['src/pages/NewArrivalsPage.tsx'],
  cart: ['src/pages/CheckoutPage.tsx'],
} as const satisfies Record<string, readonly string[]>;
export type FirstPage = keyof typeof firstParts;

export interface Budget {
  /** Script of a first visit by page, brotli; of the market on a wide screen. */
  firstVisitBytes: Readonly<Record<FirstPage, number>>;
  /** Style inside index.html, brotli. */
  inlineStyleBytes: number;
  /** Each later storefront part with what it needs beyond the first visit, brotli, largest first. */
  lazyParts: readonly { name: string; bytes: number }[];
  /** Script of the back office's first route, gzip. */
  backOfficeGzipBytes: number;
}

/** A chunk and all that it imports at once. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

/** All parts that a page may load later. */
function laterParts(manifest: Manifest, entry: string): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    for (const part of closure(manifest, key)) {
      for (const next of manifest[part]?.dynamicImports ?? []) {
        if (found.has(next)) continue;
        found.add(next);
        visit(next);
      }
    }
  };
  visit(entry);
  return [...found];
}

/** Reads a build; throws when it is not there. */
export function measure(dist: string): Budget {
  const read = (file: string) => readFileSync(join(dist, file));
  const manifestOf = (name: string): Manifest => JSON.parse(read(`.vite/${name}.json`).toString());
  const size = (manifest: Manifest, keys: Iterable<string>, pack: (content: Buffer) => Buffer) =>
    [...keys].reduce((sum, key) => sum + pack(read(manifest[key]?.file ?? '')).length, 0);
  const storefront = manifestOf('storefront');
  const backOffice = manifestOf('backOffice');
  const first = closure(storefront, 'index.html');
  const styles = [
    ...read('index.html')
      .toString()
      .matchAll(/<style>([\s\S]*?)<\/style>/g),
  ].map(([, style]) => style);
  const lazyParts = laterParts(storefront, 'index.html').map((name) => {
    const own = [...closure(storefront, name)].filter((part) => !first.has(part));
    return { name, bytes: size(storefront, own, brotliCompressSync) };
  });
  const visit = (parts: readonly string[]) => {
    const all = new Set(first);
    for (const part of parts) {
      const key = Object.keys(storefront).find((each) => each === part || storefront[each]?.name === part);
      if (!key) throw new Error(`No chunk ${part}`);
      closure(storefront, key, all);
    }
    return size(storefront, all, brotliCompressSync);
  };
  return {
    firstVisitBytes: {
      home: visit(firstParts.home),
      market: visit(firstParts.market),
      product: visit(firstParts.product),
      florist: visit(firstParts.florist),
      company: visit(firstParts.company),
      newArrivals: visit(firstParts.newArrivals),
      cart: visit(firstParts.cart),
    },
    inlineStyleBytes: brotliCompressSync(styles.join('')).length,
    lazyParts: lazyParts.sort((a, b) => b.bytes - a.bytes),
    backOfficeGzipBytes: size(backOffice, closure(backOffice, 'backoffice.html'), gzipSync),
  };
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

if (import.meta.main) {
  const found = measure(process.argv[2] ?? join(import.meta.dirname, '../dist'));
  for (const [page, bytes] of Object.entries(found.firstVisitBytes)) {
    console.log(`first visit, ${page.padEnd(11)} script (brotli) ${kb(bytes).padStart(9)}`);
  }
  console.log(`first visit, style (brotli)    ${kb(found.inlineStyleBytes)}`);
  console.log(`back office, script (gzip)     ${kb(found.backOfficeGzipBytes)}`);
  for (const { name, bytes } of found.lazyParts) console.log(`  later: ${kb(bytes).padStart(9)}  ${name}`);
}
