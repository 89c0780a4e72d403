import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { physicalName } from '#constructs/groupFunction.ts';
import type { FunctionName } from '#functions.ts';
import type { Stage } from '#stage.ts';

export const fiveMinutes = { period: Duration.minutes(5) };

export const functionMetric = (stage: Stage, name: FunctionName, metricName: string, statistic: string) =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    statistic,
    dimensionsMap: { FunctionName: physicalName(stage, name) },
    ...fiveMinutes,
  });

export const accountMetric = (namespace: string, metricName: string, statistic: string) =>
  new Metric({ namespace, metricName, statistic, ...fiveMinutes });

export function sumMetrics(label: string, metrics: readonly Metric[]): MathExpression {
  const named = metrics.map((metric, i) => [`m${i}`, metric] as const);
  return new MathExpression({
    label,
    expression: named.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(named),
    ...fiveMinutes,
  });
}
