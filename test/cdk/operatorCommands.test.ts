import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContributorInsightsMode } from '@aws-sdk/client-dynamodb';
import { readStageSettings } from '@bloomkin/scripts/readStageSettings.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { guideCommands } from '#support/guideCommands.ts';
import { resourcesOf, valueAt } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

const prod = synthesise('prod');
const read = (name: string) => readFileSync(join(import.meta.dirname, `../../docs/${name}.md`), 'utf8');
const [guide, runbook] = [read('deploy'), read('runbook')];
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

  test('name the one distribution, which the stage pins its photos to', () => {
    const distributions = resourcesOf(prod, 'AWS::CloudFront::Distribution');
    expect(distributions.map(({ stack }) => stack)).toEqual(['web']);
  });

  test('find schedules by the name of their stack', () => {
    const schedules = resourcesOf(prod, 'AWS::Scheduler::Schedule');
    expect(schedules.length).toBeGreaterThan(6);
    // A schedule without a name of its own is named after its stack and ID.
    expect(schedules.filter(({ stack, properties }) => stack !== 'jobs' || properties.Name)).toEqual([]);
    const named = [...runbook.matchAll(/schedule `(\w+)`/gi)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !schedules.some(({ id }) => id.startsWith(name)))).toEqual([]);
  });

  test('name a hot key, which no deploy makes AWS look for', () => {
    const [replica] = [valueAt(only('AWS::DynamoDB::GlobalTable'), 'Replicas')].flat();
    expect(valueAt(replica, 'ContributorInsightsSpecification')).toBeUndefined();
    const [, mode] = /--contributor-insights-mode (\w+)/.exec(runbook) ?? [];
    expect(Object.values<string | undefined>(ContributorInsightsMode)).toContain(mode);
  });

  test('try a place index of the shop’s provider under a name that no stage takes', () => {
    const prodOfIndexes = synthesise('prod', { stage: { places: 'placeIndexes' } });
    const indexes = resourcesOf(prodOfIndexes, 'AWS::Location::PlaceIndex').map(
      ({ properties }) => properties,
    );
    const [trial] = [...guide.matchAll(/create-place-index .*--index-name (\S+) --data-source (\w+)/g)];
    expect(new Set(indexes.map(({ DataSource }) => DataSource))).toEqual(new Set([trial?.[2]]));
    expect(indexes.map(({ IndexName }) => IndexName)).not.toContain(trial?.[1]);
  });

  test('make a key for the map that the page policy allows', () => {
    const create = guideCommands.find(({ key }) => key === 'aws location create-key');
    const [, restrictions = ''] = /--restrictions '(.+?)'/.exec(create?.text ?? '') ?? [];
    // AWS takes these words exactly (ApiKeyRestrictions).
    expect(
      z.object({ AllowActions: z.array(z.string()) }).parse(JSON.parse(restrictions)).AllowActions,
    ).toEqual(['geo-maps:GetTile']);
    const [, mapStyle = ''] = /`mapStyle` to `(\S+)`/.exec(guide) ?? [];
    const { host } = new URL(mapStyle);
    const policies = resourcesOf(
      synthesise('prod', { stage: { mapStyle } }),
      'AWS::CloudFront::ResponseHeadersPolicy',
    );
    expect(JSON.stringify(policies)).toContain(`https://${host}`);
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
    const kept = resourcesOf(prod, ...whole).filter(({ resource }) => retained.includes(resource));
    // The commands name this region alone.
    expect(kept.map(({ stack }) => stack).filter((stack) => stack.startsWith('edge'))).toEqual([]);
    expect([...new Set(whole)].toSorted()).toEqual([
      'AWS::Backup::BackupVault',
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
  const namedBy = (expression: RegExp) =>
    [guide, runbook, read('capacity')].flatMap((text) =>
      [...text.matchAll(expression)].map(([, name = '']) => name),
    );

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
