import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeCoverage } from './coverage.ts';
import { root } from './importGraph.ts';

const text = describeCoverage();

it('finds a test for every page, call, message and error', () => {
  expect(text.split('\n').filter((line) => line.endsWith('| none |'))).toEqual([]);
});

it('writes docs/coverage.md as it is there: npm run docs', async () => {
  await expect(text).toMatchFileSnapshot(join(root, 'docs/coverage.md'));
});
