import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionNames } from '@bloomkin/cdk/functions.ts';
import { Deployment } from '@local/aws/assembly/deployment.ts';
import { Alarms, Topics } from '@local/aws/topics/topics.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { listAt, resourcesOf, valueAt } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

/** The deployed template as the local run plays it. */
const played: Deployment[] = [];
const prod = synthesise('prod', { visit: (dir) => played.push(new Deployment(dir)) });
const alarms = resourcesOf(prod, 'AWS::CloudWatch::Alarm');
const alarmOf = (id: string) =>
  alarms.find(({ properties }) => properties.AlarmName === `bloomkin-prod-${id}`)?.properties;
const filters = resourcesOf(prod, 'AWS::Logs::MetricFilter');
const patternsOf = (metric: string) =>
  filters
    .filter(({ properties }) => valueAt(properties, 'MetricTransformations.0.MetricName') === metric)
    .map(({ properties }) => String(properties.FilterPattern));

/** `cartRelease` is `<function>Release`. */
function headingOf(alarmName: unknown): string {
  const id = String(alarmName).replace(/^bloomkin-(dev|prod)-/, '');
  const kinds = ['Slow', 'Release'];
  const name = functionNames.find((one) => kinds.some((kind) => id === one + kind));
  return name ? id.replace(name, '<function>') : id;
}

test('counts what agents call, by protocol and operation', () => {
  expect(patternsOf('AgentCalls')).toEqual(['{ $.message = "agent call" }']);
});

describe('alarm topics', () => {
  const topics = resourcesOf(prod, 'AWS::SNS::Topic');
  const policies = resourcesOf(prod, 'AWS::SNS::TopicPolicy');

  test('let CloudWatch publish, in both regions', () => {
    expect(topics.map(({ stack }) => stack).sort()).toEqual(['edge-operations', 'operations']);
    for (const { id, stack } of topics) {
      const policy = policies.find((one) => one.stack === stack)?.properties;
      expect(listAt(policy, 'PolicyDocument.Statement')).toContainEqual(
        expect.objectContaining({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Resource: { Ref: id },
        }),
      );
    }
  });

  test('accept the alarms of their own account alone', () => {
    const [deployment] = played;
    if (!deployment) throw new Error('Nothing is played');
    const topicsPlayed = new Topics(deployment);
    const ringing = new Alarms(deployment, topicsPlayed);
    const raised = ringing.names.filter((name) => !name.endsWith('Release'));
    for (const name of raised) ringing.setOff(name);
    expect(raised.length).toBeGreaterThan(25);
    expect(topicsPlayed.published).toHaveLength(raised.length);
    const [message] = topicsPlayed.published;
    const strangers = [
      { service: 'events.amazonaws.com', account: '123456789012', sourceArn: 'arn:aws:events:rule' },
      { service: 'cloudwatch.amazonaws.com', account: '999999999999', sourceArn: 'arn:aws:cloudwatch:alarm' },
    ];
    for (const stranger of strangers)
      expect(() => topicsPlayed.publish(stranger, message?.topicArn ?? '')).toThrow(
        'is not authorized to perform: SNS:Publish',
      );
  });

  test('get the backups and copies of prod that failed', () => {
    const [rule, ...others] = resourcesOf(prod, 'AWS::Events::Rule');
    expect(others).toEqual([]);
    expect(valueAt(rule?.properties, 'EventPattern')).toEqual({
      source: ['aws.backup'],
      'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'] },
    });
    const topic = topics.find(({ stack }) => stack === 'operations');
    expect(listAt(rule?.properties, 'Targets')).toEqual([
      expect.objectContaining({ Arn: { Ref: topic?.id } }),
    ]);
    expect(resourcesOf(synthesise('dev'), 'AWS::Events::Rule')).toEqual([]);
  });

  test('reach the operator in prod', () => {
    const subscriptions = resourcesOf(prod, 'AWS::SNS::Subscription');
    expect(subscriptions.map(({ properties }) => properties.Protocol)).toEqual(['email', 'email']);
  });

  test('get each alarm of their own region', () => {
    // Alarms that CodeDeploy watches notify CodeDeploy alone.
    for (const { stack, properties } of alarms.filter((one) => one.stack !== 'api')) {
      const [action] = listAt(properties, 'AlarmActions');
      const topic = topics.find((one) => one.stack === stack);
      expect([properties.AlarmName, action]).toEqual([properties.AlarmName, { Ref: topic?.id }]);
    }
  });
});

describe('alarms', () => {
  test.each([
    ['dev', resourcesOf(synthesise('dev'), 'AWS::CloudWatch::Alarm')],
    ['prod', alarms],
  ])('point to one runbook paragraph each in %s', (_, ofStage) => {
    const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
    const headings = [...runbook.matchAll(/^### `(.+)`$/gm)].map(([, heading]) => heading);
    const expected = new Set(ofStage.map(({ properties }) => headingOf(properties.AlarmName)));
    expect(headings.sort()).toEqual([...expected].sort());
  });

  test('carry a description', () => {
    for (const { properties } of alarms) expect(properties.AlarmDescription).toMatch(/See docs\/runbook.md$/);
  });

  test('watch the error lines of every function', () => {
    const watched = filters
      .filter(({ stack }) => stack === 'operations')
      .filter(({ properties }) => String(properties.FilterPattern).includes('ERROR'))
      .map(({ properties }) => properties.LogGroupName);
    expect(watched.sort()).toEqual(functionNames.map((name) => `/bloomkin/prod/${name}`).sort());
  });

  test('watch writes and queries for throttles of any index', () => {
    const metrics = listAt(alarmOf('RequestThrottles'), 'Metrics').flatMap((one) =>
      listAt(one, 'MetricStat.Metric'),
    );
    const operations = metrics.flatMap((metric) =>
      listAt(metric, 'Dimensions').filter((one) => valueAt(one, 'Name') === 'Operation'),
    );
    expect(operations.map((one) => valueAt(one, 'Value')).sort()).toEqual([
      'DeleteItem',
      'PutItem',
      'Query',
      'TransactWriteItems',
      'UpdateItem',
    ]);
  });

  test.each([
    ['SmsSpend', 'AWS/SNS', 'SMSMonthToDateSpentUSD', 'Maximum', {}],
    ['SmsFailures', 'AWS/SNS', 'SMSSuccessRate', 'Average', { Country: 'AU', SMSType: 'Transactional' }],
    ['MailBounces', 'AWS/SES', 'Reputation.BounceRate', 'Maximum', {}],
    ['MailComplaints', 'AWS/SES', 'Reputation.ComplaintRate', 'Maximum', {}],
    ['MailRejects', 'AWS/SES', 'Reject', 'Sum', {}],
    ['AccountConcurrency', 'AWS/Lambda', 'ClaimedAccountConcurrency', 'Maximum', {}],
    ['FunctionErrors', 'AWS/Lambda', 'Errors', 'Sum', {}],
    ['FunctionThrottles', 'AWS/Lambda', 'Throttles', 'Sum', {}],
    [
      'MessageAge',
      'AWS/Lambda',
      'IteratorAge',
      'Maximum',
      { FunctionName: 'bloomkin-prod-outgoingMessages' },
    ],
    ['StreamAge', 'AWS/Lambda', 'IteratorAge', 'Maximum', { FunctionName: 'bloomkin-prod-tableChanges' }],
  ])('%s watches %s %s', (id, Namespace, MetricName, Statistic, dimensions) => {
    const properties = alarmOf(id);
    expect(properties).toMatchObject({ Namespace, MetricName, Statistic });
    const watched = listAt(properties, 'Dimensions').map((one) => [
      valueAt(one, 'Name'),
      valueAt(one, 'Value'),
    ]);
    expect(Object.fromEntries(watched)).toEqual(dimensions);
  });

  test('watch Cognito’s refusals of new accounts and admin calls', () => {
    const metrics = listAt(alarmOf('CognitoThrottles'), 'Metrics').flatMap((one) =>
      listAt(one, 'MetricStat.Metric'),
    );
    const clientOf = (metric: unknown) => {
      expect(valueAt(metric, 'Namespace')).toBe('AWS/Cognito');
      const [pool, client, ...others] = listAt(metric, 'Dimensions');
      expect([valueAt(pool, 'Name'), valueAt(client, 'Name'), others]).toEqual([
        'UserPool',
        'UserPoolClient',
        [],
      ]);
      return [valueAt(metric, 'MetricName'), valueAt(client, 'Value') === 'Admin'];
    };
    expect(metrics.map(clientOf)).toEqual([
      ['SignInThrottles', false],
      ['TokenRefreshThrottles', false],
      ['SignUpThrottles', true],
    ]);
  });

  test('start below the granted quotas', () => {
    const quotas = synthesise('prod', { stage: { accountConcurrency: 2000, smsMonthlySpendUsd: 50 } });
    const thresholds = new Map(
      resourcesOf(quotas, 'AWS::CloudWatch::Alarm').map(({ properties }) => [
        properties.AlarmName,
        properties.Threshold,
      ]),
    );
    expect(thresholds.get('bloomkin-prod-AccountConcurrency')).toBe(1600);
    expect(thresholds.get('bloomkin-prod-SmsSpend')).toBe(40);
  });

  test('rings for conflicts by the writes that they are among, so that a sale does not', () => {
    const alarm = alarmOf('TransactionConflicts');
    expect(valueAt(alarm, 'Metrics.0.Expression')).toBe('IF(conflicts > 50, 1000 * conflicts / written, 0)');
    expect(valueAt(alarm, 'Threshold')).toBe(10);
  });

  test('treat missing runs of a schedule as a failure', () => {
    for (const id of ['BuilderAge', 'RefundsStopped', 'RetentionStopped', 'BankCheckStopped'])
      expect(alarmOf(id)).toMatchObject({
        TreatMissingData: 'breaching',
        ComparisonOperator: 'LessThanThreshold',
        Threshold: 1,
      });
  });

  test('name the distribution without an import in us-east-1', () => {
    expect(alarmOf('EdgeServerErrors')).toMatchObject({ MetricName: '5xxErrorRate' });
    expect(JSON.stringify(alarmOf('EdgeServerErrors'))).toContain('Fn::GetStackOutput');
    expect(alarmOf('FirewallBlocks')).toMatchObject({
      Dimensions: [
        { Name: 'Rule', Value: 'ALL' },
        { Name: 'WebACL', Value: 'bloomkin-prod' },
      ],
    });
  });
});

describe('log lines of alarms', () => {
  const source = (path: string) => readFileSync(join(import.meta.dirname, '../../lambdas/src', path), 'utf8');
  const messagesOf = (metric: string) =>
    patternsOf(metric).flatMap((pattern) =>
      [...pattern.matchAll(/\$\.message = "([^"]+)"/g)].map(([, message]) => message ?? ''),
    );

  test.each([
    ['PaidWithoutOrder', 4, 'api/paymentWebhook'],
    ['OldestRefundHours', 1, 'events/schedules'],
    ['BankDifferences', 1, 'events/schedules'],
    ['Breaker', 1, 'platform/http'],
    ['PlacesRefused', 1, 'api/documents'],
  ])('match what the code writes: %s', (metric, count, folder) => {
    const files: Record<string, string[]> = {
      'api/paymentWebhook': ['applyPaidSession', 'receivePaymentEvent', 'disputes', 'applyPaymentEvent'],
      'events/schedules': ['refundsOwed', 'checkBooks'],
      'platform/http': ['limits'],
      'api/documents': ['geocode'],
    };
    const text = (files[folder] ?? []).map((file) => source(`${folder}/${file}.ts`)).join('');
    const messages = messagesOf(metric);
    expect(messages).toHaveLength(count);
    for (const message of messages) expect(text).toContain(`('${message}'`);
  });
});

test('routes publish no detailed metrics, which cost by route', () => {
  const [stage] = resourcesOf(prod, 'AWS::ApiGatewayV2::Stage');
  expect(valueAt(stage?.properties, 'DefaultRouteSettings.DetailedMetricsEnabled')).not.toBe(true);
});

test('delivery logs of texts keep a week, with masked numbers, in prod alone', () => {
  const ofTexts = (stage: typeof prod) =>
    resourcesOf(stage, 'AWS::Logs::LogGroup').filter(({ properties }) =>
      JSON.stringify(properties.LogGroupName).includes('DirectPublishToPhoneNumber'),
    );
  const [delivered, failed, ...others] = ofTexts(prod).map(({ properties }) => properties);
  expect([others, ofTexts(synthesise('dev'))]).toEqual([[], []]);
  expect(JSON.stringify(failed?.LogGroupName)).toContain('/Failure');
  for (const log of [delivered, failed]) {
    expect(log?.RetentionInDays).toBe(7);
    const masked = listAt(log, 'DataProtectionPolicy.Statement').at(-1);
    expect(valueAt(masked, 'Operation')).toEqual({ Deidentify: { MaskConfig: {} } });
    const [{ Name, Regex }] = z
      .tuple([z.object({ Name: z.string(), Regex: z.string() })])
      .parse(listAt(log, 'DataProtectionPolicy.Configuration.CustomDataIdentifier'));
    expect(listAt(masked, 'DataIdentifier')).toEqual([Name]);
    expect('to +61491570156 at 0.05'.replace(new RegExp(Regex), '*')).toBe('to * at 0.05');
  }
});

test('a budget watches prod', () => {
  expect(resourcesOf(prod, 'AWS::Budgets::Budget')).toHaveLength(1);
});
