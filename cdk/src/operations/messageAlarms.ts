import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CustomDataIdentifier, DataProtectionPolicy, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Platform } from '#constructs/platform.ts';
import type { Stage } from '#stage.ts';
import type { AddAlarm } from './alarms.ts';
import { accountMetric, fiveMinutes, sumMetrics } from './metrics.ts';

/** SNS still returns message ids once its monthly quota is spent; only these metrics show it. */
export function addMessageAlarms(stage: Stage, addAlarm: AddAlarm): void {
  addAlarm('SmsSpend', accountMetric('AWS/SNS', 'SMSMonthToDateSpentUSD', 'Maximum'), {
    description: `More than 80 % of the month's USD ${stage.smsMonthlySpendUsd} for text messages is spent`,
    threshold: stage.smsMonthlySpendUsd * 0.8,
  });
  const toAustralia = { Country: 'AU', SMSType: 'Transactional' };
  const delivered = new Metric({
    namespace: 'AWS/SNS',
    metricName: 'SMSSuccessRate',
    dimensionsMap: toAustralia,
    statistic: 'Average',
    period: Duration.hours(1),
  });
  addAlarm('SmsFailures', delivered, {
    description: 'Fewer than 85 % of the text messages of an hour arrive',
    threshold: 0.85,
    isLow: true,
  });
  addAlarm('MailBounces', accountMetric('AWS/SES', 'Reputation.BounceRate', 'Maximum'), {
    description: 'More than 3 % of mails bounce: SES reviews an account at 5 %',
    threshold: 0.03,
  });
  addAlarm('MailComplaints', accountMetric('AWS/SES', 'Reputation.ComplaintRate', 'Maximum'), {
    description: 'More than 0.08 % of mails are reported as spam: SES reviews an account at 0.1 %',
    threshold: 0.0008,
  });
  addAlarm('MailRejects', accountMetric('AWS/SES', 'Reject', 'Sum'), {
    description: 'SES rejects e-mails',
    threshold: 0,
  });
}

/** SNS fills these groups, one pair an account, while an operator has delivery logs on (docs/runbook.md, `SmsFailures`). */
export function addDeliveryLogs(scope: Construct): void {
  const { region, account } = Stack.of(scope);
  const delivered = `sns/${region}/${account}/DirectPublishToPhoneNumber`;
  for (const [id, logGroupName] of Object.entries({
    SmsDelivered: delivered,
    SmsFailed: `${delivered}/Failure`,
  }))
    new LogGroup(scope, id, {
      logGroupName,
      retention: RetentionDays.ONE_WEEK,
      removalPolicy: RemovalPolicy.DESTROY,
      dataProtectionPolicy: new DataProtectionPolicy({
        identifiers: [new CustomDataIdentifier('Phone', '[+][0-9]{8,15}')],
      }),
    });
}

/** Users are created by an admin call, which Cognito counts under `Admin`. */
export function addSignInAlarms({ id, clientId }: NonNullable<Platform['pool']>, addAlarm: AddAlarm): void {
  const throttles = (metricName: string, client: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      statistic: 'Sum',
      dimensionsMap: { UserPool: id, UserPoolClient: client },
      ...fiveMinutes,
    });
  const all = [
    throttles('SignInThrottles', clientId),
    throttles('TokenRefreshThrottles', clientId),
    throttles('SignUpThrottles', 'Admin'),
  ];
  addAlarm('CognitoThrottles', sumMetrics('Throttled sign-ins, refreshes and sign-ups', all), {
    description: 'Cognito throttles sign-ins, refreshes or new accounts',
    threshold: 0,
  });
}
