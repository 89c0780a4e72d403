import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listImports, root } from './importGraph.ts';

const [, section = ''] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('## Three walks');
const [text = ''] = section.split('\n## ');
const walks = text
  .split('\n### ')
  .slice(1)
  .map((walk) => ({
    title: walk.split('\n')[0] ?? '',
    files: [...new Set([...walk.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file))],
  }));

/** Where a person, the gateway, Cognito or the stream enters. */
const isEntry = (file: string) =>
  /^web\/src\/(pages|features\/[^/]+\/[A-Z])/.test(file) ||
  /^lambdas\/src\/([^/]+\/handler|cognito\/\w+|jobs\/\w+)\.ts$/.test(file);

describe('the walks of ARCHITECTURE', () => {
  it('are three', () => expect(walks).toHaveLength(3));

  it.each(walks)('open at most 25 files that exist: $title', ({ files }) => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files.length).toBeGreaterThan(12);
    expect(files.length).toBeLessThanOrEqual(25);
  });

  it.each(walks)('name files that import one another: $title', ({ files }) => {
    const imported = new Set(files.flatMap(listImports));
    expect(files.filter((file) => !isEntry(file) && !imported.has(file))).toEqual([]);
  });
});
