import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allOfficePages, allStorefrontPages } from '@bloomkin/shared/pages.ts';
import { describe, expect, it } from 'vitest';
import { parseRow, rows, tableLines } from './coverageRows.ts';
import { isThere, isWitness, routeNames, sourceOf } from './coverageWitness.ts';
import { root } from './importGraph.ts';

const isTest = (path: string) => /^test\/.+\.test\.tsx?$/.test(path) && existsSync(join(root, path));

describe('docs/coverage.md', () => {
  it('has rows of one form', () => {
    expect(tableLines.filter((line) => !parseRow(line))).toEqual([]);
    expect(rows.length).toBeGreaterThan(400);
  });

  it('names routes, pages, messages and files that exist', () => {
    expect(rows.filter(({ where }) => !isThere(where))).toEqual([]);
  });

  it('names tests that exist, by words they have', () => {
    expect(rows.filter(({ test, title }) => !isTest(test) || !sourceOf(test).includes(title))).toEqual([]);
  });

  it('names a test that calls the route, opens the page, says the words or reaches the file', () => {
    expect(rows.filter(({ test, where }) => isTest(test) && !isWitness(test, where))).toEqual([]);
  });

  it('has a row for each route and each page', () => {
    const listed = new Set(rows.map(({ where }) => where));
    const pages = [...allStorefrontPages, ...allOfficePages].map(({ path }) => `page ${path}`);
    expect([...routeNames.keys(), ...pages].filter((where) => !listed.has(where))).toEqual([]);
  });
});
