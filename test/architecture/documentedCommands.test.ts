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

const here = 'test/architecture/documentedCommands.test.ts';
const shell = 'test/local/guideCommands.test.ts';
const drill = 'test/crashes/restoreDrill.test.ts';
const byHand = 'test/cdk/operatorCommands.test.ts';

/** The operator's commands: the test that runs each, or that asserts what it needs of the template. */
const coveredBy: Readonly<Record<string, readonly [path: string, title: string]>> = {
  'npm run build': [here, 'use the pinned cdk, once it is installed'],
  'npm test': [here, 'npm run %s exists'],
  'npx cdk bootstrap': [here, 'use the pinned cdk, once it is installed'],
  'npx cdk destroy --all': [
    'test/cdk/kept.test.ts',
    'table, buckets, pool and secrets stay when their stack is deleted',
  ],
  'npm run deploy': ['test/cdk/deployProtection.test.ts', 'opens the failed stack alone for the next try'],
  'npm run deploy --check': [shell, 'reports missing credentials'],
  'npm run deploy --diff': ['test/cdk/kept.test.ts', 'gives the same template byte by byte'],
  'npm run doctor': [shell, 'report what a deployed stage lacks'],
  'npm run cost': ['test/cdk/cost.test.ts', 'equals the figure of docs/capacity.md'],
  'npm run seed': ['test/local/seed/seedStage.test.ts', 'a seed fills an empty stage'],
  'npm run smoke': [
    'test/local/smoke/smokeOrder.test.ts',
    'the smoke test places, pays and refunds repeatably',
  ],
  'npm run redrive': [shell, 'follow lost changes again'],
  'npm run restore': [drill, 'answers as before the chosen instant, for sessions that go on'],
  'npm run restore table': [drill, 'answers as before the chosen instant, for sessions that go on'],
  'npm run restore check': [shell, 'rebuild and compare a restored stage'],
  'npm run restore people': [drill, 'lets users in again after the loss of the user pool'],
  'node_modules/.bin/node scripts/createAdmin.ts': [shell, 'make the first admin, who can sign in'],
  [`node_modules/.bin/vitest run --project crashes ${drill}`]: [
    drill,
    'answers as before the chosen instant, for sessions that go on',
  ],
  [`KEEP_RESTORED node_modules/.bin/vitest run --project crashes ${drill}`]: [drill, 'KEEP_RESTORED'],
  'RESTORED_STORE node_modules/.bin/vitest run --project fast --project window test/lambdas': [
    'test/support/demoData.ts',
    'RESTORED_STORE',
  ],
  'aws sts get-caller-identity': ['test/cdk/preflight.test.ts', 'runs no other check without credentials'],
  'aws cloudwatch set-alarm-state ErrorLines': [byHand, 'name alarms that exist'],
  'aws cloudwatch set-alarm-state EdgeServerErrors': [byHand, 'name alarms that exist'],
  'aws secretsmanager put-secret-value stripe-key': [shell, 'put secrets where the stage reads them'],
  'aws secretsmanager put-secret-value stripe-webhook': [shell, 'put secrets where the stage reads them'],
  'aws secretsmanager get-secret-value origin': [shell, 'put secrets where the stage reads them'],
  'aws secretsmanager put-secret-value origin': [shell, 'put secrets where the stage reads them'],
  'aws secretsmanager put-secret-value cognito-client': [
    shell,
    'replace the user pool client’s secret in order',
  ],
  'aws cognito-idp list-user-pool-client-secrets': [shell, 'replace the user pool client’s secret in order'],
  'aws cognito-idp add-user-pool-client-secret': [shell, 'replace the user pool client’s secret in order'],
  'aws cognito-idp delete-user-pool-client-secret': [shell, 'replace the user pool client’s secret in order'],
  'aws lambda get-function-configuration auth': [shell, 'replace the user pool client’s secret in order'],
  'aws lambda invoke catalogueBuilder': [shell, '%s does its work'],
  'aws lambda invoke checkBooks': [shell, '%s does its work'],
  'aws lambda invoke refundsOwed': [shell, '%s does its work'],
  'aws lambda invoke retention': [shell, '%s does its work'],
  'aws pinpoint-sms-voice-v2 put-resource-policy': ['test/cdk/preflight.test.ts', 'finds %s'],
  'aws pinpoint-sms-voice-v2 describe-sender-ids': ['test/cdk/preflight.test.ts', 'finds %s'],
  'aws lambda invoke releaseHolds': [shell, '%s does its work'],
  'aws lambda list-versions-by-function cart': [
    'test/cdk/functions.test.ts',
    'goes out as a version behind an alias',
  ],
  'aws apigatewayv2 get-apis': [byHand, 'find the API and its throttle'],
  'aws apigatewayv2 update-stage': [byHand, 'find the API and its throttle'],
  'aws lambda put-function-concurrency tableChanges': [byHand, 'find %s by name to stop it'],
  'aws lambda put-function-concurrency outgoingMessages': [byHand, 'find %s by name to stop it'],
  'aws lambda delete-function-concurrency tableChanges': [byHand, 'find %s by name to stop it'],
  'aws lambda delete-function-concurrency outgoingMessages': [byHand, 'find %s by name to stop it'],
  'aws cloudformation update-termination-protection': [byHand, 'open the protected stacks'],
  'aws cloudformation list-stacks': [byHand, 'name the stacks of a deleted stage'],
  'aws cloudformation describe-stack-events': [byHand, 'name each kind of resource that is kept'],
  'aws dynamodb update-table': [byHand, 'remove the protection of table and pool'],
  'aws dynamodb delete-table': [byHand, 'remove the protection of table and pool'],
  'aws cognito-idp update-user-pool': [byHand, 'remove the protection of table and pool'],
  'aws cognito-idp delete-user-pool': [byHand, 'remove the protection of table and pool'],
  'aws secretsmanager delete-secret *': [
    'test/cdk/leftSecrets.test.ts',
    'comes with commands for region, secret and stage',
  ],
  'aws cloudformation describe-stack-resources': [byHand, 'name the one distribution'],
  'aws events list-rules': [byHand, 'find schedules by the name of their stack'],
  'aws events enable-rule': [byHand, 'find schedules by the name of their stack'],
  'aws dynamodb update-contributor-insights': [byHand, 'name a hot key'],
  'aws dynamodb query': [shell, 'copy rows from a restored table'],
  'aws dynamodb get-item': [shell, 'copy rows from a restored table'],
  'aws dynamodb put-item': [shell, 'copy rows from a restored table'],
  'aws location create-place-index': [byHand, 'try a place index of the shop’s provider'],
  'aws location delete-place-index': [byHand, 'try a place index of the shop’s provider'],
  'aws location create-key': [byHand, 'make a key for the map that the page policy allows'],
  'curl /api/users/code_request': [shell, 'measure how long a code takes for a phone'],
  'aws lambda update-alias cart': ['test/cdk/functions.test.ts', 'goes out as a version behind an alias'],
};

describe('every command of docs/deploy.md and docs/runbook.md', () => {
  const keys = [...new Set(guideCommands.map(({ key }) => key))];

  it('runs in a test, or a test asserts its needs', () => {
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !(key in coveredBy))).toEqual([]);
    expect(Object.keys(coveredBy).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('names tests that exist, with words in them', () => {
    const missing = Object.entries(coveredBy).filter(([, [path, title]]) => !read(path).includes(title));
    expect(missing).toEqual([]);
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
