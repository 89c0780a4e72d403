import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { AddAlarm } from './alarms.ts';
import { fiveMinutes, sumMetrics } from './metrics.ts';

/** A request counts once, whichever of the table and its indexes throttles it: one alarm for all indexes. */
const writesAndQueries = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'Query'];

export function addTableAlarms({ tableName }: Pick<ITable, 'tableName'>, addAlarm: AddAlarm): void {
  const tableMetric = (metricName: string, operation?: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: tableName, ...(operation && { Operation: operation }) },
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
  // A share of the writes: a sale has more conflicts because it has more orders.
  const conflictShare = new MathExpression({
    label: 'Conflicts of 1,000 write units',
    expression: 'IF(conflicts > 50, 1000 * conflicts / written, 0)',
    usingMetrics: {
      conflicts: tableMetric('TransactionConflict'),
      written: tableMetric('ConsumedWriteCapacityUnits'),
    },
    ...fiveMinutes,
  });
  addAlarm('TransactionConflicts', conflictShare, {
    description: 'Transactions conflict: look for a row that they share',
    threshold: 10,
    periods: 2,
  });
  const throttled = writesAndQueries.map((operation) => tableMetric('ThrottledRequests', operation));
  addAlarm('RequestThrottles', sumMetrics('Throttled requests', throttled), {
    description: 'Requests are throttled, by the table or by an index, which holds up the table’s writes too',
    threshold: 0,
  });
}
