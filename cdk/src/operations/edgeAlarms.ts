import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Stage } from '#stage.ts';
import type { AddAlarm } from './alarms.ts';
import { fiveMinutes } from './metrics.ts';

export function addEdgeAlarms(stage: Stage, distributionId: string, addAlarm: AddAlarm): void {
  const serverErrors = new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    statistic: 'Average',
    ...fiveMinutes,
  });
  addAlarm('EdgeServerErrors', serverErrors, {
    description: 'More than 1 % of requests fail with a 5xx',
    threshold: 1,
    periods: 2,
  });
  const blocked = new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: `bloomkin-${stage.name}`, Rule: 'ALL' },
    statistic: 'Sum',
    ...fiveMinutes,
  });
  addAlarm('FirewallBlocks', blocked, {
    description: 'The firewall blocks more than 500 requests in five minutes',
    threshold: 500,
    periods: 2,
  });
}
