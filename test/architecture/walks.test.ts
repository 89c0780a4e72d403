import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listImports, root } from './importGraph.ts';

const [, section = ''] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('## Five walks');
const [text = ''] = section.split('\n## ');
const walks = text
  .split('\n### ')
  .slice(1)
  .map((walk) => ({
    title: walk.split('\n')[0] ?? '',
    files: [...new Set([...walk.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file))],
  }));

/** The entry points of the gateway, Cognito and the stream. */
const isEntry = (file: string) => /^lambdas\/src\/(api\/[^/]+\/handler|events\/\w+\/\w+)\.ts$/.test(file);

describe('the walks of ARCHITECTURE', () => {
  it('number five', () => expect(walks).toHaveLength(5));

  it.each(walks)('open at most 25 files that exist: $title', ({ files }) => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files.length).toBeGreaterThan(12);
    expect(files.length).toBeLessThanOrEqual(25);
  });

  it.each(walks)('name each file after one that imports it: $title', ({ files: [first = '', ...rest] }) => {
    const unreached = rest.filter((file, index) => {
      const before = [first, ...rest.slice(0, index)];
      return !isEntry(file) && !before.some((earlier) => listImports(earlier).includes(file));
    });
    expect(unreached).toEqual([]);
  });
});
