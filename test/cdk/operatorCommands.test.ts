import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStageSettings } from '@bloomkin/scripts/readStageSettings.ts';
import { describe, expect, test } from 'vitest';
import { resourcesOf, valueAt } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

const prod = synthesise('prod');
const only = (type: string) => {
  const [resource, ...others] = resourcesOf(prod, type);
  expect(others).toEqual([]);
  return resource?.properties;
};

describe('manual steps of an operator', () => {
  test('find the API and its throttle when the shop closes', () => {
    expect(valueAt(only('AWS::ApiGatewayV2::Api'), 'Name')).toBe('bloomkin-prod');
    const stage = only('AWS::ApiGatewayV2::Stage');
    const { throttle } = readStageSettings('prod');
    expect(valueAt(stage, 'StageName')).toBe('$default');
    expect(valueAt(stage, 'DefaultRouteSettings')).toMatchObject({
      ThrottlingRateLimit: throttle.ratePerSecond,
      ThrottlingBurstLimit: throttle.burst,
    });
  });

  test.each(['tableChanges', 'outgoingMessages'])('find %s by name to stop it', (name) => {
    const found = resourcesOf(prod, 'AWS::Lambda::Function').filter(
      ({ properties }) => valueAt(properties, 'FunctionName') === `bloomkin-prod-${name}`,
    );
    expect(found).toHaveLength(1);
    expect(valueAt(found[0]?.properties, 'ReservedConcurrentExecutions')).toBeUndefined();
  });

  test('find one bucket and one queue of lost changes', () => {
    const made = resourcesOf(prod, 'AWS::S3::Bucket', 'AWS::SQS::Queue').filter(
      ({ stack }) => stack === 'jobs',
    );
    expect(made.map(({ type }) => type).toSorted()).toEqual(['AWS::S3::Bucket', 'AWS::SQS::Queue']);
  });

  test('remove the protection of table and pool before deletion', () => {
    const [replica] = [valueAt(only('AWS::DynamoDB::GlobalTable'), 'Replicas')].flat();
    expect(valueAt(replica, 'DeletionProtectionEnabled')).toBe(true);
    expect(valueAt(only('AWS::Cognito::UserPool'), 'DeletionProtection')).toBe('ACTIVE');
  });

  test('name the stacks of a deleted stage', () => {
    // Short names are the names without `bloomkin-prod-`.
    expect([...prod.stacks.keys()].filter((name) => name.startsWith('bloomkin'))).toEqual([]);
  });

  test('name each kind of resource that is kept', () => {
    const all = [...prod.stacks.values()].flatMap((resources) => Object.values(resources));
    const retained = all.filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith('Retain'));
    // These go with what they belong to.
    const parts = ['AWS::Cognito::UserPoolClient', 'AWS::Lambda::Version'];
    const whole = retained.map(({ Type }) => Type).filter((type) => !parts.includes(type));
    expect([...new Set(whole)].toSorted()).toEqual([
      'AWS::Cognito::UserPool',
      'AWS::DynamoDB::GlobalTable',
      'AWS::S3::Bucket',
      'AWS::SecretsManager::Secret',
    ]);
  });

  test('open the protected stacks to take a stage down', () => {
    expect(prod.protectedStacks).toEqual(['data', 'identity']);
  });
});

describe('commands of the guides', () => {
  const guides = ['deploy', 'runbook', 'capacity'].map((name) =>
    readFileSync(join(import.meta.dirname, `../../docs/${name}.md`), 'utf8'),
  );
  const namedBy = (expression: RegExp) =>
    guides.flatMap((guide) => [...guide.matchAll(expression)].map(([, name = '']) => name));

  test('name alarms that exist', () => {
    const named = namedBy(/--alarm-name bloomkin-<stage>-(\w+)/g);
    expect(named.length).toBeGreaterThan(1);
    const alarms = resourcesOf(prod, 'AWS::CloudWatch::Alarm').map(({ properties }) => properties.AlarmName);
    expect(named.filter((name) => !alarms.includes(`bloomkin-prod-${name}`))).toEqual([]);
  });

  test('name secrets that exist', () => {
    const named = namedBy(/--secret-id bloomkin\/(?:<stage>|dev)\/([\w-]+)/g);
    expect(named.length).toBeGreaterThan(3);
    const secrets = resourcesOf(prod, 'AWS::SecretsManager::Secret').map(({ properties }) => properties.Name);
    expect(named.filter((name) => !secrets.includes(`bloomkin/prod/${name}`))).toEqual([]);
  });
});
