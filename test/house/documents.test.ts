import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiReference, dataModel } from '../../scripts/docs.ts';

const root = join(import.meta.dirname, '../..');
const written = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the written documents are what the code says now (npm run docs)', () => {
  it('docs/api.md is the route table', () => {
    expect(written('docs/api.md')).toBe(apiReference());
  });

  it('docs/data-model.md is the list of keys', () => {
    expect(written('docs/data-model.md')).toBe(dataModel());
  });
});
