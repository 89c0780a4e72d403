import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesPath } from '@bloomkin/shared/page.ts';
import { allOfficePages } from '@bloomkin/shared/pages.ts';
import { expect, it } from 'vitest';
import { root } from './importGraph.ts';

const guide = readFileSync(join(root, 'docs/operator-guide.md'), 'utf8');
const listAll = (pattern: RegExp) => [...guide.matchAll(pattern)].map(([, found = '']) => found);

const screens = ['web/src/office', 'web/src/features/orders', 'shared/src']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');

it('docs/operator-guide.md names pages that exist', () => {
  const named = listAll(/`(\/[^`]+)`/g).map((path) => path.replace('…', 'x'));
  expect(named.length).toBeGreaterThan(20);
  const isPage = (path: string) => allOfficePages.some((page) => matchesPath(page.path, path));
  expect(named.filter((path) => !isPage(path))).toEqual([]);
});

it('docs/operator-guide.md names buttons and headings as the screens do', () => {
  expect(listAll(/\*\*([^*]+)\*\*/g).filter((label) => !screens.includes(label))).toEqual([]);
});
