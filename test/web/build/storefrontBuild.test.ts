import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Budget, measure } from '../../../web/scripts/budget.ts';
import { buildWeb } from '../../../web/scripts/buildWeb.ts';
import type { Shell } from '../../../web/src/render/fillShell.ts';

const kb = 1000;
const dist = mkdtempSync(join(tmpdir(), 'bloomkin-web-'));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
let budget: Budget;

beforeAll(async () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await buildWeb(dist);
  process.env.NODE_ENV = before;
  budget = measure(dist);
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

describe('what a visit downloads', () => {
  it('is 105 KB of script at most for each public page', () => {
    const over = Object.entries(budget.firstVisitBytes).filter(([, bytes]) => bytes > 105 * kb);
    expect(over).toEqual([]);
  });

  it('asks for the scripts of a page together with the first download', () => {
    const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
      read('.vite/storefront.json'),
    );
    const fileOf = (name: string) => Object.values(manifest).find((chunk) => chunk.name === name)?.file;
    const { preloads }: Shell = JSON.parse(read('.vite/shell.json'));
    const asked = (path: string) => preloads.find(([paths]) => new RegExp(paths).test(path))?.[1] ?? [];
    for (const path of ['/', '/main', '/market', '/products', '/products/catalog/3'])
      expect(asked(path), path).toContain(`/${fileOf('front')}`);
    expect(asked('/viewproduct/p1')).toContain(`/${fileOf('ProductPage')}`);
    expect(asked('/viewproduct/p1')).not.toContain(`/${fileOf('front')}`);
  });

  it('starts React, then the other libraries, then our own code', () => {
    const manifest: Record<string, { file: string; name?: string; isEntry?: boolean }> = JSON.parse(
      read('.vite/storefront.json'),
    );
    const chunks = Object.values(manifest);
    const first = ['react', 'vendor'].map((name) => chunks.find((chunk) => chunk.name === name));
    const inOrder = [...first, chunks.find(({ isEntry }) => isEntry)].map((chunk) => `/${chunk?.file}`);
    const { scripts }: Shell = JSON.parse(read('.vite/shell.json'));
    expect(scripts.slice(0, 3)).toEqual(inOrder);
  });

  it('is 9 KB of style at most, inside the page', () => {
    expect(budget.inlineStyleBytes).toBeLessThanOrEqual(9 * kb);
    expect(read('index.html')).toContain('<style>');
    expect(read('index.html')).not.toContain('rel="stylesheet"');
  });

  it('is style at the beginning only: later parts wait for none', () => {
    const manifest: Record<string, { css?: string[] }> = JSON.parse(read('.vite/storefront.json'));
    expect(Object.keys(manifest).filter((name) => manifest[name]?.css)).toEqual(['index.html']);
  });

  it('is 30 KB at most for any part that comes later', () => {
    expect(budget.lazyParts.filter(({ bytes }) => bytes > 30 * kb)).toEqual([]);
  });

  it('is 150 KB gzip of script at most for the back office', () => {
    expect(budget.backOfficeGzipBytes).toBeLessThanOrEqual(150 * kb);
  });
});

describe('what the storefront’s files hold', () => {
  const scripts = () => {
    const manifest: Record<string, { file: string }> = JSON.parse(read('.vite/storefront.json'));
    return Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => read(file))
      .join('\n');
  };

  it('no schema of the route table', () => {
    expect(scripts()).toContain('/api/shop/category/{id}/products');
    expect(scripts()).not.toContain('Must be a day such as');
  });

  it('React’s marks without a stack, which a browser with its tools open would read all of React for', () => {
    expect(scripts().match(/__proto__:Error\.prototype,/g)).toHaveLength(5);
  });

  it('no view transitions, which nobody uses', () => {
    expect(scripts()).toContain('hydrateRoot');
    expect(scripts()).not.toContain('.startViewTransition(');
  });

  it('no style sheets and scripts that React brings, and nothing that would need them', () => {
    expect(scripts()).not.toContain('link[rel="preload"][as="style"]');
    const source = join(import.meta.dirname, '../../../web/src');
    const drawn = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !file.startsWith('render/'),
    );
    expect(drawn.length).toBeGreaterThan(100);
    const needing = drawn.filter((file) =>
      /<(title|meta|link|style|script)[\s/>]|<ViewTransition|componentStack|\b(preload|preinit)(Module)?\(/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    );
    expect(needing).toEqual([]);
  });

  it('no forms or scroll keeping of the router, which nobody uses', () => {
    expect(scripts()).not.toContain('unstable_HistoryRouter');
    expect(scripts()).not.toContain('react-router-scroll-positions');
  });

  it('fonts under hashed names that the page asks for at once', () => {
    const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(read('index.html')).toContain(font);
  });
});
