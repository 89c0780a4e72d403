import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rows = read('docs/coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (item|---) /.test(line))
  .map((line) => line.split('|').slice(1, -1));
const cellsOf = (column: number) => rows.flatMap((row) => (row[column] ?? '').trim().split('<br>'));
const quoted = (cell: string) => cell.match(/^`([^`]+)`$/)?.[1];

const pages = [...read('web/src/pages.ts').matchAll(/\{ path: '([^']+)'/g)].map(([, path = '']) => path);
const calls = allRoutes.map(({ route }) => `${route.method} ${route.path}`);

it('every row of docs/coverage.md has a route, a file and a test', () => {
  expect(rows.length).toBeGreaterThan(80);
  const incomplete = rows.filter((row) => row.length !== 4 || row.some((cell) => cell.trim() === ''));
  expect(incomplete).toEqual([]);
});

it('every route it names is a page of the storefront or a call of the API, and no page is left out', () => {
  const named = cellsOf(1).map(quoted);
  const known = [...pages, ...calls];
  expect(named.filter((route) => route === undefined || !known.includes(route))).toEqual([]);
  expect(pages.filter((path) => !named.includes(path))).toEqual([]);
});

it('every file it names exists', () => {
  const files = cellsOf(2).map(quoted);
  expect(files.filter((path) => path === undefined || !existsSync(join(root, path)))).toEqual([]);
});

it('every test it names is in the file it names', () => {
  const missing = cellsOf(3).filter((cell) => {
    const [, path = '', name = ''] = cell.match(/^`(test\/[^`]+)` › (.+)$/) ?? [];
    return (
      !path ||
      !existsSync(join(root, path)) ||
      !read(path)
        .replace(/\(\s+'/g, "('")
        .includes(`('${name}',`)
    );
  });
  expect(missing).toEqual([]);
});
