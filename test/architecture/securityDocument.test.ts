import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const document = readFileSync(join(root, 'docs/security.md'), 'utf8');
const named = [...document.matchAll(/`((?:test|shared|lambdas|cdk|web|local|scripts)\/[^`]+)`/g)].map(
  ([, path = '']) => path,
);

it('every file that docs/security.md names as a test exists', () => {
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('every test of test/security is named', () => {
  const suites = import.meta.glob('../security/*.test.ts');
  const paths = Object.keys(suites).map((path) => path.replace('../', 'test/'));
  expect(paths.filter((path) => !named.includes(path))).toEqual([]);
});
