import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Aws, AwsCliError, awsCli } from '@bloomkin/scripts/aws/awsCli.ts';
import {
  checkEndpoints,
  checkProtection,
  checkSecrets,
  checkSubscriptions,
} from '@bloomkin/scripts/deploy/doctorChecks.ts';
import { listSecretNames, openFailed, protectMade } from '@bloomkin/scripts/deploy/lastingStacks.ts';
import { describeFindings, preflight } from '@bloomkin/scripts/deploy/preflight.ts';
import { readStageSettings } from '@bloomkin/scripts/readStageSettings.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readyAccount } from '../support/readyAccount.ts';
import { synthesise } from './support/synthesise.ts';

type Answers = Readonly<Record<string, unknown>>;

const notFound = () => {
  throw new AwsCliError('An error occurred (ValidationError) when calling the operation: it does not exist');
};

/** A change is by the beginning of the call. */
const ready: Answers = { ...readyAccount, 'cloudformation update-termination-protection': {} };

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
  test('an account that is ready has no findings', async () => {
    expect(await findingsOf()).toEqual([]);
  });

  test('the placeholders of cdk.json are findings', async () => {
    const found = await findingsOf(
      {},
      { ...readStageSettings('prod'), alarmEmail: 'alarms@bloomkin.example' },
    );
    expect(found.filter((text) => text.startsWith('missing'))).toEqual([
      expect.stringContaining('alarmEmail of prod is a placeholder'),
    ]);
  });

  test('runs no other check without credentials', async () => {
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
      { 'secretsmanager describe-secret --secret-id bloomkin/prod/origin': { ARN: 'arn:origin' } },
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
  ] as const)('%s is a finding', async (_, change, expected) => {
    const stage = { ...prod, account: '123456789012' };
    expect(await findingsOf(change, stage)).toEqual([expect.stringContaining(expected)]);
  });

  test('finds an unregistered sender and an excessive reservation', async () => {
    const stage = { ...prod, smsSenderId: 'Bloomkin', reservedConcurrency: { cart: 950 } };
    const found = await findingsOf({}, stage);
    expect(found).toEqual([
      expect.stringContaining('missing: reservedConcurrency takes 950'),
      expect.stringContaining('warning: The SMS sender Bloomkin'),
    ]);
  });
});

describe('the rates of Cognito', () => {
  const quota = (code: string) =>
    `service-quotas get-service-quota --service-code cognito-idp --quota-code ${code}`;
  const [signIns, refreshes, newAccounts] = [quota('L-026ADBA3'), quota('L-F21F8BB4'), quota('L-5987B8A0')];
  const sale = { ...prod, limits: { expectedOrdersPerHour: 72_000 } };

  test('carry ten normal busy hours as AWS gives them', async () => {
    const { aws } = fakeAws();
    const found = (await preflight(aws, prod)).map(({ text }) => text);
    expect(found).toContain('Cognito answers 120 calls of UserAuthentication a second');
  });

  test('are asked for with the orders that a sale brings', async () => {
    expect(await findingsOf({}, sale)).toEqual([
      'warning: Cognito answers 120 calls of UserAuthentication a second, 72000 orders an hour need 200: ask in Service Quotas (Cognito user pools)',
    ]);
    expect(await findingsOf({ [signIns]: { Quota: { Value: 200, Adjustable: true } } }, sale)).toEqual([]);
  });

  test('are told apart by what AWS raises', async () => {
    const change = {
      [signIns]: { Quota: { Value: 200 } },
      [refreshes]: { Quota: { Value: 30, Adjustable: false } },
      [newAccounts]: { Quota: { Value: 10, Adjustable: true } },
    };
    expect(await findingsOf(change, sale)).toEqual([
      expect.stringMatching(/UserToken .* need 50: AWS does not raise it$/),
      expect.stringMatching(/UserCreation .* need 20: ask in Service Quotas/),
    ]);
  });

  test('are those of every account while this one has none of its own', async () => {
    const noneOfItsOwn = () => {
      throw new AwsCliError('An error occurred (NoSuchResourceException) when calling the operation');
    };
    const byDefault = 'service-quotas get-aws-default-service-quota --service-code cognito-idp';
    const change = { [signIns]: noneOfItsOwn, [byDefault]: { Quota: { Value: 90, Adjustable: true } } };
    expect(await findingsOf(change, sale)).toEqual([expect.stringContaining('answers 90 calls')]);
  });
});

describe('the rate', () => {
  const mailRate = (MaxSendRate: number) => ({
    'sesv2 get-account': {
      ProductionAccessEnabled: true,
      SendingEnabled: true,
      SendQuota: { MaxSendRate, Max24HourSend: 50_000 },
    },
  });

  test('of SES is compared with the mails of a stage’s orders', async () => {
    const found = await preflight(fakeAws(mailRate(14)).aws, prod);
    expect(found.map(({ level, text }) => `${level}: ${text}`)).toContain(
      'fine: 14 mails a second, 50000 a day',
    );
    // Cognito's rates are a finding of their own.
    const enough = {
      'service-quotas get-service-quota --service-code cognito-idp': { Quota: { Value: 200 } },
    };
    const sale = { ...prod, limits: { expectedOrdersPerHour: 72_000 } };
    expect(await findingsOf({ ...enough, ...mailRate(39) }, sale)).toEqual([
      'warning: SES sends 39 mails a second, 72000 orders an hour need 40: ask in Service Quotas (SES, "Sending rate")',
    ]);
    expect(await findingsOf({ ...enough, ...mailRate(40) }, sale)).toEqual([]);
  });

  test.each([[{ rateLimit: 4999, burstLimit: 5000 }], [{ rateLimit: 10_000, burstLimit: 1 }]])(
    'of API Gateway is compared with the throttle of a stage: %j',
    async (throttleSettings) => {
      expect(await findingsOf({ 'apigateway get-account': { throttleSettings } })).toEqual([
        expect.stringMatching(/^warning: API Gateway takes \d+ calls a second/),
      ]);
    },
  );
});

describe('a secret that no stack has', () => {
  const described = 'secretsmanager describe-secret --secret-id';
  const nameOf = (secret: string) => `bloomkin/prod/${secret}`;
  const commandsOf = async (secret: string, settings: Partial<typeof prod> = {}) => {
    const change = { [`${described} ${nameOf(secret)}`]: { ARN: `arn:${secret}` } };
    const [text = ''] = await findingsOf(change, { ...prod, ...settings });
    return text.split('\n').filter((line) => line.startsWith('  '));
  };
  const withRegion = (secret: string) => `--region ap-southeast-2 --secret-id ${nameOf(secret)}`;

  test.each(['sign-in', 'stripe-key', 'stripe-webhook', 'web-push', 'abn-lookup'])(
    'comes with commands for region, secret and stage: %s',
    async (secret) => {
      expect(await commandsOf(secret, { abnLookup: true })).toEqual([
        `  aws secretsmanager get-secret-value ${withRegion(secret)} --query SecretString --output text`,
        `  aws secretsmanager delete-secret ${withRegion(secret)} --force-delete-without-recovery`,
        '  npm run deploy -- --stage prod',
        `  aws secretsmanager put-secret-value ${withRegion(secret)} --secret-string '<value>'`,
      ]);
    },
  );

  test.each([
    ['origin', 1],
    ['cognito-client', 1],
    ['cognito-client-2', 2],
  ])('is deleted alone where an older value is refused: %s', async (secret, userPoolClient) => {
    expect(await commandsOf(secret, { userPoolClient })).toEqual([
      `  aws secretsmanager delete-secret ${withRegion(secret)} --force-delete-without-recovery`,
    ]);
  });

  test('is found beside stacks that stand, by their resources', async () => {
    const stands = { Stacks: [{ StackStatus: 'UPDATE_COMPLETE', EnableTerminationProtection: true }] };
    const resources = (...ids: string[]) => ({
      StackResourceSummaries: [
        ...ids.map((PhysicalResourceId) => ({ PhysicalResourceId, ResourceStatus: 'CREATE_COMPLETE' })),
        { PhysicalResourceId: 'arn:left', ResourceStatus: 'DELETE_SKIPPED' },
      ],
    });
    const change = {
      'cloudformation describe-stacks --stack-name bloomkin-prod': stands,
      'cloudformation list-stack-resources --stack-name bloomkin-prod-data': resources('arn:origin'),
      'cloudformation list-stack-resources --stack-name bloomkin-prod-identity': resources('arn:client'),
      [`${described} ${nameOf('origin')}`]: { ARN: 'arn:origin' },
      [`${described} ${nameOf('cognito-client')}`]: { ARN: 'arn:client' },
    };
    expect(await findingsOf(change)).toEqual([]);
    const left = { ...change, [`${described} ${nameOf('cognito-client-2')}`]: { ARN: 'arn:left' } };
    expect(await findingsOf(left, { ...prod, userPoolClient: 2 })).toEqual([
      expect.stringContaining(`missing: The secret ${nameOf('cognito-client-2')} exists and no stack has it`),
    ]);
  });

  test.each([{}, { abnLookup: true, userPoolClient: 2 }])(
    'is checked for each name of the template: %j',
    (stage) => {
      const { stacks } = synthesise('prod', { stage });
      const names = [...stacks.values()]
        .flatMap((resources) => Object.values(resources))
        .filter(({ Type }) => Type === 'AWS::SecretsManager::Secret')
        .map(({ Properties }) => Properties.Name);
      expect(listSecretNames({ ...prod, ...stage }).toSorted()).toEqual(names.toSorted());
    },
  );
});

describe('a first deploy that fails half-way', () => {
  const data = 'cloudformation describe-stacks --stack-name bloomkin-prod-data';
  const identity = 'cloudformation describe-stacks --stack-name bloomkin-prod-identity';
  const stack = (StackStatus: string, EnableTerminationProtection: boolean) => ({
    Stacks: [{ StackStatus, EnableTerminationProtection }],
  });

  test('leaves nothing that protection would keep in its own way', () => {
    const isProtected = (firstDeploy?: string) =>
      synthesise('prod', firstDeploy === undefined ? {} : { context: { firstDeploy } }).protectedStacks;
    expect(isProtected()).toEqual(['data', 'identity']);
    expect(isProtected('data,identity')).toEqual([]);
    expect(isProtected('identity')).toEqual(['data']);
  });

  test('opens the failed stack alone for the next try', async () => {
    const { aws, calls } = fakeAws({
      [data]: stack('CREATE_COMPLETE', true),
      [identity]: stack('ROLLBACK_COMPLETE', true),
    });
    expect(await openFailed(aws, prod)).toEqual(['identity']);
    expect(calls.filter((call) => call.includes('update-termination'))).toEqual([
      'cloudformation update-termination-protection --stack-name bloomkin-prod-identity --no-enable-termination-protection',
    ]);
  });

  test('protects each finished stack', async () => {
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

  test('finds a gateway without permission and an open origin', async () => {
    expect(await levels({ 'https://flowers.test/api/no-such-path': 500 })).toContain('warning');
    expect(await levels({ 'https://api.test/api/ping/time': 200 })).toContain('warning');
  });

  test('finds secrets without a value', async () => {
    const filled = { VersionIdsToStages: { a: ['AWSCURRENT'] } };
    const { aws } = fakeAws({
      'secretsmanager describe-secret --secret-id bloomkin/prod/stripe-key': filled,
      'secretsmanager describe-secret --secret-id bloomkin/prod/stripe-webhook': {},
    });
    expect((await checkSecrets(aws, prod)).map(({ level }) => level)).toEqual(['fine', 'warning']);
  });

  test('finds a business register without its key, where the stage uses it', async () => {
    const { aws } = fakeAws({ 'secretsmanager describe-secret': {} });
    const found = await checkSecrets(aws, { ...prod, abnLookup: true });
    expect(found.map(({ text }) => text)).toContainEqual(expect.stringContaining('bloomkin/prod/abn-lookup'));
  });

  describe('the doctor’s check of alarms', () => {
    const subscription = (
      region: string,
      isConfirmed: boolean,
      topic = 'bloomkin-prod-operations-Alarms',
    ) => {
      const TopicArn = `arn:aws:sns:${region}:123456789012:${topic}`;
      const SubscriptionArn = isConfirmed ? `${TopicArn}:1` : 'PendingConfirmation';
      return { TopicArn, SubscriptionArn, Endpoint: prod.alarmEmail };
    };
    const levelsOf = async (home: readonly object[], edge: readonly object[]) => {
      const { aws } = fakeAws({
        'sns list-subscriptions in ap-southeast-2': { Subscriptions: home },
        'sns list-subscriptions in us-east-1': { Subscriptions: edge },
      });
      return (await checkSubscriptions(aws, prod)).map(({ level }) => level);
    };
    const home = subscription('ap-southeast-2', true);
    const edge = subscription('us-east-1', true);

    test('finds that both regions reach their recipient', async () => {
      expect(await levelsOf([home], [edge])).toEqual(['fine', 'fine']);
    });

    test('finds a region without a subscription', async () => {
      expect(await levelsOf([home], [])).toEqual(['fine', 'warning']);
      expect(await levelsOf([], [edge])).toEqual(['warning', 'fine']);
    });

    test('finds each unconfirmed subscription', async () => {
      expect(await levelsOf([home, subscription('ap-southeast-2', false)], [edge])).toEqual([
        'warning',
        'fine',
      ]);
      expect(await levelsOf([home], [subscription('us-east-1', false)])).toEqual(['fine', 'warning']);
    });

    test('counts no subscription of another stage', async () => {
      const other = subscription('us-east-1', true, 'bloomkin-dev-operations-Alarms');
      expect(await levelsOf([home], [other])).toEqual(['fine', 'warning']);
    });
  });

  describe('the doctor’s check of protection', () => {
    const stack = (StackStatus: string, EnableTerminationProtection: boolean) => ({
      Stacks: [{ StackStatus, EnableTerminationProtection }],
    });
    const runCheck = async (data: object, identity: object) => {
      const { aws } = fakeAws({
        'cloudformation describe-stacks --stack-name bloomkin-prod-data': data,
        'cloudformation describe-stacks --stack-name bloomkin-prod-identity': identity,
      });
      return (await checkProtection(aws, prod)).map(({ level, text }) => `${level}: ${text}`);
    };
    const retained = stack('UPDATE_COMPLETE', true);

    test('finds table, pool and secrets protected', async () => {
      expect(await runCheck(retained, retained)).toEqual([expect.stringContaining('fine: ')]);
    });

    test('finds each stack that is open or failed', async () => {
      expect(await runCheck(retained, stack('UPDATE_COMPLETE', false))).toEqual([
        expect.stringContaining('warning: The stack identity is made'),
      ]);
      expect(await runCheck(stack('ROLLBACK_COMPLETE', true), retained)).toEqual([
        expect.stringContaining('warning: The stack data is failed'),
      ]);
    });
  });
});
