import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionNames, functions } from '@bloomkin/cdk/functions.ts';
import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import { readStage } from '@bloomkin/cdk/stage.ts';
import { LimitOverrides } from '@bloomkin/lambdas/platform/http/limitSettings.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { guideCommands } from '#support/guideCommands.ts';

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
  ].map(([whole, name = '', args = '']) => ({
    guide,
    whole: whole.trim(),
    name,
    flags: matches(args, /(?<= )--([a-z][\w-]*)/g),
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
    const commands = matches(
      text,
      /(aws (?:apigatewayv2|cloudformation|cloudwatch|cognito-idp|dynamodb|events|lambda|location|secretsmanager|sns|sts) [a-z-]+[^`\n]*)/g,
    );
    expect(commands.filter((command) => !/--region (ap-southeast-2|us-east-1)/.test(command))).toEqual([]);
  });
});

describe('commands of the guides', () => {
  it.each([...new Set(commands.filter(({ whole }) => whole.startsWith('npm')).map(({ name }) => name))])(
    'npm run %s exists',
    (name) => {
      expect(scripts).toHaveProperty([name]);
    },
  );

  it('pass the flags that their scripts take', () => {
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

  it('send a lost table’s events to an open shop and compare again', () => {
    const [, runbook = ''] = texts.find(([guide]) => guide === 'docs/runbook.md') ?? [];
    const section = /### The table is lost\n([\s\S]*?)\n### /.exec(runbook)?.[1] ?? '';
    const steps = ['Close the shop', ' table --at', ' check`', 'Open the shop', 'send the events', ' check`'];
    let from = 0;
    for (const step of steps) {
      from = section.indexOf(step, from) + 1;
      expect([step, from > 0]).toEqual([step, true]);
    }
  });

  it('pass functions the input that they read', () => {
    const invoked = texts.flatMap(([, text]) => [
      ...text.matchAll(/--function-name bloomkin-<?\w+>?-(\w+) --payload '\{"(\w+)":/g),
    ]);
    expect(invoked.length).toBeGreaterThan(2);
    const unread = invoked.filter(([, name, field]) => {
      const known = functionNames.find((one) => one === name);
      const sources = [...(known ? [functions[known].source] : []), 'events/schedules/schedule.ts'];
      return !known || !sources.some((source) => read(`lambdas/src/${source}`).includes(`${field}: z.`));
    });
    expect(unread.map(([whole]) => whole)).toEqual([]);
  });
});

/** Values that a command's own text explains, such as `<now, ISO 8601 UTC>`; others are explained as `<name>`. */
const explainsItself = (placeholder: string) => /[ ,]/.test(placeholder) && placeholder !== 'stack id';

describe.each(['docs/deploy.md', 'docs/runbook.md'])('values of the commands in %s', (guide) => {
  it('come with an explanation in it', () => {
    const ofGuide = guideCommands.filter((command) => command.guide === guide);
    const used = ofGuide.flatMap(({ text }) => matches(text, /<([^>]+)>/g));
    expect(used.length).toBeGreaterThan(20);
    // In prose alone: a command explains nothing.
    const prose = read(guide).replaceAll(/^```[\s\S]*?^```/gm, '');
    const isExplained = (name: string) => prose.includes(`\`<${name}>\``);
    const unknown = used.filter((name) => !explainsItself(name) && !isExplained(name));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

describe('settings that the guides name', () => {
  const source = read('cdk/src/stage.ts');

  it('exist', () => {
    const named = texts.flatMap(([, text]) => matches(text, /the stage['’]s\s+`(\w+)`/g));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !new RegExp(`^ {2}${name}: `, 'm').test(source))).toEqual([]);
  });

  it('list values that a stage takes', () => {
    const stages = z.record(z.string(), z.looseObject({})).parse(projectContext().stages);
    const variables = texts.flatMap(([, text]) => [
      ...text.matchAll(
        /"(reservedConcurrency|throttle|warmThroughput|limits|domain|firewallRates)": (\{.*\})/g,
      ),
    ]);
    expect(variables.length).toBeGreaterThan(4);
    for (const [whole, name = '', value = ''] of variables) {
      const prod = { ...stages.prod, [name]: JSON.parse(value) };
      const context: Record<string, unknown> = { stages: { ...stages, prod }, stage: 'prod' };
      expect(() => readStage((key) => context[key]), whole).not.toThrow();
    }
  });
});
