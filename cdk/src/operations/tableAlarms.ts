import { indexes } from '@bloomkin/lambdas/entities.ts';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { AddAlarm } from './alarms.ts';
import { fiveMinutes, sumMetrics } from './metrics.ts';

export function addTableAlarms({ tableName }: Pick<ITable, 'tableName'>, addAlarm: AddAlarm): void {
  const tableMetric = (metricName: string, index?: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: tableName, ...(index && { GlobalSecondaryIndexName: index }) },
      statistic: 'Sum',
      ...fiveMinutes,
    });
  addAlarm('TableThrottles', tableMetric('WriteThrottleEvents'), {
    description: 'Writes are throttled: raise the warm throughput',
    threshold: 0,
  });
  addAlarm('TableReadThrottles', tableMetric('ReadThrottleEvents'), {
    description: 'Reads are throttled: raise the warm throughput',
    threshold: 0,
  });
  addAlarm('TransactionConflicts', tableMetric('TransactionConflict'), {
    description: 'Transactions conflict: look for a row that they share',
    threshold: 50,
    periods: 2,
  });
  for (const index of Object.keys(indexes)) {
    const events = ['WriteThrottleEvents', 'ReadThrottleEvents'].map((name) => tableMetric(name, index));
    addAlarm(`${index}IndexThrottles`, sumMetrics(`Throttles of ${index}`, events), {
      description: `The index ${index} is throttled, which holds up the table’s writes too`,
      threshold: 0,
    });
  }
}
