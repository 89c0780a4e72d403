import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { functionNames, functions } from '@bloomkin/cdk/functions.ts';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../../lambdas/src');

test.each(functionNames)('%s has a source and a bucket for each of its calls on objects', (name) => {
  const { source, catalogue = [], media = [], withdrawals = [], objects } = functions[name];
  expect(existsSync(join(sources, source))).toBe(true);
  expect([...new Set<string>([...catalogue, ...media, ...withdrawals])].sort()).toEqual([...objects]);
});
