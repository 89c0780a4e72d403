import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageName } from '@bloomkin/cdk/stage.ts';
import { describe, expect, test } from 'vitest';
import { someOf } from '#support/run/budget.ts';
import { listAt, resourcesOf, valueAt } from './support/resources.ts';
import { type Synthesised, synthesise } from './support/synthesise.ts';

/** A file that a deploy compares with what is there. */
type Written = readonly [name: string, text: string];
const prod = synthesise('prod');

function writtenBySynth(stage: StageName): Written[] {
  const written: Written[] = [];
  synthesise(stage, { visit: (dir) => written.push(...readTemplates(dir)) });
  return written;
}

function readTemplates(dir: string) {
  const names = readdirSync(dir).filter((name) => /\.(template|assets)\.json$/.test(name));
  return names.map((name) => [name, readFileSync(join(dir, name), 'utf8')] as const);
}

const orderListFields =
  'id status paymentStatus day period timeZone isPickup companyId searchText totalCents';
const closedCounts = ['not_paid', 'paid', 'refunded'].flatMap((payment) =>
  ['delivery', 'pickup'].map((way) => `${payment}_${way}`),
);
/** DynamoDB makes a changed index again: attributes beside the keys, by index. */
const indexes = {
  carts: 'companyId email fio phone touchedAt userId',
  companiesByBrand: 'id active ready',
  ledgerOfCompany:
    'orderId orderNumber about companyId commissionPercent kind reference at day month cashCents buyerCents commissionCents marketCents yoursCents',
  openOrders: `type ${closedCounts.join(' ')}`,
  ordersOfAll: orderListFields,
  ordersOfCompany: `${orderListFields} type stage ${closedCounts.join(' ')}`,
  ordersOfUser: orderListFields,
  people: 'id roles fio login email phone type week list cell count',
  productsOfCompany: 'id',
  refundsOwed: 'id',
  reviewsOfAll: 'id productId',
  reviewsOfCompany: 'id productId',
};

describe.each(someOf(['prod', 'dev'] as const))('a deploy of %s without a change', (stage) => {
  test('gives the same template byte by byte', () => {
    const first = writtenBySynth(stage);
    expect(first.length).toBeGreaterThan(15);
    expect(writtenBySynth(stage)).toEqual(first);
  });
});

describe('data that outlives every deploy', () => {
  const [table] = resourcesOf(prod, 'AWS::DynamoDB::GlobalTable');
  const replica = listAt(table?.properties, 'Replicas')[0];

  test('the table is protected and recoverable for 35 days', () => {
    expect(valueAt(replica, 'DeletionProtectionEnabled')).toBe(true);
    expect(valueAt(replica, 'PointInTimeRecoverySpecification')).toEqual({
      PointInTimeRecoveryEnabled: true,
      RecoveryPeriodInDays: 35,
    });
  });

  test('the table streams both images and deletes expired items', () => {
    expect(valueAt(table?.properties, 'StreamSpecification.StreamViewType')).toBe('NEW_AND_OLD_IMAGES');
    expect(valueAt(table?.properties, 'TimeToLiveSpecification')).toEqual({
      AttributeName: 'ttl',
      Enabled: true,
    });
  });

  test('the table has its indexes, with the attributes of their pages', () => {
    const made = listAt(table?.properties, 'GlobalSecondaryIndexes').map((index) => [
      valueAt(index, 'IndexName'),
      listAt(index, 'KeySchema').map((key) => valueAt(key, 'AttributeName')),
      listAt(index, 'Projection.NonKeyAttributes').toSorted(),
    ]);
    const expected = Object.entries(indexes).map(([name, include]) => [
      name,
      [name, `${name}Sort`],
      include.split(' ').filter(Boolean).toSorted(),
    ]);
    expect(made.toSorted()).toEqual(expected.toSorted());
    // DynamoDB takes a hundred over all indexes of a table; one that is in two counts twice.
    const projected = made.flatMap(([, , attributes]) => attributes);
    expect(projected.length).toBeLessThanOrEqual(100);
  });

  test('table, buckets, pool and secrets stay when their stack is deleted', () => {
    const lasting = resourcesOf(
      prod,
      'AWS::DynamoDB::GlobalTable',
      'AWS::S3::Bucket',
      'AWS::Cognito::UserPool',
      'AWS::SecretsManager::Secret',
      'AWS::Backup::BackupVault',
    );
    expect(lasting.length).toBeGreaterThanOrEqual(9);
    for (const { id, resource } of lasting)
      expect([id, resource.DeletionPolicy, resource.UpdateReplacePolicy]).toEqual([
        id,
        // A creation that is rolled back leaves nothing that the next try would find in its way.
        'RetainExceptOnCreate',
        'Retain',
      ]);
  });

  test('prod backs up table, pictures and withdrawals each night, and copies them out of the account', () => {
    const backupCopyVault = 'arn:aws:backup:ap-southeast-4:210987654321:backup-vault:bloomkin';
    const copied = synthesise('prod', { stage: { backupCopyVault } });
    const [plan, ...others] = resourcesOf(copied, 'AWS::Backup::BackupPlan');
    expect(others).toEqual([]);
    const kept = { DeleteAfterDays: 35 };
    expect(listAt(plan?.properties, 'BackupPlan.BackupPlanRule')).toEqual([
      expect.objectContaining({
        ScheduleExpression: 'cron(0 17 * * ? *)',
        Lifecycle: kept,
        CopyActions: [{ DestinationBackupVaultArn: backupCopyVault, Lifecycle: kept }],
      }),
    ]);
    const [selection] = resourcesOf(copied, 'AWS::Backup::BackupSelection');
    const chosen = JSON.stringify(valueAt(selection?.properties, 'BackupSelection.Resources'));
    for (const id of ['Table', 'Media', 'Withdrawals'])
      expect(chosen).toMatch(new RegExp(`"${id}[0-9A-F]{8}"`));
    expect(resourcesOf(synthesise('dev'), 'AWS::Backup::BackupPlan')).toEqual([]);
  });

  test('no stack imports the table', () => {
    const templates = [...prod.stacks]
      .filter(([name]) => name !== 'data')
      .map(([, resources]) => JSON.stringify(resources));
    expect(templates.filter((text) => /ImportValue":"[^"]*Table/.test(text))).toEqual([]);
    expect(templates.filter((text) => /GetStackOutput[^\]}]*Table/.test(text)).length).toBeGreaterThan(2);
  });

  test('a restored table is imported by name, beside the first, which stays', () => {
    const tableName = 'bloomkin-prod-20261122100000';
    const [restored, ...others] = resourcesOf(
      synthesise('prod', { stage: { tableName } }),
      'AWS::DynamoDB::GlobalTable',
    );
    expect(others).toEqual([]);
    expect(restored?.id).not.toBe(table?.id);
    expect(restored?.properties).toEqual({ ...table?.properties, TableName: tableName });
  });

  test('no index projects more than DynamoDB’s twenty attributes', () => {
    for (const [name, include] of Object.entries(indexes))
      expect([name, include.split(' ').length <= 20]).toEqual([name, true]);
  });

  test('indexes are warmed by the stage’s setting, each on its own', () => {
    const throughput = { readsPerSecond: 12_000, writesPerSecond: 8_000 };
    const sale = { warmThroughput: { ...throughput, indexes: { ordersOfAll: throughput } } };
    const [warm] = resourcesOf(synthesise('prod', { stage: sale }), 'AWS::DynamoDB::GlobalTable');
    const units = { ReadUnitsPerSecond: 12_000, WriteUnitsPerSecond: 8_000 };
    expect(valueAt(warm?.properties, 'WarmThroughput')).toEqual(units);
    const indexed = listAt(warm?.properties, 'GlobalSecondaryIndexes').flatMap((index) =>
      valueAt(index, 'WarmThroughput')
        ? [[valueAt(index, 'IndexName'), valueAt(index, 'WarmThroughput')]]
        : [],
    );
    expect(indexed).toEqual([['ordersOfAll', units]]);
  });

  test('media are read by the stage’s own distribution once its id is known', () => {
    const readersOf = (synthesised: Synthesised) =>
      resourcesOf(synthesised, 'AWS::S3::BucketPolicy')
        .map(({ properties }) => JSON.stringify(properties))
        .filter((policy) => policy.includes('distribution/'));
    expect(readersOf(prod)[0]).toContain('distribution/*');
    const pinned = synthesise('prod', { stage: { distributionId: 'E123ABC' } });
    expect(readersOf(pinned)[0]).toContain('distribution/E123ABC');
  });

  test('no bucket is public, and all require TLS', () => {
    const buckets = resourcesOf(prod, 'AWS::S3::Bucket');
    for (const { id, properties } of buckets) {
      expect([id, valueAt(properties, 'PublicAccessBlockConfiguration')]).toEqual([
        id,
        {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      ]);
    }
    const policies = resourcesOf(prod, 'AWS::S3::BucketPolicy');
    expect(policies).toHaveLength(buckets.length);
    for (const { properties } of policies)
      expect(JSON.stringify(properties)).toContain('"aws:SecureTransport":"false"');
  });
});

describe('the user pool', () => {
  const [pool] = resourcesOf(prod, 'AWS::Cognito::UserPool');
  const [client] = resourcesOf(prod, 'AWS::Cognito::UserPoolClient');

  test('sends no messages, allows no sign-ups and no case-insensitive names', () => {
    expect(pool?.properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AutoVerifiedAttributes: [],
      DeletionProtection: 'ACTIVE',
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      UsernameConfiguration: { CaseSensitive: true },
    });
    for (const name of ['SmsConfiguration', 'UsernameAttributes', 'AliasAttributes'])
      expect(pool?.properties).not.toHaveProperty(name);
  });

  test('knows one client, with a secret and rotation, without public flows', () => {
    expect(resourcesOf(prod, 'AWS::Cognito::UserPoolClient')).toHaveLength(1);
    expect(client?.properties).toMatchObject({
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
      AccessTokenValidity: 60,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 30 },
    });
  });

  test('replaces itself and its client when the stage counts it up', () => {
    const idsOf = (synthesised: Synthesised) =>
      resourcesOf(synthesised, 'AWS::Cognito::UserPool', 'AWS::Cognito::UserPoolClient').map(({ id }) => id);
    const made = idsOf(prod);
    expect(made).toHaveLength(2);
    const [otherPool, otherClient] = [{ userPool: 2 }, { userPoolClient: 2 }].map((stage) =>
      idsOf(synthesise('prod', { stage })).filter((id) => made.includes(id)),
    );
    expect([otherPool, otherClient]).toEqual([[], [pool?.id]]);
    const templates = [...prod.stacks].map(([, resources]) => JSON.stringify(resources));
    expect(templates.filter((text) => /ImportValue":"[^"]*Pool/.test(text))).toEqual([]);
  });

  test('puts its client’s secret in no template', () => {
    const [secret] = resourcesOf(prod, 'AWS::SecretsManager::Secret').filter(
      ({ properties }) => properties.Name === 'bloomkin/prod/cognito-client',
    );
    expect(secret?.properties.SecretString).toEqual({ 'Fn::GetAtt': [client?.id, 'ClientSecret'] });
  });

  test('uses a plan that includes rotation', () => {
    expect(pool?.properties).toMatchObject({ UserPoolTier: 'ESSENTIALS' });
  });
});
