import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionNames, functions } from '@bloomkin/cdk/functions.ts';
import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import { readStage } from '@bloomkin/cdk/stage.ts';
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
const { scripts, devDependencies } = z
  .object({ scripts: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

const matches = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, found]) => found ?? '');

/** `-- --stage dev --diff` of `npm run deploy`, with the source of its script; also of `node scripts/deploy.ts`. */
const commands = texts.flatMap(([guide, text]) =>
  [
    ...text.matchAll(/npm run ([\w:]+)([^\n`#;]*)/g),
    ...text.matchAll(/node scripts\/(\w+)\.ts([^\n`#;]*)/g),
  ].map(([whole, name = '', words = '']) => ({
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
  it.each([...new Set(commands.filter(({ whole }) => whole.startsWith('npm')).map(({ name }) => name))])(
    'npm run %s exists',
    (name) => {
      expect(scripts).toHaveProperty([name]);
    },
  );

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

  it('use the pinned cdk, once it is installed', () => {
    const [, deploy = ''] = texts.find(([guide]) => guide === 'docs/deploy.md') ?? [];
    const steps = ['npm run build', 'npx cdk bootstrap', 'npm run deploy -- --stage dev'];
    const places = steps.map((step) => deploy.indexOf(step));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    expect(devDependencies['aws-cdk']).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('hand functions what they read', () => {
    const invoked = texts.flatMap(([, text]) => [
      ...text.matchAll(/--function-name bloomkin-<?\w+>?-(\w+) --payload '\{"(\w+)":/g),
    ]);
    expect(invoked.length).toBeGreaterThan(2);
    const unread = invoked.filter(([, name, field]) => {
      const known = functionNames.find((one) => one === name);
      return !known || !read(`lambdas/src/${functions[known].source}`).includes(`${field}: z.`);
    });
    expect(unread.map(([whole]) => whole)).toEqual([]);
  });
});

describe('settings that the guides name', () => {
  const source = read('cdk/src/stage.ts');

  it('exist', () => {
    const named = texts.flatMap(([, text]) => matches(text, /the stage['’]s\s+`(\w+)`/g));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !new RegExp(`^ {2}${name}: `, 'm').test(source))).toEqual([]);
  });

  it('have values that a stage takes', () => {
    const stages = z.record(z.string(), z.looseObject({})).parse(projectContext().stages);
    const given = texts.flatMap(([, text]) => [
      ...text.matchAll(/"(reservedConcurrency|throttle|warmThroughput|limits|domain)": (\{.*\})/g),
    ]);
    expect(given.length).toBeGreaterThan(4);
    for (const [whole, name = '', value = ''] of given) {
      const prod = { ...stages.prod, [name]: JSON.parse(value) };
      const context: Record<string, unknown> = { stages: { ...stages, prod }, stage: 'prod' };
      expect(() => readStage((key) => context[key]), whole).not.toThrow();
    }
  });
});
