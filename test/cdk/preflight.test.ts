import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsCliError, awsCli } from '@bloomkin/scripts/aws/awsCli.ts';
import { describeFindings, preflight } from '@bloomkin/scripts/deploy/preflight.ts';
import { readStageSettings } from '@bloomkin/scripts/readStageSettings.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeAws, findingsOf, makeNotFound, prod } from './support/fakeAws.ts';

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

  test('finds that prod alone keeps its backups in one account', async () => {
    const stage = { ...prod, backupCopyVault: undefined };
    expect(await findingsOf({}, stage)).toEqual([
      expect.stringContaining('warning: prod has no backupCopyVault'),
    ]);
    expect(await findingsOf({}, { ...stage, name: 'dev' })).not.toContainEqual(
      expect.stringContaining('backupCopyVault'),
    );
  });

  test('accepts an account that is older than plans', async () => {
    expect(await findingsOf({ 'freetier get-account-plan-state': makeNotFound })).toEqual([]);
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
    const { aws, calls } = fakeAws({ 'sts get-caller-identity': makeNotFound });
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
      'a free plan',
      { 'freetier get-account-plan-state in us-east-1': { accountPlanType: 'FREE' } },
      'missing: The account is on the plan FREE',
    ],
    [
      'no bootstrap in us-east-1',
      { 'cloudformation describe-stacks --stack-name CDKToolkit in us-east-1': makeNotFound },
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
    ['an unknown sender', { 'sesv2 get-email-identity': makeNotFound }, 'warning: SES does not know'],
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

  test.each([
    'freetier get-account-plan-state',
    'cloudformation describe-stacks --stack-name CDKToolkit',
    'secretsmanager describe-secret',
    'route53 get-hosted-zone',
    'sesv2 get-email-identity',
    'pinpoint-sms-voice-v2 describe-sender-ids',
  ])('a denied "%s" does not count as missing', async (call) => {
    const deny = () => {
      throw new AwsCliError('An error occurred (AccessDeniedException) when calling the operation: no');
    };
    const domain = { name: 'flowers.test', zoneName: 'flowers.test', hostedZoneId: 'Z1' };
    const stage = { ...prod, domain };
    const answers = { 'route53 get-hosted-zone': {}, [call]: deny };
    expect(await findingsOf(answers, stage)).toEqual([
      expect.stringContaining('warning: Could not be checked: An error occurred (AccessDeniedException)'),
    ]);
  });

  test.each([
    ['no sender', undefined, {}, 'The stage has no smsSenderId'],
    [
      'a name that SNS may not use',
      'Bloomkin',
      { 'pinpoint-sms-voice-v2 get-resource-policy': makeNotFound },
      'SNS may not use Bloomkin',
    ],
    [
      'a number that is not active',
      '+61480000000',
      { 'pinpoint-sms-voice-v2 describe-phone-numbers': { PhoneNumbers: [] } },
      'no active number +61480000000',
    ],
  ])('finds %s', async (_, smsSenderId, change, expected) => {
    expect(await findingsOf(change, { ...prod, smsSenderId })).toEqual([expect.stringContaining(expected)]);
  });

  test('finds an unregistered sender and an excessive reservation', async () => {
    const stage = { ...prod, reservedConcurrency: { cart: 950 } };
    const found = await findingsOf({ 'pinpoint-sms-voice-v2 describe-sender-ids': makeNotFound }, stage);
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

  test('cover the orders that a sale brings', async () => {
    expect(await findingsOf({}, sale)).toEqual([
      'warning: Cognito answers 120 calls of UserAuthentication a second, 72000 orders an hour need 200: ask in Service Quotas (Cognito user pools)',
    ]);
    expect(await findingsOf({ [signIns]: { Quota: { Value: 200, Adjustable: true } } }, sale)).toEqual([]);
  });

  test('tell apart what AWS raises', async () => {
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

  test('default to the shared service quotas when the account has none', async () => {
    const noneOfItsOwn = () => {
      throw new AwsCliError('An error occurred (NoSuchResourceException) when calling the operation');
    };
    const byDefault = 'service-quotas get-aws-default-service-quota --service-code cognito-idp';
    const change = { [signIns]: noneOfItsOwn, [byDefault]: { Quota: { Value: 90, Adjustable: true } } };
    expect(await findingsOf(change, sale)).toEqual([expect.stringContaining('answers 90 calls')]);
  });
});

describe('the rate of address suggestions', () => {
  const quotas = (...list: [action: string, Value: number][]) => ({
    Quotas: list.map(([action, Value]) => ({ QuotaName: `Rate of ${action} API requests`, Value })),
  });
  const own = 'service-quotas list-service-quotas --service-code geo';
  const byDefault = 'service-quotas list-aws-default-service-quotas --service-code geo';
  const untouched = {
    [own]: quotas(),
    [byDefault]: quotas(['SearchPlaceIndexForSuggestions', 50], ['Autocomplete', 100]),
  };
  const ofOrders = (expectedOrdersPerHour: number) => ({ ...prod, limits: { expectedOrdersPerHour } });

  test('compares with the orders of a stage, by the API that the stage uses', async () => {
    expect(await findingsOf(untouched, ofOrders(17_000))).toEqual([]);
    const text = 'calls of Autocomplete a second, 18000 orders an hour need 105: ask in Service Quotas';
    expect(await findingsOf(untouched, ofOrders(18_000))).toEqual([expect.stringContaining(text)]);
    expect(await findingsOf(untouched, { ...ofOrders(17_000), places: 'placeIndexes' })).toEqual([
      expect.stringContaining('answers 50 calls of SearchPlaceIndexForSuggestions'),
    ]);
  });

  test('follows what AWS has raised for the account, and asks for a look where AWS lists none', async () => {
    expect(
      await findingsOf({ ...untouched, [own]: quotas(['Autocomplete', 200]) }, ofOrders(18_000)),
    ).toEqual([]);
    expect(await findingsOf({ [own]: quotas(), [byDefault]: quotas() })).toEqual([
      expect.stringContaining('does not list the rate of Autocomplete'),
    ]);
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

  test('compares the rate of SES with the mails of a stage’s orders', async () => {
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
    'compares the rate of API Gateway with the throttle of a stage: %j',
    async (throttleSettings) => {
      expect(await findingsOf({ 'apigateway get-account': { throttleSettings } })).toEqual([
        expect.stringMatching(/^warning: API Gateway takes \d+ calls a second/),
      ]);
    },
  );
});
