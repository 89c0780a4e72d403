import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from '@bloomkin/web/render/fillShell.ts';
import { measure } from '@bloomkin/web/scripts/budget.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const kb = 1000;
/** What the run has built. */
const dist = join(import.meta.dirname, '../../../web/dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const budget = measure(dist);

interface AppManifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

describe('a first visit', () => {
  it('downloads 135 KB of script at most on each public page', () => {
    const over = Object.entries(budget.firstVisitBytes).filter(([, bytes]) => bytes > 135 * kb);
    expect(over).toEqual([]);
  });

  it('preloads the scripts of the page with the entry', () => {
    const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
      read('.vite/storefront.json'),
    );
    const fileOf = (name: string) => Object.values(manifest).find((chunk) => chunk.name === name)?.file;
    const { preloads }: Shell = JSON.parse(read('.vite/shell.json'));
    const preloadsOf = (path: string) => preloads.find(([paths]) => new RegExp(paths).test(path))?.[1] ?? [];
    for (const path of ['/', '/main']) expect(preloadsOf(path), path).toContain(`/${fileOf('HomePage')}`);
    for (const path of ['/market', '/products', '/products/catalog/3'])
      expect(preloadsOf(path), path).toContain(`/${fileOf('MarketPage')}`);
    expect(preloadsOf('/viewproduct/p1')).toContain(`/${fileOf('ProductPage')}`);
    expect(preloadsOf('/viewproduct/p1')).not.toContain(`/${fileOf('HomePage')}`);
  });

  it('ships the licences of the packages in it', () => {
    expect(read('assets/licences.txt')).toMatch(/## react - 19[\s\S]+Meta Platforms/);
    expect(read('assets/licences-office.txt')).toMatch(/## @tiptap\/core - 3[\s\S]+Tiptap/);
  });

  it('starts libraries before our code', () => {
    const manifest: Record<string, { file: string; name?: string; isEntry?: boolean }> = JSON.parse(
      read('.vite/storefront.json'),
    );
    const chunks = Object.values(manifest);
    const first = [chunks.find(({ name }) => name === 'vendor'), chunks.find(({ isEntry }) => isEntry)];
    const { scripts }: Shell = JSON.parse(read('.vite/shell.json'));
    expect(scripts.slice(0, 2)).toEqual(first.map((chunk) => `/${chunk?.file}`));
  });

  it('loads 9 KB of style at most, inlined', () => {
    expect(budget.inlineStyleBytes).toBeLessThanOrEqual(9 * kb);
    expect(read('index.html')).toContain('<style>');
    expect(read('index.html')).not.toContain('rel="stylesheet"');
  });

  it('loads no style sheet later', () => {
    const manifest: Record<string, { css?: string[] }> = JSON.parse(read('.vite/storefront.json'));
    expect(Object.keys(manifest).filter((name) => manifest[name]?.css)).toEqual(['index.html']);
  });

  it('leads to lazy chunks of 45 KB at most', () => {
    expect(budget.lazyParts.filter(({ bytes }) => bytes > 45 * kb)).toEqual([]);
  });

  it('leads to a checkout without the form library', () => {
    const checkout = budget.lazyParts.find(({ name }) => name.endsWith('/Checkout.tsx'));
    expect(checkout?.bytes).toBeLessThanOrEqual(39 * kb);
  });

  it('downloads 170 KB gzip of script at most in the back office', () => {
    expect(budget.backOfficeGzipBytes).toBeLessThanOrEqual(170 * kb);
  });
});

describe('a page of the back office', () => {
  it('loads at most 25 scripts, including the first route', () => {
    expect(budget.officePages.length).toBeGreaterThan(40);
    expect(budget.officePages.filter(({ scripts }) => scripts > 25)).toEqual([]);
  });

  it('loads at most 253 KB of gzipped script, without map and editor', () => {
    expect(budget.officePages.filter(({ gzipBytes }) => gzipBytes > 253 * kb)).toEqual([]);
  });
});

describe.each(['storefront', 'backOffice'])('the chunks of %s', (name) => {
  it('import each other without a circle', () => {
    const manifest: Record<string, { imports?: string[] }> = JSON.parse(read(`.vite/${name}.json`));
    const done = new Set<string>();
    const findCircle = (chunk: string, importers: readonly string[]): string[] => {
      if (importers.includes(chunk)) return [...importers, chunk];
      if (done.has(chunk)) return [];
      const imports = manifest[chunk]?.imports ?? [];
      const circle = imports.flatMap((imported) => findCircle(imported, [...importers, chunk]));
      done.add(chunk);
      return circle;
    };
    expect(Object.keys(manifest).flatMap((chunk) => findCircle(chunk, []))).toEqual([]);
  });
});

describe('the installable app', () => {
  it('brings icons in the sizes of its manifest, maskable ones too', async () => {
    const { icons }: AppManifest = JSON.parse(read('manifest.json'));
    const drawn = icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of drawn) {
      const { width, height } = await sharp(join(dist, src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const sizesOf = (wanted: string) =>
      drawn.filter(({ purpose }) => purpose === wanted).map(({ sizes }) => sizes);
    expect(sizesOf('any')).toEqual(['192x192', '512x512']);
    expect(sizesOf('maskable')).toEqual(['192x192', '512x512']);
  });

  it('takes its name from both shells', () => {
    for (const shell of ['index.html', 'backoffice.html'])
      expect(read(shell), shell).toContain('<link rel="manifest" href="/manifest.json"');
  });

  it('brings a service worker in one file, versioned by the offline page', () => {
    const hash = createHash('sha256').update(read('offline.html')).digest('hex');
    expect(read('sw.js')).toContain(hash.slice(0, 12));
    expect(read('sw.js')).not.toMatch(/\bimport\b|\bexport\b/);
  });
});

describe('the storefront’s bundle', () => {
  const scripts = () => {
    const manifest: Record<string, { file: string }> = JSON.parse(read('.vite/storefront.json'));
    return Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => read(file))
      .join('\n');
  };

  it('contains no schema of the route table', () => {
    expect(scripts()).toContain('/api/shop/category/{id}/products');
    expect(scripts()).not.toContain('Must be a day such as');
  });

  it('brings fonts under hashed names that both shells preload', () => {
    const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    for (const shell of ['index.html', 'backoffice.html'])
      for (const font of fonts) expect(read(shell)).toContain(font);
  });
});
