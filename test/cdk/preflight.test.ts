import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Aws, AwsCliError, awsCli } from '@bloomkin/scripts/aws/awsCli.ts';
import { checkEndpoints, checkSecrets } from '@bloomkin/scripts/deploy/doctorChecks.ts';
import { openFailed, protectMade } from '@bloomkin/scripts/deploy/lastingStacks.ts';
import { describeFindings, preflight } from '@bloomkin/scripts/deploy/preflight.ts';
import { readStageSettings } from '@bloomkin/scripts/readStageSettings.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { synthesise } from './support/synthesise.ts';

type Answers = Readonly<Record<string, unknown>>;

const notFound = () => {
  throw new AwsCliError('An error occurred (ValidationError) when calling the operation: it does not exist');
};

/** The account of a stage that is ready; a change is by the beginning of the call. */
const ready: Answers = {
  'sts get-caller-identity': { Account: '123456789012' },
  'cloudformation describe-stacks --stack-name CDKToolkit': { Stacks: [] },
  'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 1000 } },
  'cloudfront list-distributions': { DistributionList: { Quantity: 1 } },
  'sesv2 get-email-identity': { VerifiedForSendingStatus: true },
  'sesv2 get-account': { ProductionAccessEnabled: true, SendingEnabled: true },
  'sns get-sms-sandbox-account-status': { IsInSandbox: false },
  'sns get-sms-attributes': { attributes: { MonthlySpendLimit: '500' } },
  'cloudformation update-termination-protection': {},
};

function fakeAws(change: Answers = {}): { aws: Aws; calls: string[] } {
  const calls: string[] = [];
  const answers = { ...ready, ...change };
  const aws: Aws = async (words, region) => {
    const call = words.join(' ');
    calls.push(call);
    const known = Object.keys(answers).filter((begin) => `${call} in ${region}`.startsWith(begin));
    const longest = known.toSorted((a, b) => b.length - a.length)[0];
    if (longest === undefined) return notFound();
    const answer = answers[longest];
    return typeof answer === 'function' ? answer() : answer;
  };
  return { aws, calls };
}

const prod = { ...readStageSettings('prod'), alarmEmail: 'ops@flowers.test', mailFrom: 'hello@flowers.test' };
const findingsOf = async (change: Answers = {}, stage = prod) => {
  const findings = await preflight(fakeAws(change).aws, stage);
  return findings.filter(({ level }) => level !== 'fine').map(({ level, text }) => `${level}: ${text}`);
};

/** An AWS CLI that answers with what it was asked. */
function stubCli(): void {
  const dir = mkdtempSync(join(tmpdir(), 'aws-cli-'));
  writeFileSync(join(dir, 'aws'), '#!/bin/sh\necho "\\"$*\\""\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${dir}:${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(dir, { recursive: true });
  });
}

test('every call of the AWS CLI names its region', async () => {
  stubCli();
  expect(await awsCli(['lambda', 'list-functions'])).toContain('--region ap-southeast-2');
  expect(await awsCli(['wafv2', 'list-web-acls'], 'us-east-1')).toContain('--region us-east-1');
});

describe('before the first stack', () => {
  test('an account that is ready lacks nothing', async () => {
    expect(await findingsOf()).toEqual([]);
  });

  test('the settings of cdk.json lack what their placeholders stand for', async () => {
    const found = await findingsOf(
      {},
      { ...readStageSettings('prod'), alarmEmail: 'alarms@bloomkin.example' },
    );
    expect(found.filter((text) => text.startsWith('missing'))).toEqual([
      expect.stringContaining('alarmEmail of prod is a placeholder'),
    ]);
  });

  test('nothing else is asked without credentials', async () => {
    const { aws, calls } = fakeAws({ 'sts get-caller-identity': notFound });
    expect(describeFindings(await preflight(aws, prod))).toMatch(/^✗ No credentials/);
    expect(calls).toEqual(['sts get-caller-identity']);
  });

  test.each([
    [
      'another account',
      { 'sts get-caller-identity': { Account: '999999999999' } },
      'missing: These credentials',
    ],
    [
      'no bootstrap in us-east-1',
      { 'cloudformation describe-stacks --stack-name CDKToolkit in us-east-1': notFound },
      'missing: Not bootstrapped',
    ],
    [
      'a secret of an earlier life',
      { 'secretsmanager describe-secret --secret-id bloomkin/prod/origin': {} },
      'missing: The secret bloomkin/prod/origin',
    ],
    [
      'ten executions',
      { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } },
      'warning: Lambda may run 10',
    ],
    [
      'no distribution yet',
      { 'cloudfront list-distributions': {} },
      'warning: The account has no distribution',
    ],
    ['an unknown sender', { 'sesv2 get-email-identity': notFound }, 'warning: SES does not know'],
    [
      'the SES sandbox',
      { 'sesv2 get-account': { ProductionAccessEnabled: false, SendingEnabled: true } },
      'warning: SES is in the sandbox',
    ],
    [
      'the SMS sandbox',
      { 'sns get-sms-sandbox-account-status': { IsInSandbox: true } },
      'warning: SNS is in the SMS sandbox',
    ],
    ['a dollar for texts', { 'sns get-sms-attributes': { attributes: {} } }, 'warning: SNS spends USD 1'],
    [
      'what may not be asked',
      { 'sns get-sms-attributes': () => Promise.reject(new Error('AccessDenied')) },
      'warning: Could not be checked: AccessDenied',
    ],
  ] as const)('%s is said', async (_, change, expected) => {
    const stage = { ...prod, account: '123456789012' };
    expect(await findingsOf(change, stage)).toEqual([expect.stringContaining(expected)]);
  });

  test('a sender that is not registered, and a reservation above the quota', async () => {
    const stage = { ...prod, smsSenderId: 'Bloomkin', reservedConcurrency: { cart: 950 } };
    const found = await findingsOf({}, stage);
    expect(found).toEqual([
      expect.stringContaining('missing: reservedConcurrency takes 950'),
      expect.stringContaining('warning: The SMS sender Bloomkin'),
    ]);
  });
});

describe('a first deploy that fails half-way', () => {
  const data = 'cloudformation describe-stacks --stack-name bloomkin-prod-data';
  const identity = 'cloudformation describe-stacks --stack-name bloomkin-prod-identity';
  const stack = (StackStatus: string, EnableTerminationProtection: boolean) => ({
    Stacks: [{ StackStatus, EnableTerminationProtection }],
  });

  test('makes nothing that protection would keep in its own way', () => {
    const isProtected = (firstDeploy?: string) =>
      synthesise('prod', firstDeploy === undefined ? {} : { context: { firstDeploy } }).protectedStacks;
    expect(isProtected()).toEqual(['data', 'identity']);
    expect(isProtected('data,identity')).toEqual([]);
    expect(isProtected('identity')).toEqual(['data']);
  });

  test('can be run again: a failed stack is opened, what was made stays protected', async () => {
    const { aws, calls } = fakeAws({
      [data]: stack('CREATE_COMPLETE', true),
      [identity]: stack('ROLLBACK_COMPLETE', true),
    });
    expect(await openFailed(aws, prod)).toEqual(['identity']);
    expect(calls.filter((call) => call.includes('update-termination'))).toEqual([
      'cloudformation update-termination-protection --stack-name bloomkin-prod-identity --no-enable-termination-protection',
    ]);
  });

  test('is protected as far as it came', async () => {
    const { aws, calls } = fakeAws({ [data]: stack('CREATE_COMPLETE', false) });
    await protectMade(aws, prod);
    expect(calls.filter((call) => call.includes('update-termination'))).toEqual([
      'cloudformation update-termination-protection --stack-name bloomkin-prod-data --enable-termination-protection',
    ]);
  });
});

describe('the doctor', () => {
  const web = {
    'cloudformation describe-stacks --stack-name bloomkin-prod-web': {
      Stacks: [{ Outputs: [{ OutputKey: 'SiteUrl', OutputValue: 'https://flowers.test' }] }],
    },
    'apigatewayv2 get-apis': { Items: [{ Name: 'bloomkin-prod', ApiEndpoint: 'https://api.test' }] },
  };
  const statuses: Record<string, number> = {
    'https://flowers.test/api/ping/time': 200,
    'https://flowers.test/api/no-such-path': 404,
    'https://flowers.test/': 200,
    'https://api.test/api/ping/time': 403,
  };
  const levels = async (change: Record<string, number>) => {
    const check = checkEndpoints(async (url) => ({ ...statuses, ...change })[url] ?? 0);
    return (await check(fakeAws(web).aws, prod)).map(({ level }) => level);
  };

  test('finds the shop healthy', async () => {
    expect(await levels({})).toEqual(['fine', 'fine', 'fine', 'fine']);
  });

  test('notices a gateway that may not call its default function, and a door past the edge', async () => {
    expect(await levels({ 'https://flowers.test/api/no-such-path': 500 })).toContain('warning');
    expect(await levels({ 'https://api.test/api/ping/time': 200 })).toContain('warning');
  });

  test('notices secrets that nobody has filled', async () => {
    const filled = { VersionIdsToStages: { a: ['AWSCURRENT'] } };
    const { aws } = fakeAws({
      'secretsmanager describe-secret --secret-id bloomkin/prod/stripe-key': filled,
      'secretsmanager describe-secret --secret-id bloomkin/prod/stripe-webhook': {},
    });
    expect((await checkSecrets(aws, prod)).map(({ level }) => level)).toEqual(['fine', 'warning']);
  });
});
