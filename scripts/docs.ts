import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReference } from './apiReference.ts';
import { describeApi } from './openApi.ts';

const root = join(import.meta.dirname, '..');

/** The questions to the table, from the list that keys.ts opens with. */
export function dataModel(): string {
  const keys = readFileSync(join(root, 'lambdas/src/table/keys.ts'), 'utf8');
  const [, questions = ''] = /\/\*\n([\s\S]*?)\*\//.exec(keys) ?? [];
  const rows = questions
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, '').split(/ {2,}/))
    .filter((columns) => columns.length === 3)
    .map((columns) => `| ${columns.join(' | ')} |`);
  return [
    '# The one table',
    '',
    'Written by `npm run docs` from `lambdas/src/table/keys.ts`.',
    '',
    '| question | key | who asks |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** The generated documents by their path under `docs`. */
export async function generateDocuments(): Promise<Record<string, string>> {
  const api = await describeApi();
  return {
    'openapi.json': `${JSON.stringify(api, null, 1)}\n`,
    'api.md': apiReference(api),
    'data-model.md': dataModel(),
  };
}

if (import.meta.main)
  for (const [path, text] of Object.entries(await generateDocuments()))
    writeFileSync(join(root, 'docs', path), text);
