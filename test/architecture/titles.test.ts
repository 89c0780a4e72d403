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
