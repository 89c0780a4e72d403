import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionNames } from '@bloomkin/cdk/functions.ts';
import { LimitOverrides } from '@bloomkin/lambdas/http/limitSettings.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const guides = [
  'docs/deploy.md',
  'docs/runbook.md',
  'docs/capacity.md',
  'docs/security.md',
  'README.md',
  'CONTRIBUTING.md',
];
const texts = guides.map((guide) => [guide, read(guide).replaceAll(/ \\\n\s*/g, ' ')] as const);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

const matches = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, found]) => found ?? '');

/** `-- --stage dev --diff` of `npm run deploy`, with the source of its script. */
const commands = texts.flatMap(([guide, text]) =>
  [...text.matchAll(/npm run ([\w:]+)([^\n`#;]*)/g)].map(([whole, name = '', words = '']) => ({
    guide,
    whole: whole.trim(),
    name,
    flags: matches(words, /(?<= )--([a-z][\w-]*)/g),
  })),
);

describe.each(texts)('%s', (_, text) => {
  it('names files that exist', () => {
    const named = matches(text, /`((?:scripts|cdk|lambdas|shared|web|local|test|docs)\/[\w./-]+\w)`/g);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names functions that exist', () => {
    const named = matches(text, /--function-name bloomkin-<?\w+>?-(\w+)/g);
    expect(named.filter((name) => !functionNames.some((known) => known === name))).toEqual([]);
  });

  it('names limits that exist', () => {
    const named = matches(text, /`limits\.(\w+)`/g);
    expect(named.filter((name) => !(name in LimitOverrides.shape))).toEqual([]);
  });

  it('asks AWS in a region', () => {
    const asked = matches(text, /(aws (?:cloudwatch|cognito-idp|lambda|secretsmanager) [a-z-]+ [^`]*)/g);
    expect(asked.filter((command) => !/--region (ap-southeast-2|us-east-1)/.test(command))).toEqual([]);
  });
});

describe('commands of the guides', () => {
  it.each([...new Set(commands.map(({ name }) => name))])('npm run %s exists', (name) => {
    expect(scripts).toHaveProperty([name]);
  });

  it('have the flags that their scripts take', () => {
    const withFlags = commands.filter(({ flags }) => flags.length > 0);
    expect(withFlags.length).toBeGreaterThan(10);
    const unknown = withFlags.flatMap(({ guide, whole, name, flags }) => {
      const source = read(`scripts/${name}.ts`);
      return flags
        .filter((flag) => !new RegExp(`\\b${flag}: (\\{|string)`).test(source))
        .map((flag) => [guide, whole, flag]);
    });
    expect(unknown).toEqual([]);
  });
});
