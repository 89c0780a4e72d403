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
      dynamodb: { NewImage: { type: { S: ['cart', 'marketingConsent'] } } },
    });
    expect(patterns.flatMap((pattern) => valueAt(pattern, 'dynamodb.NewImage.type.S'))).toEqual(
      expect.arrayContaining([
        'order',
        'product',
        'review',
        'capacity',
        'company',
        'user',
        'marketingConsent',
      ]),
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

describe('the catalogue’s snapshot', () => {
  test('builds every five minutes', () => {
    expect(resourcesOf(dev, 'AWS::Events::Rule').map(({ properties }) => properties)).toContainEqual(
      expect.objectContaining({ ScheduleExpression: 'rate(5 minutes)' }),
    );
  });
});

describe('the catalogue', () => {
  test('rebuilds from the table each night', () => {
    expect(resourcesOf(dev, 'AWS::Events::Rule').map(({ properties }) => properties)).toContainEqual(
      expect.objectContaining({
        ScheduleExpression: 'cron(20 17 * * ? *)',
        Targets: [expect.objectContaining({ Input: '{"rebuild":true}' })],
      }),
    );
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
