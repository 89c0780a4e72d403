import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionNames } from '@bloomkin/cdk/functions.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { resourcesOf, valueAt } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const Template = z.object({ Outputs: z.record(z.string(), z.unknown()) });
const outputs: string[] = [];
const prod = synthesise('prod', {
  stage: { abnLookup: true, acp: true },
  visit: (dir) => {
    const web = 'bloomkin-prod-web';
    const { Outputs } = Template.parse(JSON.parse(readFileSync(join(dir, `${web}.template.json`), 'utf8')));
    outputs.push(...Object.keys(Outputs).map((name) => `${web}.${name}`));
  },
});
const namesOf = (type: string, property: string) =>
  resourcesOf(prod, type).map(({ properties }) => String(valueAt(properties, property)));

const alarms = namesOf('AWS::CloudWatch::Alarm', 'AlarmName').map((name) =>
  name.replace('bloomkin-prod-', ''),
);
const logs = namesOf('AWS::Logs::LogGroup', 'LogGroupName');
const schedules = resourcesOf(prod, 'AWS::Scheduler::Schedule').map(({ id }) =>
  id.replace(/[0-9A-F]{8}$/, ''),
);
const stacks = [...prod.stacks.keys()].map((name) => `bloomkin-prod-${name}`);
const secrets = namesOf('AWS::SecretsManager::Secret', 'Name');
const dashboards = namesOf('AWS::CloudWatch::Dashboard', 'DashboardName');
const known = new Set([...alarms, ...schedules, ...logs, ...stacks, ...secrets, ...dashboards, ...outputs]);

/** Reads the code that a stage runs and that of the commands that deploy it. */
const source = globSync('{cdk,lambdas,local,scripts,shared}/**/*.{ts,md}', {
  cwd: root,
  exclude: (path) => /node_modules|\.build/.test(String(path)),
})
  .map(read)
  .join('\n');
const words = new Set(source.match(/[\w-]+/g));

/** Names that AWS, Stripe or a shell gave. */
const foreign = new Set([
  ...['VersionId', 'CREATE_FAILED', 'UPDATE_FAILED', 'ENABLE', 'DISABLE', 'read', 'put-function-concurrency'],
  'cloudformation:DescribeStacks',
  ...['--secret-id', '--index-name', 'sec-fetch-site', 'row.json', '491570006', 'cdk.json'],
]);

const isKnown = (name: string) =>
  known.has(name) ||
  foreign.has(name) ||
  existsSync(join(root, name)) ||
  (name.match(/[\w-]+/g) ?? []).every((word) => words.has(word));

/** Placeholders stand for any value. */
const toProd = (span: string) =>
  span.replaceAll('<stage>', 'prod').replaceAll('bloomkin-dev', 'bloomkin-prod');

describe.each(['docs/deploy.md', 'docs/runbook.md'])('%s', (guide) => {
  const text = read(guide);
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => toProd(span));
  const matches = (expression: RegExp) =>
    [...prose.matchAll(expression)].map(([, name = '']) => toProd(name));

  test('names only what exists', () => {
    const names = spans.filter((span) => /^[\w./:-]*\w$/.test(span));
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  test('names logs, stacks, secrets and alarms of the template', () => {
    const own = spans.filter((span) => /^[\w/.-]*bloomkin[-/]prod[\w/.-]*\w$/.test(span));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((name) => !known.has(name))).toEqual([]);
  });

  test('names stacks that exist in commands', () => {
    const named = [...text.matchAll(/--stack-name (bloomkin\S+)/g)].map(([, name = '']) => toProd(name));
    expect(named.filter((name) => !stacks.includes(name))).toEqual([]);
  });

  test('names logs of functions that exist', () => {
    const named = matches(/\(?log of `(\w+)`/g);
    expect(named.filter((name) => !functionNames.some((known) => known === name))).toEqual([]);
  });

  test('quotes log lines that the code writes', () => {
    const quoted = matches(/^\| "([^"]+)" \|/gm).concat(matches(/"(a [^"]+|mails [^"]+)"/g));
    const isWritten = (line: string) => source.includes(`'${line}'`);
    expect(quoted.filter((line) => !isWritten(line))).toEqual([]);
  });
});

test('docs/runbook.md names alarms and schedules of the template', () => {
  const capitalised = [...read('docs/runbook.md').matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`/g)];
  const named = capitalised.map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !alarms.includes(name) && !schedules.includes(name))).toEqual([]);
});
