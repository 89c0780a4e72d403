import { describe, expect, test } from 'vitest';
import { listAt, resourcesOf, valueAt } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

const dev = synthesise('dev');
const mappings = resourcesOf(dev, 'AWS::Lambda::EventSourceMapping');
const mappingOf = (name: string) => mappings.find(({ id }) => id.startsWith(name))?.properties;

describe('a change of an order', () => {
  test('reaches its consumer at least once or is set aside', () => {
    expect(mappingOf('tableChanges')).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 5,
      MaximumRecordAgeInSeconds: 6 * 60 * 60,
    });
    const bucket = resourcesOf(dev, 'AWS::S3::Bucket').find(({ stack }) => stack === 'jobs');
    const lost = { 'Fn::GetAtt': [bucket?.id, 'Arn'] };
    for (const name of ['tableChanges', 'outgoingMessages'])
      expect(valueAt(mappingOf(name), 'DestinationConfig.OnFailure.Destination')).toEqual(lost);
    expect(JSON.stringify(bucket?.properties.NotificationConfiguration)).toContain('s3:ObjectCreated:*');
  });

  test('reaches ten lanes a shard, with at most two readers a shard', () => {
    expect(mappings.map(({ properties }) => properties.ParallelizationFactor)).toEqual([10, 10]);
  });

  test('waits in another lane than codes and links', () => {
    const kinds = (name: string) =>
      listAt(mappingOf(name), 'FilterCriteria.Filters').flatMap((filter) =>
        listAt(JSON.parse(String(valueAt(filter, 'Pattern'))), 'dynamodb.NewImage.type.S'),
      );
    expect(kinds('outgoingMessages')).toEqual(['outbox']);
    expect(kinds('tableChanges')).not.toContain('outbox');
  });

  test('passes the consumer’s filters alone, within five patterns a stream', () => {
    const patterns = listAt(mappingOf('tableChanges'), 'FilterCriteria.Filters').map((filter): unknown =>
      JSON.parse(String(valueAt(filter, 'Pattern'))),
    );
    expect(patterns).toContainEqual({
      eventName: ['INSERT', 'MODIFY'],
      dynamodb: { NewImage: { type: { S: ['order', 'orderLate', 'told'] } } },
    });
    expect(patterns).toContainEqual({
      eventName: ['INSERT'],
      dynamodb: { NewImage: { type: { S: ['cart', 'cartConsent'] } } },
    });
    expect(patterns.flatMap((pattern) => valueAt(pattern, 'dynamodb.NewImage.type.S'))).toEqual(
      expect.arrayContaining(['order', 'product', 'review', 'capacity', 'company', 'user', 'cartConsent']),
    );
    expect(patterns.length).toBeLessThanOrEqual(5);
  });

  test('raises an alarm for the dead-letter queue', () => {
    const alarms = resourcesOf(dev, 'AWS::CloudWatch::Alarm').map(({ properties }) => properties.AlarmName);
    expect(alarms).toEqual(
      expect.arrayContaining(['bloomkin-dev-DeadLetterQueue', 'bloomkin-dev-StreamAge']),
    );
  });
});

describe('the schedules', () => {
  const schedules = resourcesOf(dev, 'AWS::Scheduler::Schedule').map(({ id, properties }) => ({
    id: id.replace(/[0-9A-F]{8}$/, ''),
    ...properties,
  }));

  test('build the catalogue’s snapshot every five minutes', () => {
    expect(schedules).toContainEqual(expect.objectContaining({ ScheduleExpression: 'rate(5 minutes)' }));
  });

  test('run nightly jobs by Sydney’s clock, after the hour that daylight saving moves', () => {
    const nightly = schedules.filter((one) => /^cron/.test(String(valueAt(one, 'ScheduleExpression'))));
    expect(nightly.map((one) => [one.id, valueAt(one, 'ScheduleExpression')])).toEqual([
      ['CatalogueRebuild', 'cron(20 4 * * ? *)'],
      ['CheckBooks', 'cron(10 5 * * ? *)'],
      ['RebuildFigures', 'cron(40 3 * * ? *)'],
    ]);
    expect(new Set(nightly.map((one) => valueAt(one, 'ScheduleExpressionTimezone')))).toEqual(
      new Set(['Australia/Sydney']),
    );
  });

  test('tell each job when it was due, and the nightly one to rebuild', () => {
    const inputs = schedules.map((one): unknown => JSON.parse(String(valueAt(one, 'Target.Input'))));
    const time = '<aws.scheduler.scheduled-time>';
    expect(inputs.filter((input) => valueAt(input, 'time') !== time)).toEqual([]);
    expect(inputs).toContainEqual({ time, rebuild: true });
  });

  test('use a role that only this account’s scheduler takes and that invokes their functions alone', () => {
    const roles = resourcesOf(dev, 'AWS::IAM::Role').filter(({ properties }) =>
      JSON.stringify(properties).includes('scheduler.amazonaws.com'),
    );
    expect(roles).toHaveLength(1);
    expect(JSON.stringify(roles[0]?.properties)).toContain('aws:SourceAccount');
    expect(resourcesOf(dev, 'AWS::Events::Rule')).toEqual([]);
  });
});

describe('the queue of lost changes', () => {
  test('keeps them for two weeks and requires TLS', () => {
    const [queue] = resourcesOf(dev, 'AWS::SQS::Queue');
    expect(queue?.properties).toMatchObject({ MessageRetentionPeriod: 14 * 24 * 60 * 60 });
    const [policy] = resourcesOf(dev, 'AWS::SQS::QueuePolicy');
    expect(JSON.stringify(policy?.properties)).toContain('aws:SecureTransport');
  });
});
