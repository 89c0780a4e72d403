import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { functionNames } from '#functions.ts';
import { functionMetric } from '#operations/metrics.ts';
import type { Stage } from '#stage.ts';
import type { WebStack } from './webStack.ts';

export function addDashboard(scope: Construct, stage: Stage, { api }: WebStack, table: TableV2): void {
  const every = (metricName: string, statistic: string) =>
    functionNames.map((name) => functionMetric(stage, name, metricName, statistic).with({ label: name }));
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `bloomkin-${stage.name}`,
    widgets: [
      [
        graph('Requests and errors', [api.metricCount(), api.metricClientError(), api.metricServerError()]),
        graph('Latency', [api.metricLatency({ statistic: 'p50' }), api.metricLatency({ statistic: 'p99' })]),
      ],
      [
        graph('Concurrent executions', every('ConcurrentExecutions', 'Maximum')),
        graph('Errors', every('Errors', 'Sum')),
      ],
      [
        graph('Duration, p99', every('Duration', 'p99')),
        graph('Table capacity', [
          table.metricConsumedReadCapacityUnits(),
          table.metricConsumedWriteCapacityUnits(),
        ]),
      ],
    ],
  });
}
