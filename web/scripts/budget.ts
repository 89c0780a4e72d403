import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { StorefrontPage } from '@bloomkin/shared/page.ts';
import { renderedPages } from '@bloomkin/shared/pages.ts';
import type { Shell } from '#render/fillShell.ts';

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

/** Loaded with a page on a wide screen, beside its preloads. */
const wideScreenPart = 'src/features/market/filters/FilterPanel.tsx';

const officeEntry = 'backoffice.html';

export interface Budget {
  /** Script of a first visit by the page's path, brotli. */
  firstVisitBytes: Readonly<Record<string, number>>;
  /** Style inside index.html, brotli. */
  inlineStyleBytes: number;
  /** Each later storefront part with what it needs beyond the first visit, brotli, largest first. */
  lazyParts: readonly { name: string; bytes: number }[];
  /** Script of the back office's first route, gzip. */
  backOfficeGzipBytes: number;
  /** Each page and later part of the back office with the first route, most scripts first. */
  officePages: readonly { name: string; scripts: number; gzipBytes: number }[];
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
  /** Pages share most files: each is packed once. */
  const rememberSizes = (pack: (content: Buffer) => Buffer) => {
    const sizes = new Map<string, number>();
    return (file: string): number => {
      const bytes = sizes.get(file) ?? pack(read(file)).length;
      sizes.set(file, bytes);
      return bytes;
    };
  };
  const [brotli, gzip] = [rememberSizes(brotliCompressSync), rememberSizes(gzipSync)];
  const size = (manifest: Manifest, keys: Iterable<string>, sizeOf: (file: string) => number) =>
    [...keys].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0);
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
    return { name, bytes: size(storefront, own, brotli) };
  });
  const { preloads }: Shell = JSON.parse(read('.vite/shell.json').toString());
  const preloadsOf = (path: string) =>
    preloads.find(([paths]) => new RegExp(paths).test(path))?.[1].map((file) => file.slice(1)) ?? [];
  const visit = ({ path, component }: StorefrontPage) => {
    const parts = closure(storefront, component === 'MarketPage' ? wideScreenPart : '', new Set(first));
    const files = new Set([...[...parts].map((key) => storefront[key]?.file ?? ''), ...preloadsOf(path)]);
    return [...files].reduce((sum, file) => sum + brotli(file), 0);
  };
  const officeFirst = closure(backOffice, officeEntry);
  const officePages = (backOffice[officeEntry]?.dynamicImports ?? []).map((name) => {
    const parts = closure(backOffice, name, new Set(officeFirst));
    return { name, scripts: parts.size, gzipBytes: size(backOffice, parts, gzip) };
  });
  return {
    firstVisitBytes: Object.fromEntries(renderedPages.map((page) => [page.path, visit(page)])),
    inlineStyleBytes: brotliCompressSync(styles.join('')).length,
    lazyParts: lazyParts.sort((a, b) => b.bytes - a.bytes),
    backOfficeGzipBytes: size(backOffice, officeFirst, gzip),
    officePages: officePages.sort((a, b) => b.scripts - a.scripts),
  };
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

if (import.meta.main) {
  const found = measure(process.argv[2] ?? join(import.meta.dirname, '../dist'));
  for (const [page, bytes] of Object.entries(found.firstVisitBytes)) {
    console.log(`first visit, ${page.padEnd(28)} script (brotli) ${kb(bytes).padStart(9)}`);
  }
  console.log(`first visit, style (brotli)    ${kb(found.inlineStyleBytes)}`);
  console.log(`back office, script (gzip)     ${kb(found.backOfficeGzipBytes)}`);
  for (const { name, scripts, gzipBytes } of found.officePages)
    console.log(`  office: ${kb(gzipBytes).padStart(9)} in ${String(scripts).padStart(2)} scripts  ${name}`);
  for (const { name, bytes } of found.lazyParts) console.log(`  later: ${kb(bytes).padStart(9)}  ${name}`);
}
