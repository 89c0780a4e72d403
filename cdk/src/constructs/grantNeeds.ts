import { Stack, Token } from 'aws-cdk-lib';
import { Effect, PolicyStatement, type PolicyStatementProps, type Role } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { type FunctionName, type FunctionNeeds, functions } from '#functions.ts';
import { acknowledge, objectsFinding } from './acknowledge.ts';
import { listSettings, type Platform, secretSettings } from './platform.ts';

export function grantNeeds(role: Role, name: FunctionName, platform: Platform): void {
  const needs = functions[name];
  const { table, pool } = platform;
  allow(role, 'dynamodb', needs.table, [table.tableArn], rowsCondition(needs));
  if (needs.table.length > 0) keepAuditLog(role, table.tableArn, needs.emptiesAudit ? [] : ['UpdateItem']);
  allow(
    role,
    'dynamodb',
    ['Query'],
    needs.indexes.map((index) => `${table.tableArn}/index/${index}`),
  );
  allow(role, 'secretsmanager', ['GetSecretValue'], findSecrets(name, platform));
  if (pool) allow(role, 'cognito-idp', needs.pool, [pool.arn]);
  allowPlaces(role, needs, platform);
  if (needs.services.includes('mail')) allowMail(role, platform);
  if (needs.services.includes('sms')) allowSms(role);
  allowObjects(role, platform.catalogueBucket, needs.catalogue, 'catalogue-*');
  allowObjects(role, platform.mediaBucket, needs.media, `${mediaFolder}/*`);
  if (needs.withdrawals?.includes('PutObject'))
    allowObjects(role, platform.withdrawalsBucket, ['PutObject'], '*');
  if (needs.withdrawals?.includes('ListBucket'))
    allow(role, 's3', ['ListBucket'], [platform.withdrawalsBucket.bucketArn]);
}

/** Append-only: rows of the audit log can be put and never deleted; the retention job alone updates them. */
function keepAuditLog(role: Role, table: string, updates: readonly string[]): void {
  const deny = (actions: readonly string[], keys: string) =>
    role.addToPolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [table],
        conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [keys] } },
      }),
    );
  deny([...updates, 'DeleteItem', 'BatchWriteItem'], 'AUDIT#*');
  deny(['PutItem', 'DeleteItem', 'BatchWriteItem'], 'AUDIT_LIST#*');
}

export const mediaFolder = 'media';

function allow(
  role: Role,
  service: string,
  actions: readonly string[] = [],
  resources: string[] = [],
  conditions: NonNullable<PolicyStatementProps['conditions']> = {},
): void {
  if (actions.length === 0 || resources.length === 0) return;
  role.addToPolicy(
    new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources, conditions }),
  );
}

const rowsCondition = ({ namesRows, rows }: FunctionNeeds) =>
  namesRows && { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': rows } };

function findSecrets(name: FunctionName, platform: Platform): string[] {
  const secrets: Readonly<Record<string, string | undefined>> = secretSettings(platform);
  return listSettings(name, platform).flatMap((setting) => secrets[setting] ?? []);
}

function allowPlaces(role: Role, { settings, services }: FunctionNeeds, { places }: Platform): void {
  if (!places || !settings.includes('PLACES')) return;
  allow(role, places.service, places.lookups.actions, [places.lookups.arn]);
  if (!services.includes('suggestsPlaces')) return;
  for (const { action, arn } of places.suggestions) allow(role, places.service, [action], [arn]);
}

/** By the sender: in the sandbox SES also checks the recipient's identity. */
function allowMail(role: Role, { stage }: Platform): void {
  const { region, account } = Stack.of(role);
  const everyIdentity = Stack.of(role).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' });
  allow(role, 'ses', ['SendEmail'], [everyIdentity], { StringEquals: { 'ses:FromAddress': stage.mailFrom } });
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::arn:aws:ses:${region}:${owner}:identity/*]`]:
      'The condition names the one sender',
  });
}

/** Text messages have no resource ARN; topics have one and are denied. */
function allowSms(role: Role): void {
  allow(role, 'sns', ['Publish'], ['*']);
  role.addToPolicy(
    new PolicyStatement({ effect: Effect.DENY, actions: ['sns:Publish'], resources: ['arn:aws:sns:*:*:*'] }),
  );
}

/** Without ListBucket, S3 answers 403 instead of 404 for a missing key. */
function allowObjects(role: Role, bucket: Bucket, actions: readonly string[] = [], keys: string): void {
  if (actions.length === 0) return;
  allow(role, 's3', actions, [bucket.arnForObjects(keys)]);
  if (actions.includes('GetObject')) allow(role, 's3', ['ListBucket'], [bucket.bucketArn]);
  acknowledge(role, {
    [objectsFinding(bucket, keys)]: 'Object keys are created at run time under this prefix',
  });
}
