import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDocuments } from '@bloomkin/scripts/docs.ts';
import { describeApi } from '@bloomkin/scripts/openApi.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const docs = join(root, 'docs');

describe('generated documents', async () => {
  it.each(Object.entries(await generateDocuments()))(
    '%s is current: npm run docs writes the same',
    (path, text) => {
      expect(readFileSync(join(root, path), 'utf8')).toBe(text);
    },
  );
});

describe('the OpenAPI document', () => {
  it('validates as OpenAPI 3.1', async () => {
    expect(await new Validator().validate(JSON.parse(JSON.stringify(await describeApi())))).toEqual({
      valid: true,
    });
  });

  it('declares a response and the errors of every operation', async () => {
    const { paths } = await describeApi();
    for (const operation of Object.values(paths).flatMap((byMethod) => Object.values(byMethod)))
      expect(Object.keys(operation.responses), operation.operationId).toEqual(
        expect.arrayContaining([operation.responses[204] ? '204' : '200', '429', '500', '503']),
      );
  });

  it('refers to declared components alone', async () => {
    const api = await describeApi();
    const references = [...JSON.stringify(api).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(api.components.schemas)).toEqual(expect.arrayContaining([...new Set(references)]));
  });
});

describe('decision records', () => {
  const records = readdirSync(join(docs, 'decisions')).sort();

  it.each(records)('%s has its own number, a date and a status', (name) => {
    const number = name.slice(0, 4);
    expect(records.filter((each) => each.startsWith(number))).toEqual([name]);
    const text = readFileSync(join(docs, 'decisions', name), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${Number(number)}\\. `));
    expect(text).toMatch(/\*\*Date\.\*\* \d{4}-\d\d-\d\d · \*\*Status\.\*\*/);
  });
});
