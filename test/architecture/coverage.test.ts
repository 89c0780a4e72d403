import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOfficePages } from '@bloomkin/shared/pages.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/coverage.md'), 'utf8');
const rows = [...text.matchAll(/^\| (.+?) \| `(.+?)` \| `(.+?)` \|$/gm)].map(
  ([, what = '', where = '', test = '']) => ({ what, where, test }),
);

const routes = new Map(allRoutes.map(({ name, route }) => [`${route.method} ${route.path}`, name]));
const pages = new Set(allOfficePages.map(({ path }) => path));

describe('docs/coverage.md', () => {
  it('names routes and pages that exist', () => {
    const unknown = rows.filter(({ where }) =>
      where.startsWith('page ') ? !pages.has(where.slice('page '.length)) : !routes.has(where),
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(unknown).toEqual([]);
  });

  it('names a test that calls the route', () => {
    const untested = rows.filter(({ where, test }) => {
      if (!existsSync(join(root, test))) return true;
      const name = routes.get(where);
      return name !== undefined && !new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, test), 'utf8'));
    });
    expect(untested).toEqual([]);
  });

  it('has a row for each route of a florist', () => {
    const listed = new Set(rows.map(({ where }) => where));
    const missing = allRoutes
      .filter(({ route }) => route.options.access === 'vendor')
      .map(({ route: { method, path } }) => `${method} ${path}`)
      .filter((route) => !listed.has(route));
    expect(missing).toEqual([]);
  });

  it('has a row for each page of the back office', () => {
    const listed = new Set(rows.map(({ where }) => where));
    const missing = allOfficePages
      .filter(({ inShell, isNotice }) => inShell && !isNotice)
      .filter(({ path }) => !listed.has(`page ${path}`))
      .map(({ path }) => path);
    expect(missing).toEqual([]);
  });
});
