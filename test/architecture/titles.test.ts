import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './importGraph.ts';

/** The title of a test, also of a table's. */
const titles =
  /(?:\b(?:it|test)(?:\.[a-z]+(?:\([^()]*\))?)*|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async )?\(/g;
const states = /^(?:is|are|has|have|can|cannot|may|need|needs|of)\b/;

describe('titles of tests', () => {
  it('say what happens, instead of a state: a verb first', () => {
    const files = globSync('test/**/*.test.{ts,tsx}', { cwd: root });
    const found = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(titles)].map(
        ([, , title = '']) => `${file} › ${title}`,
      ),
    );
    expect(found.length).toBeGreaterThan(2000);
    expect(found.filter((name) => states.test(name.split(' › ')[1] ?? ''))).toEqual([]);
  });
});

describe('comments', () => {
  it('begin with a subject or a verb, never with "Of"', () => {
    const headless = /^.*(?:\/\*\*|\/\/) Of .*$/gm;
    const files = globSync('{cdk,lambdas,local,scripts,shared,test,web}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist|\.build)$/.test(path),
    });
    expect(files.length).toBeGreaterThan(3000);
    const found = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(headless)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    );
    expect(found).toEqual([]);
    expect(['/**', 'Of the order. */'].join(' ')).toMatch(new RegExp(headless.source));
  });
});
