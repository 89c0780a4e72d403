import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@bloomkin/shared/errors.ts';
import { messageKeys } from '@bloomkin/shared/messages.ts';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const declarations = ['shared/src/errors.ts', 'shared/src/messages.ts'].map((path) => join(root, path));

/** Without the route table: an error that a route declares is used where it is thrown. */
const source = ['shared/src', 'lambdas/src', 'web/src']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !declarations.includes(path) && !path.includes('/shared/src/routes/'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const findUnused = (codes: readonly string[]) => codes.filter((code) => !source.includes(`'${code}'`));

describe('unused codes', () => {
  it('disappear from the errors', () => {
    expect(findUnused(Object.keys(errorCatalogue))).toEqual([]);
  });

  it('disappear from the messages', () => {
    expect(findUnused(messageKeys)).toEqual([]);
  });
});
